import { isDeepStrictEqual } from 'node:util'
import { accept, refuse, type Result } from '@marquee/rules/result'

const CANNOT_BE_CHANGED =
  'This cannot be changed here. If you did not change it, somebody else did: read it again.'

/**
 * Are these fields, which no save changes, sent as they are, where they are sent? An entity may be sent back as it
 * was read, but a change that would be lost without a word is refused.
 */
export function unaltered<Name extends string>(
  sent: Readonly<Partial<Record<Name, unknown>>>,
  present: Readonly<Record<Name, unknown>>,
  names: readonly Name[],
): Result<true, 'request.invalid'> {
  const altered = names.filter(
    (name) =>
      sent[name] !== undefined && !isDeepStrictEqual(plain(sent[name]), plain(present[name])),
  )
  if (altered.length === 0) return accept(true)
  const fields = Object.fromEntries(altered.map((name) => [`body.${name}`, CANNOT_BE_CHANGED]))
  return refuse('request.invalid', { fields })
}

/** As it travels: without fields that are undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
