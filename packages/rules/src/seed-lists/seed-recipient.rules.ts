import { email, firstProblem, maxLength, required, SUBDIVISIONS, zip } from '../fields/index.ts'
import { checksumOf, tidied } from './checksum.rules.ts'
import type { SeedPerson, SeedChannels } from './seed-person.rules.ts'
import { seedTexts } from './texts.ts'

export interface SeedRecipient extends SeedPerson {
  /** Equal for the same recipient, as far as the channels in use reach them. */
  checksum: string
  /** How many of each piece they get. */
  recipientCount: number
}

const MOST_OF_SEED = { name: 40, line: 40, city: 50 } as const

/** What is wrong with a recipient, by the path of the field. */
export function seedProblems(
  person: SeedPerson,
  channels: SeedChannels,
): Readonly<Record<string, string>> {
  const { foreName, surName, address } = tidied(person)
  const { line1, line2, city, countrySubdivision, postalCode } = address
  const all = {
    foreName: firstProblem(foreName, required, maxLength(MOST_OF_SEED.name)),
    surName: firstProblem(surName, required, maxLength(MOST_OF_SEED.name)),
    ...(channels.email && { email: firstProblem(person.email.trim(), required, email) }),
    ...(channels.directMail && {
      'address.line1': firstProblem(line1, required, maxLength(MOST_OF_SEED.line)),
      'address.line2': firstProblem(line2, maxLength(MOST_OF_SEED.line)),
      'address.city': firstProblem(city, required, maxLength(MOST_OF_SEED.city)),
      'address.countrySubdivision.code': firstProblem(countrySubdivision.code, required, state),
      'address.postalCode': firstProblem(postalCode, required, zip),
    }),
  }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** The person as a recipient on a list, with the checksum that identifies them. */
export function seedRecipient(person: SeedPerson, channels: SeedChannels): SeedRecipient {
  return { ...person, checksum: checksumOf(person, channels), recipientCount: 1 }
}

const state = (code: string) =>
  SUBDIVISIONS.some((known) => known.code === code) ? undefined : seedTexts.stateUnknown
