import { accept, refuse, type Result } from '../result/index.ts'
import { checksumOf, tidied } from './checksum.rules.ts'
import type { SeedChannels, SeedPerson } from './seed-person.rules.ts'
import { seedProblems } from './seed-recipient.rules.ts'

const inOrder = new Intl.Collator('en', { sensitivity: 'accent' })

/** By last name, then first name, whichever way they are written. */
export function sortedSeeds<Person extends SeedPerson>(recipients: readonly Person[]): Person[] {
  return recipients.toSorted(
    (a, b) => inOrder.compare(a.surName, b.surName) || inOrder.compare(a.foreName, b.foreName),
  )
}

/** Adds a person, or replaces another one; a list never has a person twice. */
export function putSeed(
  recipients: readonly SeedPerson[],
  person: SeedPerson,
  channels: SeedChannels,
  replaced?: SeedPerson,
): Result<SeedPerson[], 'seed-list.duplicate'> {
  const others = recipients.filter((recipient) => recipient !== replaced)
  const checksum = checksumOf(person, channels)
  const isThere = others.some((other) => checksumOf(other, channels) === checksum)
  if (isThere) return refuse('seed-list.duplicate')
  return accept(sortedSeeds([...others, tidied(person)]))
}

/** A whole list as it is stored; refused where a person is on it twice. */
export function wholeSeeds(
  people: readonly SeedPerson[],
  channels: SeedChannels,
): Result<SeedPerson[], 'seed-list.duplicate'> {
  const needed = seedsFor(people, channels)
  return needed.length === people.length ? accept(needed) : refuse('seed-list.duplicate')
}

/** The recipients that a campaign takes over: people who are the same on its channels count once. */
export function seedsFor(people: readonly SeedPerson[], channels: SeedChannels): SeedPerson[] {
  const once = new Map(people.map((person) => [checksumOf(person, channels), tidied(person)]))
  return sortedSeeds([...once.values()])
}

/** Those of whom the channels in use need more than is known. */
export function incompleteSeeds<Person extends SeedPerson>(
  recipients: readonly Person[],
  channels: SeedChannels,
): Person[] {
  return recipients.filter((person) => Object.keys(seedProblems(person, channels)).length > 0)
}
