import type { MarketPath } from '@marquee/rules/access'
import {
  readSuppressions,
  suppressesEmail,
  suppressesMail,
  type Identity,
  type RefusedSuppression,
  type SuppressionChannel,
  type SuppressionRow,
} from '@marquee/rules/customers'
import { accept, type Result } from '@marquee/rules/result'
import type { Use } from '../platform/sql/index.ts'
import { fingerprintOf, textOf } from '../platform/uploads/index.ts'
import { customerHashing, hashesOf, type HashText } from './customer-hashing.load.ts'
import { suppressionsStore } from './suppressions.store.ts'

/** A person of the file, by all that they are known by. */
export interface HashedSuppression extends Pick<SuppressionRow, 'channel' | 'why'> {
  hashes: readonly bigint[]
}

export interface ComparedSuppressions {
  added: HashedSuppression[]
  /** Lines of people for whom the same holds already. */
  standing: number
  usable: SuppressionRow[]
  refused: readonly RefusedSuppression[]
  ignored: readonly string[]
  fingerprint: string
}

type FileReason =
  | Extract<ReturnType<typeof readSuppressions>, { ok: false }>['reason']
  | 'file.wrong-encoding'

/** Reads a file of people who are not written to, and compares it with what holds at a place. */
export async function compareSuppressions(
  use: Use,
  bytes: Buffer,
  place: MarketPath,
): Promise<Result<ComparedSuppressions, FileReason>> {
  const text = textOf(bytes)
  if (!text.ok) return text
  const file = readSuppressions(text.value)
  if (!file.ok) return file
  const { rows, refused, ignored } = file.value
  const by = hashesBy(await customerHashing(use))
  const hashed = rows.map(({ person, channel, why }) => ({
    channel,
    why,
    hashes: by(person),
  }))
  const held = await heldAt(
    place,
    hashed.flatMap(({ hashes }) => hashes),
    use,
  )
  const added = onceEach(hashed.filter((one) => !isHeld(one, held)))
  return accept({
    added,
    standing: rows.length - added.length,
    usable: rows,
    refused,
    ignored,
    fingerprint: fingerprintOf({
      place,
      added: added.map(({ hashes, channel, why }) => [hashes.map(String), channel, why]),
    }),
  })
}

const hashesBy =
  (hash: HashText) =>
  (named: Identity): bigint[] => {
    const { person, email } = hashesOf(hash, named) ?? { person: null, email: null }
    return [...new Set([person, email].filter((one) => one !== null))]
  }

/** What nothing is sent by, for each person. */
type Held = ReadonlyMap<bigint, { email: boolean; mail: boolean }>

async function heldAt(place: MarketPath, hashes: readonly bigint[], use: Use): Promise<Held> {
  const held = new Map<bigint, { email: boolean; mail: boolean }>()
  for (const { hash, channel } of await use(suppressionsStore).standing(hashes, place)) {
    const { email = false, mail = false } = held.get(hash) ?? {}
    held.set(hash, {
      email: email || suppressesEmail(channel),
      mail: mail || suppressesMail(channel),
    })
  }
  return held
}

/** By each of their hashes: whoever is known by their email alone comes back by their address. */
const isHeld = ({ hashes, channel }: HashedSuppression, held: Held): boolean =>
  hashes.every((hash) => covers(held.get(hash), channel))

const covers = (
  by: { email: boolean; mail: boolean } | undefined,
  channel: SuppressionChannel,
): boolean =>
  by !== undefined &&
  (by.email || !suppressesEmail(channel)) &&
  (by.mail || !suppressesMail(channel))

/** Files name people twice. */
function onceEach(all: readonly HashedSuppression[]): HashedSuppression[] {
  const seen = new Map<string, HashedSuppression>()
  for (const one of all) {
    const key = [...one.hashes.map(String), one.channel].join(' ')
    if (!seen.has(key)) seen.set(key, one)
  }
  return [...seen.values()]
}
