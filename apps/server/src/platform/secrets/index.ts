import { randomBytes } from 'node:crypto'
import { store } from '../sql/index.ts'
import type pg from 'pg'

/** A secret created at its first use and stored in the database: the same for every program. */
export const secretsStore = store((sql) => ({
  async keep(name: string, create = () => randomBytes(32).toString('base64url')): Promise<string> {
    const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
    // Two may ask at once: the first to write wins, and both read what it wrote.
    await client.query(
      'INSERT INTO platform_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [name, JSON.stringify(create())],
    )
    const { rows } = await client.query<{ value: string }>(
      'SELECT value FROM platform_secrets WHERE name = $1',
      [name],
    )
    return (rows[0] as { value: string }).value
  },

  /** One that may be there: nothing is created. */
  async find(name: string): Promise<string | undefined> {
    const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
    const { rows } = await client.query<{ value: string }>(
      'SELECT value FROM platform_secrets WHERE name = $1',
      [name],
    )
    return rows[0]?.value
  },
}))
