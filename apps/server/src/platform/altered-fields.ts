import { isDeepStrictEqual } from 'node:util'

const CANNOT_BE_CHANGED = 'This cannot be changed here.'

/**
 * The fields that a caller sent with another value than they have, though no save changes them. An entity may be
 * sent back as it was read, but a change that would be lost without a word is refused.
 */
export function alteredFields<Name extends string>(
  sent: Readonly<Partial<Record<Name, unknown>>>,
  present: Readonly<Record<Name, unknown>>,
  names: readonly Name[],
): Record<string, string> {
  const altered = names.filter(
    (name) =>
      sent[name] !== undefined && !isDeepStrictEqual(plain(sent[name]), plain(present[name])),
  )
  return Object.fromEntries(altered.map((name) => [`body.${name}`, CANNOT_BE_CHANGED]))
}

/** As it travels: without fields that are undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
