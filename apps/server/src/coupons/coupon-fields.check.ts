import type { coupons } from '@marquee/contract/coupons'
import type { BodyOf } from '@marquee/contract/operation'
import { keysOf, type MarketPath } from '@marquee/rules/access'
import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import {
  couponProblems,
  discountsOf,
  endDateProblem,
  type CouponFields,
  type CouponScope,
} from '@marquee/rules/coupons'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { CouponRow } from './coupons.store.ts'

type Body = Pick<BodyOf<typeof coupons.create>, keyof CouponFields | 'endDate'>
type Columns = Pick<CouponRow, 'heading' | 'offerTitle' | 'content' | 'discounts' | 'endDate'>

interface Judging {
  scope: CouponScope
  path: MarketPath
  /** The last day as it is known; a coupon that is over may keep it. */
  endDate?: CalendarDate | null
}

/** The columns of a coupon from the request; or what is wrong with it, by field. */
export async function couponColumns(
  body: Body,
  place: Judging,
  { use, now }: { use: Use; now: number },
): Promise<Result<Columns, 'request.invalid'>> {
  const { heading, offerTitle, ...content } = trimmed(body)
  const timeZone = await timeZoneAt(place, use)
  const endDate = endDateProblem(body.endDate, todayIn(timeZone, now), place.endDate)
  const problems = {
    ...couponProblems({ heading, offerTitle, ...content }),
    ...(endDate && { endDate }),
  }
  const fields = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [`body.${field}`, problem]),
  )
  if (Object.keys(fields).length > 0) return refuse('request.invalid', { fields })
  const discounts = discountsOf(content)
  return accept({ heading, offerTitle, content, discounts, endDate: body.endDate })
}

function trimmed(body: Body): CouponFields {
  const trimmedText = (text: string | null) => text?.trim() || null
  return {
    heading: body.heading.trim(),
    offerTitle: body.offerTitle.trim(),
    offer_1: trimmedText(body.offer_1),
    A_off: trimmedText(body.A_off),
    offer_2: trimmedText(body.offer_2),
    B_off: trimmedText(body.B_off),
    offer_1_qualifier: trimmedText(body.offer_1_qualifier),
    offer_2_qualifier: trimmedText(body.offer_2_qualifier),
    disclaimer: body.disclaimer.trim(),
  }
}

const ZONE_OF_NOWHERE = 'UTC'

/** Today is the day at the place of a coupon; a group's is that of its maker. */
async function timeZoneAt({ scope, path }: Judging, use: Use): Promise<string> {
  const key = keysOf(path).at(scope === 'MARKET_GROUP' ? -2 : -1)
  const market = key === undefined ? undefined : await use(marketsStore).find(key)
  return market?.timeZone ?? ZONE_OF_NOWHERE
}
