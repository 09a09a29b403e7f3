import { isMissing } from './required.rules.ts'
import { fieldTexts } from './texts.ts'

export interface PostalAddress {
  line1: string
  line2?: string
  city: string
  state: string
  postalCode: string
}

const NEEDED_ADDRESS_PARTS = ['line1', 'city', 'state', 'postalCode'] as const

export type NeededAddressPart = (typeof NEEDED_ADDRESS_PARTS)[number]

/** The parts still to be filled before an address is one; a form marks each as required. */
export function missingAddressParts(address: PostalAddress): NeededAddressPart[] {
  return NEEDED_ADDRESS_PARTS.filter((part) => isMissing(address[part]))
}

/** An address that must be there, as on a campaign. */
export function completeAddress(address: PostalAddress): string | undefined {
  return missingAddressParts(address).length === 0 ? undefined : fieldTexts.addressIncomplete
}

/** A contact's address may be left out altogether, but not in part. */
export function contactAddress(address: PostalAddress): string | undefined {
  return Object.values(address).every(isMissing) ? undefined : completeAddress(address)
}
