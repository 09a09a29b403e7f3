import { showPhone } from '@marquee/rules/phone'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import { changedNames, labels } from './texts.ts'

/** In which values two states of a profile differ, in words, a line each. */
export function differencesOf(before: MarketProfile, now: MarketProfile): string[] {
  const known = new Map(spoken(before))
  return spoken(now)
    .filter(([name, value]) => known.get(name) !== value)
    .map(([name, value]) => `${name}: ${value === '' ? changedNames.empty : value}`)
}

function spoken(profile: MarketProfile): [name: string, value: string][] {
  const { contact, addresses, attributes } = profile
  return [
    [changedNames.contactName, contact.name],
    [changedNames.contactEmail, contact.email],
    [changedNames.contactPhone, showPhone(contact.phone)],
    [labels.webAddress, profile.webAddress ?? ''],
    [labels.phoneNumber, showPhone(profile.phoneNumber ?? '')],
    [labels.legalName, profile.legalName],
    [labels.sourceId, profile.sourceId.id],
    [changedNames.address, addressIn(addresses)],
    [labels.dealerNotes, profile.dealerNotes],
    ...attributes.map(({ label, options, values }): [string, string] => [
      label,
      values.map((each) => options.find(({ value }) => value === each)?.label ?? each).join(', '),
    ]),
  ]
}

function addressIn([address]: MarketProfile['addresses']): string {
  if (!address) return ''
  const { line1, city, countrySubdivision, postalCode } = address
  return `${line1}, ${city}, ${countrySubdivision.code} ${postalCode}`
}
