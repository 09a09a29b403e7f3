import { sql as raw } from 'drizzle-orm'
import type pg from 'pg'
import { answering, prepare, type Plan, type PreparedRead } from './prepared.ts'
import { planningOnce } from './repeated.ts'
import { notedWhereSlow, type NoteSlow } from './slow-statements.ts'
import type { Sql } from './store.ts'

/**
 * How a transaction learns its scope: from a token's identity, or a path for the program's own work; and
 * the id of the call for which it is made, which what it requests for later bears too.
 */
export type Entry = (Identified | { path: string }) & { requestId?: string | undefined }

interface Identified {
  issuer: string
  subject: string
}

export interface Entered {
  /** The row of enter_person; undefined when no person has that identity. */
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
  noteSlow?: NoteSlow,
): Promise<Value> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const person = await enter(client, entry)
    const outcome = await work({ person, sql: planningOnce(client, noteSlow), client })
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

/** For the rest of a transaction that began without a person: what lies in a place, in place of nothing. */
export async function enterPlace(sql: Sql, path: string): Promise<void> {
  await sql.execute(raw`SELECT enter_path(${path})`)
}

type Person = Entered['person']

/**
 * A call with exactly one read, which is known before: the read goes to the database in one message
 * with the entry, as a transaction of its own, and the connection is free before the work begins.
 */
export async function answeredInScope<Value>(
  pool: pg.Pool,
  entry: Identified,
  read: PreparedRead,
  work: (entered: Pick<Entered, 'person' | 'sql'>) => Promise<Value | RollBack<Value>>,
  noteSlow: NoteSlow = () => {},
): Promise<Value> {
  const { person, rows } = await notedWhereSlow(read.text, noteSlow, () =>
    readWithEntry(pool, entry, read),
  )
  const outcome = await work({ person, sql: answering(read.name, rows) })
  return outcome instanceof RollBack ? outcome.value : outcome
}

async function readWithEntry(pool: pg.Pool, entry: Identified, read: PreparedRead) {
  const client = await pool.connect()
  try {
    await prepare(client, read)
    const text = `${await toEnter(client, entry)}; EXECUTE ${read.name}`
    const [entered, answer] = await resultsOf(client, text)
    client.release()
    return { person: entered?.rows[0] as Person, rows: answer?.rows ?? [] }
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

async function enter(client: pg.PoolClient, entry: Entry): Promise<Person> {
  // One text with two statements saves a round trip on every call.
  const { requestId } = entry
  const named = requestId ? `SET LOCAL app.request_id = ${client.escapeLiteral(requestId)}; ` : ''
  const text = `BEGIN; ${named}${await toEnter(client, entry)}`
  const entered = (await resultsOf(client, text)).at(-1)
  return entered?.rows[0] as Person
}

/** For a text with several statements the driver returns a list, which its types do not mention. */
const resultsOf = async (client: pg.PoolClient, text: string) => [await client.query(text)].flat()

// Every call passes here. The columns are named, so that a migration may add some.
const ENTER_PERSON: Plan = {
  name: 'enter_person',
  takes: '(text, text)',
  text: `SELECT key, name, email, level, home_market_key, home_path, permissions, status, keys
           FROM enter_person($1, $2)`,
}

async function toEnter(client: pg.PoolClient, entry: Entry): Promise<string> {
  if ('path' in entry) return `SELECT enter_path(${client.escapeLiteral(entry.path)})`
  await prepare(client, ENTER_PERSON)
  const values = [entry.issuer, entry.subject].map((value) => client.escapeLiteral(value))
  return `EXECUTE enter_person(${values.join(', ')})`
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
