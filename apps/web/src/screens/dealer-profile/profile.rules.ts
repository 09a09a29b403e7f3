import type { ProfileFields } from '@marquee/rules/market-profiles'
import { showPhone } from '@marquee/rules/phone'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import { changedNames, labels } from './texts.ts'

/** A profile as its form holds it, in the shape of the call, so that refusals find their fields. */
export interface ProfileValues {
  contact: { name: string; email: string; phone: string }
  webAddress: string
  phoneNumber: string
  legalName: string
  sourceId: { id: string }
  addresses: [AddressValues]
  dealerNotes: string
  openingHours: string
  printedLine: string
  /** In the order of the profile; `one` is for those that take one value, `several` for the others. */
  attributes: { one: string; several: string[] }[]
}

interface AddressValues {
  line1: string
  city: string
  countrySubdivision: { code: string }
  postalCode: string
}

const NO_ADDRESS: AddressValues = {
  line1: '',
  city: '',
  postalCode: '',
  countrySubdivision: { code: '' },
}

export function valuesOf(profile: MarketProfile): ProfileValues {
  const { contact, legalName, sourceId, addresses, attributes } = profile
  return {
    contact,
    legalName,
    sourceId,
    dealerNotes: profile.dealerNotes,
    openingHours: profile.openingHours,
    printedLine: profile.printedLine,
    webAddress: profile.webAddress ?? '',
    phoneNumber: profile.phoneNumber ?? '',
    addresses: [addresses[0] ?? NO_ADDRESS],
    attributes: attributes.map(({ values }) => ({ one: values[0] ?? '', several: [...values] })),
  }
}

/** The fields as the rules know them. */
export function fieldsOf(values: ProfileValues): ProfileFields {
  const { contact, sourceId, addresses, ...plain } = values
  const [{ line1, city, countrySubdivision, postalCode }] = addresses
  const { webAddress, phoneNumber, legalName, dealerNotes, openingHours, printedLine } = plain
  return {
    webAddress: webAddress.trim(),
    phoneNumber,
    legalName: legalName.trim(),
    dealerNotes,
    openingHours: openingHours.trim(),
    printedLine: printedLine.trim(),
    sourceId: sourceId.id.trim(),
    address: {
      line1: line1.trim(),
      city: city.trim(),
      state: countrySubdivision.code,
      postalCode: postalCode.trim(),
    },
    contactName: contact.name.trim(),
    contactEmail: contact.email.trim(),
    contactPhone: contact.phone,
  }
}

/** What was changed, as the call takes it: what is left out stays as it is. */
export function changesOf(before: MarketProfile, values: ProfileValues) {
  const { attributes: _, ...known } = sent(before, valuesOf(before))
  const { attributes, ...fieldValues } = sent(before, values)
  const changed = Object.entries(fieldValues).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(known[part as keyof typeof known]),
  )
  const chosen = attributes.filter(
    ({ values: now }, at) => String(now) !== String(before.attributes[at]?.values),
  )
  const parts: Partial<typeof fieldValues> = Object.fromEntries(changed)
  return { ...parts, ...(chosen.length > 0 && { attributes: chosen }) }
}

function sent({ attributes }: MarketProfile, values: ProfileValues) {
  const [address] = values.addresses
  const isEmpty = JSON.stringify(address) === JSON.stringify(NO_ADDRESS)
  return {
    ...values,
    addresses: isEmpty ? [] : [address],
    attributes: attributes.map(({ key, inputType }, at) => {
      const { one = '', several = [] } = values.attributes[at] ?? {}
      const single = one === '' ? [] : [one]
      return { key, values: inputType === 'SINGLE_SELECT_DROPDOWN' ? single : several }
    }),
  }
}

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
    [labels.openingHours, profile.openingHours],
    [labels.printedLine, profile.printedLine],
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
