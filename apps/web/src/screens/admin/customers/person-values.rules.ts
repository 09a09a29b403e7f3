import type { GIVEN_REASONS, LIFTING_REASONS, SuppressionChannel } from '@marquee/rules/customers'

/** What is done about somebody. */
export type Doing = 'suppress' | 'lift' | 'erase'

/** What a person types who wants somebody to be left alone, or not to be any more. */
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

/** Only what the chosen way to name somebody asks for. */
export function namedPerson({
  knownBy,
  email,
  lastName,
  line1,
  postalCode,
}: Omit<PersonValues<unknown>, 'where'>) {
  if (knownBy === 'EMAIL') return { email: email.trim() }
  return { lastName: lastName.trim(), line1: line1.trim(), postalCode: postalCode.trim() }
}

/** As the person is named when it is asked once more. */
export const inWords = (named: ReturnType<typeof namedPerson>): string =>
  Object.values(named).join(', ')
