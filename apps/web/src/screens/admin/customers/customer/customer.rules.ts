import type { KnownPerson } from '../person-values.rules.ts'
import type { Customer } from '../answers.ts'

type Contact = Customer['contact']

/** Without a first name the last one alone. */
export const nameOf = ({ firstName, lastName }: Contact): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** On lines of its own, as on an envelope. */
export const addressOf = ({ line1, city, state, postalCode }: Contact): string =>
  [line1, [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('\n')

/** As the calls about a person name them: by all that identifies them. */
export function knownPerson({ marketKey, marketName, contact }: Customer): KnownPerson {
  const { email, lastName, line1, postalCode } = contact
  return {
    name: nameOf(contact),
    person: { email, lastName, line1, postalCode },
    market: { key: marketKey, name: marketName, type: 'DEALER' },
  }
}
