import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/**
 * The key of signed addresses: created at the first start, stored in the database, the same for every
 * program.
 */
export async function linkSecret(pool: pg.Pool): Promise<string> {
  // Two programs may start at once: the first to write wins, and both read what it wrote.
  await pool.query(
    `INSERT INTO platform_secrets (name, value) VALUES ('links', $1) ON CONFLICT DO NOTHING`,
    [JSON.stringify(randomBytes(32).toString('base64url'))],
  )
  const { rows } = await pool.query<{ value: string }>(
    `SELECT value FROM platform_secrets WHERE name = 'links'`,
  )
  return (rows[0] as { value: string }).value
}
