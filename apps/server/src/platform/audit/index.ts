import { asReference, type AuditedThing } from '@marquee/rules/operation'
import { sql as raw } from 'drizzle-orm'
import { auditLog } from '../../db/schema/index.ts'
import { store, type Sql } from '../sql/index.ts'

export { agentFamily } from './agent-family.ts'
export { namedByCall, objectOf } from './object-of.ts'
export { sealLagView } from './seal-lag.ts'
export { sealing, SEAL_AUDIT_LOG } from './seal-log.ts'
export { verifyLog, type Verified } from './verify-log.ts'
export { forgetTransactions } from './forget-transactions.ts'

export interface AuditEntry {
  requestId: string
  personKey: number | null
  operation: string
  outcome: 'done' | 'denied' | 'refused'
  event: string
  /** The key of the object that it is about. */
  object?: number | null
  /** All that it is about: of many things at once, each. */
  about?: readonly AuditedThing[]
  details: Readonly<Record<string, unknown>>
  path: string
  client?: string | null
  agent?: string | null
}

/** For what a job or a command has done. */
export const auditStore = store((sql) => ({
  record: (entry: AuditEntry) => record(sql, entry),
  recordEach: (table: string, entries: readonly RowEntry[]) => recordEach(sql, table, entries),
}))

/**
 * Adds to the log, in the transaction of the logged change. The database itself adds what was changed,
 * before and after.
 */
export async function record(sql: Sql, entry: AuditEntry): Promise<void> {
  await sql.insert(auditLog).values({ ...entry, about: entry.about?.map(asReference) ?? [] })
}

/** Of one row, by its key. */
type RowEntry = AuditEntry & { object: number }

/** The database notes so many changes of a transaction, and counts the others. */
const MOST_NOTED = 60

/** As many at once as the database notes, where each item writes so many rows. */
export const inParts = <Item>(items: readonly Item[], rowsEach = 1): Item[][] => {
  const most = Math.floor(MOST_NOTED / rowsEach)
  return Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most, (part + 1) * most),
  )
}

/**
 * Adds an entry for each of several rows of a table that were just written, at most as many as are noted: with
 * what was changed of that row alone, which no later entry of the transaction repeats.
 */
export async function recordEach(
  sql: Sql,
  table: string,
  entries: readonly RowEntry[],
): Promise<void> {
  if (entries.length === 0) return
  if (entries.length > MOST_NOTED) throw new Error(`More than ${MOST_NOTED} entries at once`)
  const changesOf = (key: number) => raw`(
    SELECT jsonb_agg(change) FROM jsonb_array_elements(noted_changes()) AS change
     WHERE change->>'of' = ${table} AND change->'key' = to_jsonb(${key}::integer))`
  await sql.insert(auditLog).values(
    entries.map((entry) => ({
      ...entry,
      about: entry.about?.map(asReference) ?? [],
      changes: changesOf(entry.object),
    })),
  )
  await sql.execute(
    raw`SELECT set_config('app.changes', '', true), set_config('app.changes_count', '', true)`,
  )
}
