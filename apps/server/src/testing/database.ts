import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { APP_ROLE, connect } from '../platform/sql/index.ts'
import { withDatabase } from './cluster.ts'

export interface TestDatabase {
  /** As the program connects: bound by row-level security. */
  pool: pg.Pool
  /** As the owner: to look behind the program's back. */
  owner: pg.Pool
  ownerUrl: string
}

/** A database of this test file's own, cloned from the template in a few milliseconds. */
export function testDatabase(): TestDatabase {
  const database = {} as TestDatabase
  let drop: () => Promise<void>

  beforeAll(async () => {
    const templateUrl = inject('templateUrl')
    const name = `marquee_test_${randomBytes(6).toString('hex')}`
    const admin = new pg.Client({ connectionString: withDatabase(templateUrl, 'postgres') })
    await admin.connect()
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${new URL(templateUrl).pathname.slice(1)}`)
    const ownerUrl = withDatabase(templateUrl, name)
    const disconnect = connectTo(ownerUrl, database)
    drop = async () => {
      await disconnect()
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
    }
  })
  afterAll(() => drop())
  return database
}

/** Connects a test with the database at that address; the answer ends the connections. */
export function connectTo(ownerUrl: string, database: TestDatabase): () => Promise<void> {
  const ignore = () => {}
  database.ownerUrl = ownerUrl
  database.pool = connect({ url: ownerUrl, role: APP_ROLE }, ignore)
  database.owner = connect({ url: ownerUrl }, ignore)
  return async () => {
    await database.pool.end()
    await database.owner.end()
  }
}
