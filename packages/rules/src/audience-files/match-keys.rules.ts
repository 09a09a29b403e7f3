/** What is known of a customer by which ad platforms could find them; empty where nothing is. */
export interface MatchedPerson {
  firstName: string
  lastName: string
  city: string
  state: string
  postalCode: string
  email: string
  phone: string
}

/** All customers are: no file of them has a country. */
const COUNTRY = 'us'
const COUNTRY_CALLING_CODE = '1'

const onlyBlanks = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** Half an address finds no one, and is better left empty than hashed. */
function emailOf(text: string): string {
  const email = text.replaceAll(/\s/g, '').toLowerCase()
  return /^[^@]+@[^@]+\.[^@.]+$/.test(email) ? email : ''
}

/** E.164: a plus, the country and ten digits; empty for a number that cannot be one. */
function phoneOf(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  const national = digits.startsWith(COUNTRY_CALLING_CODE) ? digits.slice(1) : digits
  return /^[2-9]\d{9}$/.test(national) ? `+${COUNTRY_CALLING_CODE}${national}` : ''
}

/** Lower case, with accents as one letter each however they were typed, and one blank between words. */
const nameOf = (text: string): string => onlyBlanks(text.normalize('NFC')).toLowerCase()

const unpunctuated = (name: string): string =>
  onlyBlanks(name.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, ''))

const fiveDigits = (postalCode: string): string => /^\s*(\d{5})/.exec(postalCode)?.[1] ?? ''

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

/** The same person in the ways in which platforms compare them. */
export function matchKeysOf(person: MatchedPerson) {
  const phone = phoneOf(person.phone)
  const [firstName, lastName] = [nameOf(person.firstName), nameOf(person.lastName)]
  const state = lettersOf(person.state)
  return {
    email: emailOf(person.email),
    phone,
    phoneDigits: phone.slice(1),
    firstName,
    lastName,
    plainFirstName: unpunctuated(firstName),
    plainLastName: unpunctuated(lastName),
    city: lettersOf(person.city),
    state: state.length === 2 ? state : '',
    zip: fiveDigits(person.postalCode),
    country: COUNTRY,
  }
}

export type MatchKeys = ReturnType<typeof matchKeysOf>
