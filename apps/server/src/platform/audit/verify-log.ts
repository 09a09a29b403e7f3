import type { ClientBase, Pool } from 'pg'
import { linked, ROW_AS_TEXT, START } from './chain.ts'

export interface Fault {
  /** Of the row in the log; null where only its seal is gone. */
  key: number | null
  position: number | null
  why: 'changed' | 'gone' | 'seal-gone' | 'put-in' | 'late'
}

export interface Verified {
  sealed: number
  /** The end of the chain, which may be stored elsewhere for the next check. */
  hash: string
  /** Written, and not yet sealed. */
  unsealed: number
  fault?: Fault
  /** Whether the chain contains the given link; undefined where none was given. */
  holdsKnown?: boolean
}

interface Link {
  position: number
  hash: string
}

interface Sealed {
  position: string
  key: string
  hash: string
  text: string | null
  /** In seconds since 1970. */
  at: number | null
  sealedAt: number
  /** Nothing was left for the turn after it. */
  isWhole: boolean
}

/** The last row that was looked at, and when everything written until then was sealed. */
interface Turns {
  sealedAt: number
  isWhole: boolean
  before: number
}

const AT_ONCE = 10_000
/**
 * A transaction ends within the hour, so a row that is older than that before the last turn was
 * inserted later.
 */
const LONGEST_SECONDS = 3_600

/**
 * Walks along the whole chain, up to the first row that does not fit. Has to see all rows, otherwise it
 * reports too much.
 */
export async function verifyLog(database: Pool | ClientBase, known?: Link): Promise<Verified> {
  let end: Link = { position: 0, hash: START }
  let turns: Turns = { sealedAt: 0, isWhole: false, before: 0 }
  let holdsKnown = known === undefined ? undefined : known.position === 0
  for (;;) {
    const { rows } = await database.query<Sealed>(SEALED, [end.position, AT_ONCE])
    for (const row of rows) {
      const { sealedAt, isWhole } = row
      turns = { sealedAt, isWhole, before: wholeBefore(row, turns) }
      const fault = faultIn(row, end, turns)
      if (fault) return { ...state(end), unsealed: 0, fault, ...(known && { holdsKnown: false }) }
      end = { position: Number(row.position), hash: row.hash }
      if (known?.position === end.position) holdsKnown = known.hash === end.hash
    }
    if (rows.length < AT_ONCE) break
  }
  const { rows } = await database.query<{ all: number; put_in: string | null }>(UNSEALED)
  const [{ all, put_in: putIn }] = rows as [(typeof rows)[0]]
  return {
    ...state(end),
    unsealed: all,
    ...(putIn !== null && {
      fault: { key: Number(putIn), position: null, why: 'put-in' as const },
    }),
    ...(holdsKnown !== undefined && { holdsKnown }),
  }
}

const state = ({ position, hash }: Link) => ({ sealed: position, hash })

/** Only the last row of a turn says whether that took all there was. */
const wholeBefore = ({ sealedAt }: Sealed, last: Turns): number =>
  sealedAt > last.sealedAt && last.isWhole ? last.sealedAt : last.before

function faultIn(row: Sealed, before: Link, turns: Turns): Fault | undefined {
  const { position, key, hash, text } = row
  const at = { key: Number(key), position: Number(position) }
  if (at.position !== before.position + 1) {
    return { key: null, position: before.position + 1, why: 'seal-gone' }
  }
  if (text === null) return { ...at, why: 'gone' }
  if (linked(before.hash, text) !== hash) return { ...at, why: 'changed' }
  const isLate = row.at !== null && row.at < turns.before - LONGEST_SECONDS
  return isLate ? { ...at, why: 'late' } : undefined
}

const SEALED = `
  SELECT s.position, s.audit_key AS key, s.hash,
         CASE WHEN l.key IS NOT NULL THEN ${ROW_AS_TEXT} END AS text,
         extract(epoch FROM l.at)::float8 AS at, extract(epoch FROM s.sealed_at)::float8 AS "sealedAt",
         coalesce(s.horizon > l.transaction, false) AS "isWhole"
    FROM audit_seals s LEFT JOIN audit_log l ON l.key = s.audit_key
   WHERE s.position > $1 ORDER BY s.position LIMIT $2`

const UNSEALED = `
  SELECT count(*)::integer AS all, min(l.key) FILTER (WHERE l.transaction < coalesce(
           (SELECT horizon FROM audit_seals ORDER BY position DESC LIMIT 1), '0')) AS put_in
    FROM audit_log l WHERE NOT EXISTS (SELECT FROM audit_seals s WHERE s.audit_key = l.key)`
