import type pg from 'pg'
import {
  reachDatabaseServer,
  startDatabaseServer,
  type DatabaseLog,
} from '../platform/database-server/index.ts'
import { commandLine } from '../platform/release/index.ts'
import { StartError, type Settings } from '../platform/settings/index.ts'
import {
  APP_ROLE,
  appLogin,
  assertAccounts,
  codeOf,
  connect,
  durabilityIsOff,
  isStorageFull,
  migrate,
  rightsToTables,
  roleIsUnsafe,
  type Connection,
} from '../platform/sql/index.ts'

export interface OpenDatabase {
  pool: pg.Pool
  /** For work that no person waits for: with more patience, and apart from requests. */
  jobsPool: pg.Pool
  /** For looks at how the program does. */
  watchPool: pg.Pool
  ownerUrl: string
  /** Resolves when the database has ended for good. */
  broken: Promise<Error>
  close: () => Promise<void>
}

type DatabaseSettings = Pick<Settings, 'dataDir' | 'database'> & Partial<Pick<Settings, 'mode'>>

/** A migrated database and the pool that serves requests, bound by row-level security. */
export async function openDatabase(
  settings: DatabaseSettings,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  const place = await findDatabase(settings, log)
  try {
    const connection = await place.prepare()
    const ended = (error: Error) => log.warn(`A database connection ended: ${error.name}`)
    const pool = connect(connection, ended)
    const jobsPool = connect(connection, ended, 'jobs')
    const watchPool = connect(connection, ended, 'watching')
    const endPools = async () => {
      await watchPool.end()
      await jobsPool.end()
      await pool.end()
    }
    const close = async () => {
      await endPools()
      await place.stop()
    }
    await assertSafe(pool).catch(async (error: unknown) => {
      await endPools()
      throw error
    })
    const { ownerUrl, broken } = place
    return { pool, jobsPool, watchPool, ownerUrl, broken, close }
  } catch (error) {
    await place.stop()
    throw error
  }
}

interface Place {
  ownerUrl: string
  prepare: () => Promise<Connection>
  broken: Promise<Error>
  stop: () => Promise<void>
}

async function findDatabase(settings: DatabaseSettings, log: DatabaseLog): Promise<Place> {
  if (settings.database) {
    const { database } = settings
    const { url, ownerUrl } = database
    return {
      ownerUrl,
      async prepare() {
        await saidOf(ownerUrl, async () => {
          await assertAccounts(database, settings.mode === 'production')
          await assertServing(database)
          await migrate(ownerUrl)
        })
        // With one account for both, the program takes the lesser role after signing in.
        return url === ownerUrl ? { url, role: APP_ROLE } : { url }
      },
      broken: new Promise(() => {}),
      stop: async () => {},
    }
  }
  const server = await startDatabaseServer({ dataDir: settings.dataDir, log })
  return {
    ownerUrl: server.ownerUrl,
    async prepare() {
      await migrate(server.ownerUrl)
      return { url: await appLogin(server.ownerUrl) }
    },
    broken: server.died,
    stop: () => server.stop(),
  }
}

/** The database that is there, for a command: beside the running program, or started for it alone. */
export async function migratedDatabase(
  { database, dataDir }: Pick<Settings, 'dataDir' | 'database'>,
  log: DatabaseLog,
): Promise<{ ownerUrl: string; stop: () => Promise<void> }> {
  if (database) {
    await saidOf(database.ownerUrl, () => migrate(database.ownerUrl, { mayBeEmpty: false }))
    return { ownerUrl: database.ownerUrl, stop: async () => {} }
  }
  const server = await reachDatabaseServer({ dataDir, log })
  await migrate(server.ownerUrl)
  return server
}

/** What a database of the operator's own refuses, in one sentence. */
export async function saidOf(ownerUrl: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof StartError || isStorageFull(error as Error)) throw error
    const { message } = error as Error
    const { host, pathname } = new URL(ownerUrl)
    throw new StartError(
      `DATABASE_URL: cannot prepare the database ${pathname.slice(1)} at ${host} (${codeOf(error as Error) || message}). ` +
        'Check that it runs, is PostgreSQL 15 or newer, and that the account may create tables and roles.',
    )
  }
}

/** Looked at before the tables are made, which takes seconds: a start that is refused changes nothing. */
async function assertServing({ url, ownerUrl }: NonNullable<Settings['database']>): Promise<void> {
  const pool = connect({ url }, () => {})
  try {
    // With one account for both, the program takes the role of the tables itself.
    if (url !== ownerUrl) await assertRights(pool)
    await assertDurable(pool)
  } finally {
    await pool.end()
  }
}

async function assertRights(pool: pg.Pool): Promise<void> {
  const rights = await rightsToTables(pool)
  if (!rights || rights.has) return
  const { name, has, isMigrated } = rights
  if (has === false) {
    throw new StartError(
      `The database role ${name} may not use the tables: let the owner of the database run GRANT ${APP_ROLE} TO ${name}, and start again.`,
    )
  }
  throw new StartError(
    isMigrated
      ? `The role ${APP_ROLE} is not there, and so nobody may use the tables: let an administrator run CREATE ROLE ${APP_ROLE}, and put the database back again.`
      : `The role ${APP_ROLE} is not there: run ${commandLine('prepare-database')}, which makes it and lets ${name} use the tables, and start again.`,
  )
}

async function assertSafe(pool: pg.Pool): Promise<void> {
  const unsafe = await roleIsUnsafe(pool)
  if (unsafe) throw new StartError(`${unsafe}. Let the program sign in as a member of ${APP_ROLE}.`)
  await assertDurable(pool)
}

async function assertDurable(pool: pg.Pool): Promise<void> {
  const off = await durabilityIsOff(pool)
  if (off.length === 0) return
  throw new StartError(
    `The database runs with ${off.join(', ')} off, so an answer could be lost. Switch it on.`,
  )
}
