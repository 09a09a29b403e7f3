import { createHash } from 'node:crypto'
import type { CalendarDate } from '@marquee/rules/calendar'
import { printedOffer, type PrintedOffer } from '@marquee/rules/pieces'
import type { DemoMarket } from './market.ts'

const coupon = {
  heading: 'Spring service',
  offerTitle: 'Synthetic oil change',
  link: null,
  offers: [{ amount: '$20', suffix: 'OFF', qualifier: 'any oil change up to 5 quarts' }],
  disclaimer: 'May not be combined.',
  expires: '2028-12-31' as CalendarDate,
}

/** A coupon as it would stand on a card of this dealer. */
export function demoOffer(dealer: DemoMarket): PrintedOffer {
  const { name, line1, city, state, postalCode, phoneNumber, webAddress, hierarchyId } = dealer
  return printedOffer(
    {
      hierarchyId: hierarchyId ?? 'AMP',
      dealer: {
        name,
        line1: line1 ?? '',
        city: city ?? '',
        state: state ?? '',
        postalCode: postalCode ?? '',
        phone: phoneNumber ?? '',
        webAddress: webAddress ?? '',
        openingHours: '',
        printedLine: '',
      },
    },
    coupon,
  )
}

/** Not chance, as elsewhere: the demo is the same each time. */
export const demoDraw = (label: string): Uint8Array =>
  createHash('sha256').update(`offer ${label}`).digest()
