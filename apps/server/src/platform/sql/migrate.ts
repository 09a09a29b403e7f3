import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

// Two programs that start at once migrate one after the other.
const MIGRATION_LOCK = 727_211_001

export async function migrate(ownerUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'marquee-migrations',
  })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    // A migration that cannot have its lock at once gives up, so that requests never queue behind it.
    await client.query(`SET lock_timeout = '5s'`)
    await client.query(
      `SELECT set_config('app.lo', '1.', false), set_config('app.hi', '1/', false)`,
    )
    await applyMigrations(drizzle(client), { migrationsFolder: migrationsFolder() })
  } finally {
    await client.end()
  }
}

function migrationsFolder(): string {
  // Beside this file in the source tree, and beside the bundle's own source when it is built.
  const candidates = ['../../db/migrations', '../src/db/migrations']
  const folders = candidates.map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const folder = folders.find((place) => existsSync(place))
  if (!folder) throw new Error(`No migrations found in ${folders.join(' or ')}`)
  return folder
}
