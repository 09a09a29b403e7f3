import type pg from 'pg'
import { notedWhereSlow, type NoteSlow } from './slow-statements.ts'
import { sqlBy } from './sql-by.ts'
import type { Sql } from './store.ts'

/** So often on one connection: from then on it pays to keep the plan. */
const REPEATED = 3

/** A connection keeps no more plans, and counts no more texts: lists of many lengths make many. */
const MOST = { plans: 300, texts: 2_000 }

/** The best plan depends on the length of the list: statements that read a list are planned for each call. */
const READS_A_LIST = /\b(unnest|any|jsonb_to_recordset|count)\s*\(|\b(limit|group by)\b/i

interface Statements {
  /** How often each text was run. */
  counts: Map<string, number>
  /** What its plan is called. */
  plans: Map<string, string>
}

const statements = new WeakMap<pg.PoolClient, Statements>()

/**
 * Statements of one transaction. A statement that a connection runs again and again, as for one
 * campaign by its key, is planned once: planning takes longer than finding the row.
 */
export function planningOnce(client: pg.PoolClient, noteSlow: NoteSlow = () => {}): Sql {
  const repeated = statements.get(client) ?? { counts: new Map(), plans: new Map() }
  statements.set(client, repeated)
  const sql = sqlBy((statement, values = []) => {
    const isPlannable = values.length > 0 && !READS_A_LIST.test(statement.text)
    const planned = isPlannable ? { ...statement, ...planOf(statement.text, repeated) } : statement
    return notedWhereSlow(statement.text, noteSlow, () => client.query(planned, values))
  })
  return Object.assign(sql, { $client: client })
}

/** No name as long as the statement is rare, or where there are too many plans. */
function planOf(text: string, { counts, plans }: Statements): { name?: string } {
  const name = plans.get(text)
  if (name !== undefined) return { name }
  const times = (counts.get(text) ?? 0) + 1
  if (times < REPEATED || plans.size === MOST.plans) {
    if (counts.size < MOST.texts) counts.set(text, times)
    return {}
  }
  counts.delete(text)
  const first = `repeated_${plans.size + 1}`
  plans.set(text, first)
  return { name: first }
}
