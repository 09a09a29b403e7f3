import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { ClientBase, Pool } from 'pg'
import { store } from '../sql/index.ts'

// A database that was put back does not know what has been sent since its backup was made, and would
// send it again. So each time that sending begins is counted twice: in the database, and in a file that
// no backup puts back. A database that counts less than the file is an old one.

type Queries = Pick<ClientBase | Pool, 'query'>

const UNCONFIRMED = -1

/** May anything be sent from this database now? */
export async function sendingAllowed(database: Queries, file: string): Promise<boolean> {
  const inside = await readInside(database)
  const outside = readOutside(file)
  if (outside === undefined) return inside === 0
  return inside >= outside
}

/** The same within a transaction that is open already. */
export const sendingView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: ClientBase }
  return { isAllowed: (file: string) => sendingAllowed(client, file) }
})

/**
 * To be called before the first message of each wave, outside of any transaction; what it refuses must
 * not be sent.
 */
export async function beginSending(database: Queries, file: string): Promise<boolean> {
  if (!(await sendingAllowed(database, file))) return false
  // The database first: broken off here, it counts more than the file, which is no harm.
  await writeOutside(file, await count(database, 0))
  return true
}

/** A person has looked at what a restored database would send, and lets it go on. */
export async function confirmRestore(database: Queries, file: string): Promise<void> {
  const outside = readOutside(file) ?? 0
  await writeOutside(file, await count(database, Number.isFinite(outside) ? outside : 0))
}

/** After a restore nothing is sent until a person confirms it. */
export async function holdBack(database: Queries): Promise<void> {
  await database.query(
    `INSERT INTO restore_guard (generation) VALUES ($1)
         ON CONFLICT (key) DO UPDATE SET generation = excluded.generation`,
    [UNCONFIRMED],
  )
}

async function readInside(database: Queries): Promise<number> {
  const { rows } = await database.query<{ generation: string }>(
    'SELECT generation FROM restore_guard',
  )
  return Number(rows[0]?.generation ?? 0)
}

async function count(database: Queries, least: number): Promise<number> {
  const { rows } = await database.query<{ generation: string }>(
    `INSERT INTO restore_guard AS guard (generation) VALUES ($1::bigint + 1)
         ON CONFLICT (key) DO UPDATE SET generation = greatest(guard.generation, $1) + 1
     RETURNING generation`,
    [least],
  )
  return Number(rows[0]?.generation)
}

function readOutside(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8').trim()
  // A file that says nothing sensible lets nothing be sent.
  return /^\d{1,15}$/.test(text) ? Number(text) : Infinity
}

async function writeOutside(file: string, generation: number): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  const handle = await open(unfinished, 'w', 0o600)
  await handle.writeFile(`${generation}\n`)
  await handle.sync()
  await handle.close()
  renameSync(unfinished, file)
}
