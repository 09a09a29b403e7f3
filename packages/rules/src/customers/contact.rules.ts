import {
  email,
  firstProblem,
  maxLength,
  phone,
  required,
  SUBDIVISIONS,
  zip,
} from '../fields/index.ts'
import { stripPhone } from '../phone/index.ts'
import { contactTexts } from './texts.ts'

/** By what a household is addressed and reached; empty where nothing is known. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'line1',
  'city',
  'state',
  'postalCode',
  'email',
  'phone',
] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]

export type ContactDetails = Readonly<Record<ContactField, string>>

/** As much as is read of a file. */
const MOST = maxLength(120)

/** As it is stored: one blank between words, phone numbers as their digits, states by their two letters. */
export function tidiedContact(details: ContactDetails): ContactDetails {
  const tidy = (field: ContactField) => details[field].trim().replaceAll(/\s+/g, ' ')
  return {
    firstName: tidy('firstName'),
    lastName: tidy('lastName'),
    line1: tidy('line1'),
    city: tidy('city'),
    state: tidy('state').toUpperCase(),
    postalCode: tidy('postalCode'),
    email: tidy('email'),
    phone: stripPhone(details.phone),
  }
}

/** What is wrong with a customer's details, by field; the form and the server say the same. */
export function contactProblems(
  details: ContactDetails,
): Readonly<Partial<Record<ContactField, string>>> {
  const tidy = tidiedContact(details)
  const problems: Readonly<Record<ContactField, string | undefined>> = {
    firstName: MOST(tidy.firstName),
    lastName: firstProblem(tidy.lastName, required, MOST),
    line1: MOST(tidy.line1),
    city: MOST(tidy.city),
    state: firstProblem(tidy.state, state),
    postalCode: zip(tidy.postalCode),
    email: email(tidy.email) ?? (isReachable(tidy) ? undefined : contactTexts.unreachable),
    phone: phone(tidy.phone),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

/** A household that is neither emailed nor mailed is no customer who can be kept. */
const isReachable = ({ email: address, line1, postalCode }: ContactDetails) =>
  address !== '' || (/[\p{L}\p{N}]/u.test(line1) && postalCode !== '')

const state = (code: string) =>
  code === '' || SUBDIVISIONS.some((known) => known.code === code)
    ? undefined
    : contactTexts.stateUnknown
