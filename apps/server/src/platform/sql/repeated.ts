import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Sql } from './store.ts'

/** So often in one transaction: from then on it pays to keep the plan. */
const REPEATED = 3

/** A connection keeps no more plans: lists of many lengths make many texts. */
const MOST_PLANS = 200

/** How long a list is decides how it is best looked up. */
const TAKES_A_LIST = /\b(unnest|any|jsonb_to_recordset)\s*\(/i

const plans = new WeakMap<pg.PoolClient, Map<string, string>>()

/**
 * Statements of one transaction. What is asked again and again, as for each of many campaigns, is planned
 * once: to plan it takes longer than to find a row by its key.
 */
export function planningOnce(client: pg.PoolClient): Sql {
  const asked = new Map<string, number>()
  const query = (statement: pg.QueryConfig, values: unknown[] = []) => {
    const { text } = statement
    const times = (asked.get(text) ?? 0) + 1
    asked.set(text, times)
    const isPlanned = times >= REPEATED && values.length > 0 && !TAKES_A_LIST.test(text)
    return client.query(isPlanned ? { ...statement, ...planOf(client, text) } : statement, values)
  }
  const sql = drizzle({ query } as unknown as pg.PoolClient, { casing: 'snake_case' })
  return Object.assign(sql, { $client: client })
}

/** Nothing, where there are too many. */
function planOf(client: pg.PoolClient, text: string): { name?: string } {
  const known = plans.get(client) ?? new Map<string, string>()
  plans.set(client, known)
  const name = known.get(text) ?? `repeated_${known.size + 1}`
  if (!known.has(text) && known.size === MOST_PLANS) return {}
  known.set(text, name)
  return { name }
}
