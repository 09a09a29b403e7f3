import { matchKeysOf, type MatchedPerson, type MatchKeys } from './match-keys.rules.ts'

/** The platforms whose files are made; each takes one of its own. */
export const AUDIENCE_FORMATS = ['META', 'GOOGLE', 'TIKTOK'] as const

export type AudienceFormat = (typeof AUDIENCE_FORMATS)[number]

/** A cell of a line: what is hashed leaves as SHA-256 in lower-case hexadecimal; what is empty stays empty. */
export interface AudienceCell {
  text: string
  isHashed: boolean
}

interface Column {
  header: string
  cell: (keys: MatchKeys) => string
  isHashed: boolean
}

interface Format {
  columns: readonly Column[]
  /** Fewer people than this the platform does not take, or shows no ads to. */
  least: number
  /** Is enough known to find this person there? */
  isFound: (keys: MatchKeys) => boolean
}

const hashed = (header: string, cell: Column['cell']): Column => ({ header, cell, isHashed: true })
const plain = (header: string, cell: Column['cell']): Column => ({ header, cell, isHashed: false })

const isReachedDirectly = ({ email, phone }: MatchKeys) => email !== '' || phone !== ''
const isNamed = (first: string, last: string, zip: string) =>
  first !== '' && last !== '' && zip !== ''

const FORMATS: Readonly<Record<AudienceFormat, Format>> = {
  // Customer list of a custom audience: https://www.facebook.com/business/help/2082575038703844
  META: {
    columns: [
      hashed('email', ({ email }) => email),
      hashed('phone', ({ phoneDigits }) => phoneDigits),
      hashed('fn', ({ plainFirstName }) => plainFirstName),
      hashed('ln', ({ plainLastName }) => plainLastName),
      hashed('ct', ({ city }) => city),
      hashed('st', ({ state }) => state),
      hashed('zip', ({ zip }) => zip),
      hashed('country', ({ country }) => country),
    ],
    least: 100,
    isFound: (keys) =>
      isReachedDirectly(keys) || isNamed(keys.plainFirstName, keys.plainLastName, keys.zip),
  },
  // Customer Match: https://support.google.com/google-ads/answer/7476159; country and ZIP code are not hashed.
  GOOGLE: {
    columns: [
      hashed('Email', ({ email }) => email),
      hashed('Phone', ({ phone }) => phone),
      hashed('First Name', ({ firstName }) => firstName),
      hashed('Last Name', ({ lastName }) => lastName),
      plain('Country', ({ country }) => country.toUpperCase()),
      plain('Zip', ({ zip }) => zip),
    ],
    least: 100,
    isFound: (keys) => isReachedDirectly(keys) || isNamed(keys.firstName, keys.lastName, keys.zip),
  },
  // Customer file: https://ads.tiktok.com/help/article/customer-file
  TIKTOK: {
    columns: [
      hashed('Email_SHA256', ({ email }) => email),
      hashed('Phone_SHA256', ({ phone }) => phone),
    ],
    least: 1_000,
    isFound: isReachedDirectly,
  },
}

export const headersOf = (format: AudienceFormat): string[] =>
  FORMATS[format].columns.map(({ header }) => header)

/** So many people the platform needs, before it finds less than all of them. */
export const leastOf = (format: AudienceFormat): number => FORMATS[format].least

/** The line of a person in each format; null: too little is known to find them there. */
export type AudienceLines = Readonly<Record<AudienceFormat, readonly AudienceCell[] | null>>

export function audienceLines(person: MatchedPerson): AudienceLines {
  const keys = matchKeysOf(person)
  return {
    META: lineOf(FORMATS.META, keys),
    GOOGLE: lineOf(FORMATS.GOOGLE, keys),
    TIKTOK: lineOf(FORMATS.TIKTOK, keys),
  }
}

/** Can any platform find this person? */
export const isMatched = (lines: Readonly<Record<AudienceFormat, unknown>>): boolean =>
  AUDIENCE_FORMATS.some((format) => lines[format] !== null)

const lineOf = ({ columns, isFound }: Format, keys: MatchKeys): AudienceCell[] | null =>
  isFound(keys) ? columns.map(({ cell, isHashed }) => ({ text: cell(keys), isHashed })) : null
