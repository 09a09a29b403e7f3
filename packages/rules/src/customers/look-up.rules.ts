import { email } from '../fields/index.ts'
import { folded } from '../matching/index.ts'
import { PHONE_DIGITS, stripPhone } from '../phone/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

/** As many customers are shown; who searches for more has to say more. */
export const MOST_FOUND = 50

/** Through more, a search by parts of words takes longer than a person waits. */
export const MOST_LOOKED_THROUGH = 750_000

const LEAST_SEARCHED = 2
const MOST_WORDS = 6

/** By what customers are looked for. */
export interface LookUp {
  /** Each of them has to be found in a name, an address, an email or a number. */
  words: string[]
  /** A whole address, which is found at once among any number of customers. */
  email: string | undefined
  /** The digits of a phone number, or of its end without the area code. */
  phone: string | undefined
  /** What was typed is nothing else than a phone number: bare digits may be a customer's own number as well. */
  isPhoneAlone: boolean
}

export function lookUpBy(text: string): Result<LookUp, 'customers.search-too-short'> {
  const bare = text.trim()
  const words = folded(bare)
    .replaceAll('’', "'")
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
  const isShort = [...words.join('')].length < LEAST_SEARCHED
  if (isShort) return refuse('customers.search-too-short')
  const isEmail = bare.includes('@') && email(bare) === undefined
  const phone = phoneIn(bare)
  return accept({
    words: words.slice(0, MOST_WORDS),
    email: isEmail ? bare : undefined,
    phone,
    isPhoneAlone: phone !== undefined && (phone.length === PHONE_DIGITS || /[^0-9]/.test(bare)),
  })
}

const LEAST_PHONE_DIGITS = 7

/** All ten-digit numbers that end so: an index finds each of them at once, and no number by its end. */
export function numbersEnding(phone: string): string[] {
  const missing = PHONE_DIGITS - phone.length
  return Array.from(
    { length: 10 ** missing },
    (_, at) => `${String(at).padStart(missing, '0').slice(0, missing)}${phone}`,
  )
}

/** However it is typed: with brackets, blanks, dots or dashes, and with the 1 of North America before it. */
function phoneIn(text: string): string | undefined {
  const digits = stripPhone(text.replaceAll('.', ''))
  if (!/^[0-9]+$/.test(digits)) return undefined
  const isWithCountry = digits.length === PHONE_DIGITS + 1 && digits.startsWith('1')
  const number = isWithCountry ? digits.slice(1) : digits
  return number.length >= LEAST_PHONE_DIGITS && number.length <= PHONE_DIGITS ? number : undefined
}
