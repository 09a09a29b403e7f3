import type { marketProfiles } from '@marquee/contract/market-profiles'
import type { BodyOf } from '@marquee/contract/operation'
import { profileProblems, type ProfileFields } from '@marquee/rules/market-profiles'
import { stripPhone } from '@marquee/rules/phone'
import type { MarketRow } from '../markets/index.ts'
import type { ProfileRow } from './market-profiles.store.ts'

/** The fields of a profile as the rules take them, from all tables that store them. */
export function fieldsOf(market: MarketRow, profile: ProfileRow): ProfileFields {
  const { legalName, contactName, contactEmail, contactPhone } = profile
  const { dealerNotes, openingHours, printedLine } = profile
  return {
    legalName,
    contactName,
    contactEmail,
    contactPhone,
    dealerNotes,
    openingHours,
    printedLine,
    sourceId: market.sourceId,
    address: {
      line1: market.line1 ?? '',
      city: market.city ?? '',
      state: market.state ?? '',
      postalCode: market.postalCode ?? '',
    },
    webAddress: market.webAddress ?? '',
    phoneNumber: market.phoneNumber ?? '',
  }
}

/** The fields after a call: what it leaves out stays as it is. */
export function updatedFields(
  stored: ProfileFields,
  body: BodyOf<typeof marketProfiles.update>,
): ProfileFields {
  const { contact, webAddress = stored.webAddress, phoneNumber = stored.phoneNumber } = body
  return {
    legalName: body.legalName?.trim() ?? stored.legalName,
    sourceId: body.sourceId?.id.trim() ?? stored.sourceId,
    address: body.addresses ? addressIn(body.addresses) : stored.address,
    webAddress: (webAddress ?? '').trim(),
    phoneNumber: stripPhone(phoneNumber ?? ''),
    contactName: contact?.name.trim() ?? stored.contactName,
    contactEmail: contact?.email.trim() ?? stored.contactEmail,
    contactPhone: contact ? stripPhone(contact.phone) : stored.contactPhone,
    dealerNotes: body.dealerNotes ?? stored.dealerNotes,
    openingHours: body.openingHours?.trim() ?? stored.openingHours,
    printedLine: body.printedLine?.trim() ?? stored.printedLine,
  }
}

function addressIn([address]: NonNullable<BodyOf<typeof marketProfiles.update>['addresses']>) {
  if (!address) return { line1: '', city: '', state: '', postalCode: '' }
  const { line1, city, countrySubdivision, postalCode } = address
  const trimmed = { line1: line1.trim(), city: city.trim(), postalCode: postalCode.trim() }
  return { ...trimmed, state: countrySubdivision.code }
}

/** Where in the call each field stands, for a form to point at. */
const PLACES: Readonly<Record<string, string>> = {
  sourceId: 'sourceId.id',
  address: 'addresses.0.line1',
  'address.line1': 'addresses.0.line1',
  'address.city': 'addresses.0.city',
  'address.state': 'addresses.0.countrySubdivision.code',
  'address.postalCode': 'addresses.0.postalCode',
  contactName: 'contact.name',
  contactEmail: 'contact.email',
  contactPhone: 'contact.phone',
}

/** What is wrong with the changed fields; older faults in others are not reported. */
export function problemsOf(
  updated: ProfileFields,
  changed: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(profileProblems(updated))
      .filter(([field]) => changed.includes(field.split('.')[0] as string))
      .map(([field, problem]) => [`body.${PLACES[field] ?? field}`, problem]),
  )
}
