import {
  firstOffer,
  isAbsent,
  secondOffer,
  writeOffer,
  type OfferFields,
  type OfferType,
} from './offers.rules.ts'

/**
 * Another type for the first offer: its old figure and the second offer's text after the amount are
 * cleared. A fixed text or a flat cost leaves no second offer at all.
 */
export function changeFirstType<Fields extends OfferFields>(
  fields: Fields,
  type: OfferType,
): Fields {
  if (firstOffer(fields).type === type) return fields
  const { text, off } = writeOffer({ type, value: '' })
  return {
    ...fields,
    offer_1: text,
    A_off: off,
    offer_2: keepsSecond(fields, type) ? fields.offer_2 : null,
    offer_2_qualifier: null,
    B_off: null,
  }
}

/** Without its OFF an amount would turn into a flat cost, so such a second offer is cleared. */
function keepsSecond({ B_off }: OfferFields, first: OfferType): boolean {
  return LEAVES_A_SECOND[first] && isAbsent(B_off)
}

const LEAVES_A_SECOND: Readonly<Record<OfferType, boolean>> = {
  'No Offer': false,
  Complimentary: false,
  '$ Off': true,
  '% Off': true,
  'Flat Cost': false,
}

/** Another type for the second offer: its old figure is cleared. */
export function changeSecondType<Fields extends OfferFields>(
  fields: Fields,
  type: OfferType,
): Fields {
  if (secondOffer(fields).type === type) return fields
  const { text, off } = writeOffer({ type, value: '' })
  return { ...fields, offer_2: text, B_off: off }
}
