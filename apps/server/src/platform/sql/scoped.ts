import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Sql } from './store.ts'

/** How a transaction learns its scope: from a token's identity, or a path for the program's own work. */
export type Entry = { issuer: string; subject: string } | { path: string }

export interface Entered {
  /** The row of enter_person; undefined when nobody has that identity. */
  person: Record<string, unknown> | undefined
  sql: Sql
  /** Keeps nothing of what was written so far, and goes on in the same scope. */
  client: pg.PoolClient
}

export class RollBack<Value> {
  constructor(readonly value: Value) {}
}

/**
 * The one way to the database: a transaction that sees and writes only the rows of its scope.
 * Work that answers with a RollBack leaves no trace.
 */
export async function inScope<Value>(
  pool: pg.Pool,
  entry: Entry,
  work: (entered: Entered) => Promise<Value | RollBack<Value>>,
): Promise<Value> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const person = await enter(client, entry)
    const outcome = await work({ person, sql: drizzle(client, { casing: 'snake_case' }), client })
    const undo = outcome instanceof RollBack
    await client.query(undo ? 'ROLLBACK' : 'COMMIT')
    return undo ? outcome.value : outcome
  } catch (error) {
    broken = isUnanswered(error) ? error : await rollBack(client)
    throw error
  } finally {
    client.release(broken)
  }
}

async function enter(
  client: pg.PoolClient,
  entry: Entry,
): Promise<Record<string, unknown> | undefined> {
  // One text with two statements saves a round trip on every call; the values are quoted.
  const scope =
    'path' in entry
      ? `SELECT enter_path(${client.escapeLiteral(entry.path)})`
      : `SELECT * FROM enter_person(${client.escapeLiteral(entry.issuer)}, ${client.escapeLiteral(entry.subject)})`
  const results = (await client.query(`BEGIN; ${scope}`)) as unknown as pg.QueryResult[]
  return results[1]?.rows[0] as Record<string, unknown> | undefined
}

/** A connection that still waits for an answer would only wait for the next one behind it. */
function isUnanswered(error: unknown): error is Error {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && cause.message === 'Query read timeout'
}

async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK')
    return undefined
  } catch (error) {
    // The connection is gone; the pool must not hand it out again.
    return error as Error
  }
}
