import {
  isMissing,
  contactAddress,
  email,
  firstProblem,
  maxLength,
  phone,
  url,
  zip,
} from '../fields/index.ts'
import { fontTexts, isPrintable } from '../fonts/index.ts'

export const MOST_OF = {
  legalName: 120,
  sourceId: 20,
  contactName: 50,
  dealerNotes: 2_000,
  openingHours: 80,
  printedLine: 90,
  line1: 40,
  city: 50,
} as const

export interface ProfileFields {
  legalName: string
  sourceId: string
  address: { line1: string; city: string; state: string; postalCode: string }
  webAddress: string
  phoneNumber: string
  contactName: string
  contactEmail: string
  contactPhone: string
  /** Read by staff, and printed nowhere. */
  dealerNotes: string
  /** In the dealer's own words; stands on every piece, beside address and phone number. */
  openingHours: string
  /** Stands on every piece, below the address. */
  printedLine: string
}

export type ProfileField = keyof ProfileFields | `address.${keyof ProfileFields['address']}`

/** Of what stands on every piece: found here, and not at the last press of an order. */
const printable = (text: string): string | undefined =>
  isPrintable(text) ? undefined : fontTexts.notPrintable

/** What is wrong with each field, in the words of the form; empty when nothing is. */
export function profileProblems(fields: ProfileFields): Partial<Record<ProfileField, string>> {
  const { address } = fields
  const problems: Record<ProfileField, string | undefined> = {
    legalName: maxLength(MOST_OF.legalName)(fields.legalName),
    sourceId: isMissing(fields.sourceId)
      ? 'Required'
      : maxLength(MOST_OF.sourceId)(fields.sourceId),
    address: contactAddress(address),
    'address.line1': firstProblem(address.line1, maxLength(MOST_OF.line1), printable),
    'address.city': firstProblem(address.city, maxLength(MOST_OF.city), printable),
    'address.state': undefined,
    'address.postalCode': zip(address.postalCode),
    webAddress: url(fields.webAddress),
    phoneNumber: phone(fields.phoneNumber),
    contactName: maxLength(MOST_OF.contactName)(fields.contactName),
    contactEmail: email(fields.contactEmail),
    contactPhone: phone(fields.contactPhone),
    dealerNotes: firstProblem(fields.dealerNotes, maxLength(MOST_OF.dealerNotes)),
    openingHours: firstProblem(fields.openingHours, maxLength(MOST_OF.openingHours), printable),
    printedLine: firstProblem(fields.printedLine, maxLength(MOST_OF.printedLine), printable),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
