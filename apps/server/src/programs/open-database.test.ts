import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { quiet } from '../testing/quiet.ts'
import { migratedDatabase } from './open-database.ts'

const database = testDatabase()

test('a database of another version is refused by the sentence that says so, also an outside one', async () => {
  await database.owner.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('unknown', $1)`,
    [new Date('2000-01-01').getTime()],
  )
  const { ownerUrl } = database
  const outside = { dataDir: '', database: { url: ownerUrl, ownerUrl } }
  await expect(migratedDatabase(outside, quiet)).rejects.toThrow(
    /^The database is from before the first release/,
  )
})
