import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../settings/index.ts'
import { gaveWay } from './faults.ts'

// Two programs that start at once migrate one after the other.
const MIGRATION_LOCK = 727_211_001

interface Migrating {
  /** A command works on a database that is there, and never makes one of a wrong address. */
  mayBeEmpty?: boolean
  turns?: Turns
}

interface Turns {
  /** So long a migration waits for a lock, in which requests queue behind it: they have three seconds. */
  lockMs: number
  /** In between, whoever queued behind it goes on. */
  pauseMs: number
  most: number
}

/** Somebody always uses a busy table: it is waited for in short turns, for a hundred seconds in all. */
const TURNS: Turns = { lockMs: 2_000, pauseMs: 2_000, most: 25 }

export async function migrate(
  ownerUrl: string,
  { mayBeEmpty = true, turns = TURNS }: Migrating = {},
): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'marquee-migrations',
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`SET lock_timeout = ${turns.lockMs}`)
    await client.query(
      `SELECT set_config('app.lo', '1.', false), set_config('app.hi', '1/', false)`,
    )
    const folder = { migrationsFolder: migrationsFolder() }
    const applied = await appliedMigrations(client)
    if (applied.length === 0 && !mayBeEmpty) throw new StartError(EMPTY)
    refuseOtherVersions(applied, readMigrationFiles(folder))
    await inTurns(turns, () => applyMigrations(drizzle(client), folder))
  } finally {
    await client.end()
  }
}

/** Each turn is one transaction: what gave way has changed nothing. */
async function inTurns({ most, pauseMs }: Turns, work: () => Promise<void>): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work()
    } catch (error) {
      if (!gaveWay(error)) throw error
      if (turn === most) throw new StartError(IN_USE)
      await pause(pauseMs)
    }
  }
}

const IN_USE =
  'The tables could not be changed, as others use them without a break: start again, or look in pg_stat_activity for who holds a lock.'
const BEFORE_FIRST =
  'The database is from before the first release, which does not carry it over: start with an empty one, at another DATA_DIR or DATABASE_URL.'
const EMPTY =
  'DATABASE_URL names a database without any data of this product: correct its name, or start the program once, which prepares it.'
const ANOTHER =
  'The database was migrated by another version of the program: start that version, or use another DATA_DIR or DATABASE_URL.'

/**
 * A newer release only adds to what this one has migrated, so that both may run. Tables of any other
 * version would fail later, in the middle of a call.
 */
function refuseOtherVersions(applied: readonly Applied[], known: readonly MigrationMeta[]): void {
  const hashes = new Set(known.map(({ hash }) => hash))
  const unknown = applied.filter(({ hash }) => !hashes.has(hash)).map(({ made }) => made)
  if (unknown.length === 0) return
  const ours = known.map(({ folderMillis }) => folderMillis)
  const isWhole = applied.length - unknown.length === known.length
  if (isWhole && Math.min(...unknown) > Math.max(...ours)) return
  throw new StartError(Math.max(...unknown) < Math.min(...ours) ? BEFORE_FIRST : ANOTHER)
}

interface Applied {
  hash: string
  made: number
}

async function appliedMigrations(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "isThere"`,
  )
  if (!rows[0]?.isThere) return []
  const applied = await client.query<Applied>(
    'SELECT hash, created_at::float8 AS made FROM drizzle.__drizzle_migrations',
  )
  return applied.rows
}

function migrationsFolder(): string {
  // Beside this file in the source tree, and beside the bundle's own source when it is built.
  const candidates = ['../../db/migrations', '../src/db/migrations']
  const folders = candidates.map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const folder = folders.find((place) => existsSync(place))
  if (!folder) throw new Error(`No migrations found in ${folders.join(' or ')}`)
  return folder
}
