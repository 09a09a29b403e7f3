import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { ClientBase, Pool } from 'pg'
import { store } from '../sql/index.ts'

// A database that was put back does not know what has been sent since, and would send it again. It is
// recognized by three signs: our own restore marks it; a copy, or one that was put back to a moment, is another
// database than the one that its rows name; and each time that sending begins is counted twice, in the database
// and in a file of the machine that no backup puts back, so that a database which counts less is an old one.

type Queries = Pick<ClientBase | Pool, 'query'>

const UNCONFIRMED = -1

/** May anything be sent from this database now? */
export async function sendingAllowed(database: Queries, file: string): Promise<boolean> {
  return (await signOf(database, file)) === undefined
}

/** The same within a transaction that is open already. */
export const sendingView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: ClientBase }
  return {
    isAllowed: (file: string) => sendingAllowed(client, file),

    /** When the database was put back last, as far as a person has confirmed it, in milliseconds since 1970. */
    async restoredAt(): Promise<number | null> {
      const { rows } = await client.query<{ at: Date | null }>(
        'SELECT confirmed_at AS at FROM restore_guard',
      )
      return rows[0]?.at?.getTime() ?? null
    },
  }
})

/** The same, and what this machine alone can see holds all others back from now on. */
export async function mayBeginSending(database: Queries, file: string): Promise<boolean> {
  const sign = await signOf(database, file)
  // Another machine may have sent nothing since, and would see no sign of it.
  if (sign === 'counts less') await holdBack(database)
  return sign === undefined
}

/**
 * To be called before the first message of each wave, outside of any transaction; what it refuses must
 * not be sent.
 */
export async function beginSending(database: Queries, file: string): Promise<boolean> {
  if (!(await mayBeginSending(database, file))) return false
  // The database first: broken off here, it counts more than the file, which is no harm.
  const generation = await countOne(database)
  if (generation === undefined) return false
  await writeOutside(file, generation)
  return true
}

/** A person has looked at what a restored database would send, and lets all machines go on. */
export async function confirmRestore(database: Queries, file: string): Promise<void> {
  const outside = readOutside(file) ?? 0
  // Sending begins less than once a second: seconds since 1970 are more than any machine has counted.
  const { rows } = await database.query<{ generation: string }>(
    `INSERT INTO restore_guard AS guard (generation, confirmed_at)
         VALUES (greatest($1::bigint, extract(epoch FROM now())::bigint) + 1, now())
         ON CONFLICT (key) DO UPDATE SET identity = excluded.identity, confirmed_at = now(),
           generation = greatest(guard.generation + 1, excluded.generation)
     RETURNING generation`,
    [Number.isFinite(outside) ? outside : 0],
  )
  await writeOutside(file, Number(rows[0]?.generation))
}

/** After a restore nothing is sent until a person confirms it. */
export async function holdBack(database: Queries): Promise<void> {
  await database.query(
    `INSERT INTO restore_guard (generation) VALUES ($1)
         ON CONFLICT (key) DO UPDATE SET generation = excluded.generation`,
    [UNCONFIRMED],
  )
}

type Sign = 'unconfirmed' | 'another database' | 'counts less' | 'not to be read'

/** By what it is seen that the database was restored, if it was. */
async function signOf(database: Queries, file: string): Promise<Sign | undefined> {
  // The file first: what another turn counts meanwhile is in the database before it is in the file.
  const outside = readOutside(file) ?? 0
  const { rows } = await database.query<{ generation: string; isKnown: boolean }>(
    'SELECT generation, identity = database_identity() AS "isKnown" FROM restore_guard',
  )
  const inside = Number(rows[0]?.generation ?? 0)
  if (inside < 0) return 'unconfirmed'
  if (rows[0]?.isKnown === false) return 'another database'
  if (outside === Infinity) return 'not to be read'
  return inside < outside ? 'counts less' : undefined
}

/** Undefined: it was held back meanwhile. */
async function countOne(database: Queries): Promise<number | undefined> {
  const { rows } = await database.query<{ generation: string }>(
    `INSERT INTO restore_guard AS guard (generation) VALUES (1)
         ON CONFLICT (key) DO UPDATE SET generation = guard.generation + 1
       WHERE guard.generation >= 0
     RETURNING generation`,
  )
  return rows[0] && Number(rows[0].generation)
}

function readOutside(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8').trim()
  // A file that says nothing sensible lets nothing be sent.
  return /^\d{1,15}$/.test(text) ? Number(text) : Infinity
}

async function writeOutside(file: string, generation: number): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${generation}`
  const handle = await open(unfinished, 'w', 0o600)
  await handle.writeFile(`${generation}\n`)
  await handle.sync()
  await handle.close()
  renameSync(unfinished, file)
}
