import type { GIVEN_REASONS, LIFTING_REASONS, SuppressionChannel } from '@marquee/rules/customers'

/** What is done to the person. */
export type Doing = 'suppress' | 'lift' | 'erase'

/** What is typed to suppress mail to a person, or to lift that. */
export interface PersonValues<Market> {
  where: Market | null
  knownBy: 'EMAIL' | 'ADDRESS'
  email: string
  lastName: string
  line1: string
  postalCode: string
  channel: SuppressionChannel
  reason: (typeof GIVEN_REASONS)[number]
  liftedFor: (typeof LIFTING_REASONS)[number]
}

/** As calls name a person. */
export interface NamedPerson {
  email?: string
  lastName?: string
  line1?: string
  postalCode?: string
}

/** A person who was looked up. */
export interface KnownPerson {
  name: string
  person: NamedPerson
  /** Their dealer. */
  market: { key: number; name: string; type: 'DEALER' }
}

/** Only the fields of the chosen way to name a person. */
export function namedPerson({
  knownBy,
  email,
  lastName,
  line1,
  postalCode,
}: Omit<PersonValues<unknown>, 'where'>): NamedPerson {
  if (knownBy === 'EMAIL') return { email: email.trim() }
  return { lastName: lastName.trim(), line1: line1.trim(), postalCode: postalCode.trim() }
}

/** The person in the words of the confirmation. */
export const inWords = (named: NamedPerson): string => Object.values(named).join(', ')
