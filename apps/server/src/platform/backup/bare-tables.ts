import { escapeIdentifier, type Client } from 'pg'
import { damaged } from './archive.ts'
import { OURS } from './tables.ts'

// A whole backup goes in without policies, triggers and foreign keys looking at each row. Setting
// session_replication_role would need a superuser; the owner of the tables may do all of this, and in a
// transaction nobody else ever sees them bare.

interface Statements {
  bare: string[]
  dress: string[]
}

/** Takes off what looks at rows; the answer puts it back, and checks the foreign keys all at once. */
export async function bareTables(client: Client): Promise<() => Promise<void>> {
  const all = [await policies(client), await triggers(client), await foreignKeys(client)]
  for (const { bare } of all) for (const text of bare) await client.query(text)
  return async () => {
    // Foreign keys come back first: their check has to see every row.
    for (const { dress } of all.toReversed()) await run(client, dress)
  }
}

async function run(client: Client, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    try {
      await client.query(text)
    } catch (error) {
      // The error's own text would quote the row.
      if (error instanceof Error && 'code' in error && error.code === '23503') {
        throw damaged('a row names another one that is missing')
      }
      throw error
    }
  }
}

async function policies(client: Client): Promise<Statements> {
  const { rows } = await client.query<{ place: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS place
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND c.relforcerowsecurity AND ${OURS}`)
  return {
    bare: rows.map(({ place }) => `ALTER TABLE ${place} NO FORCE ROW LEVEL SECURITY`),
    dress: rows.map(({ place }) => `ALTER TABLE ${place} FORCE ROW LEVEL SECURITY`),
  }
}

const STATES = new Map([
  ['O', 'ENABLE'],
  ['R', 'ENABLE REPLICA'],
  ['A', 'ENABLE ALWAYS'],
])

async function triggers(client: Client): Promise<Statements> {
  const { rows } = await client.query<{ place: string; name: string; state: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS place, t.tgname AS name, t.tgenabled AS state
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE NOT t.tgisinternal AND t.tgenabled <> 'D' AND ${OURS}`)
  return {
    bare: rows.map(({ place, name }) => change(place, 'DISABLE', name)),
    dress: rows.map(({ place, name, state }) => change(place, STATES.get(state) ?? 'ENABLE', name)),
  }
}

const change = (place: string, how: string, trigger: string): string =>
  `ALTER TABLE ${place} ${how} TRIGGER ${escapeIdentifier(trigger)}`

async function foreignKeys(client: Client): Promise<Statements> {
  const { rows } = await client.query<{ place: string; name: string; definition: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS place, f.conname AS name,
           pg_get_constraintdef(f.oid) AS definition
      FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
      JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE f.contype = 'f' AND ${OURS} ORDER BY 1, 2`)
  const named = rows.map(({ name, ...row }) => ({ ...row, name: escapeIdentifier(name) }))
  return {
    bare: named.map(({ place, name }) => `ALTER TABLE ${place} DROP CONSTRAINT ${name}`),
    dress: named.map(
      ({ place, name, definition }) => `ALTER TABLE ${place} ADD CONSTRAINT ${name} ${definition}`,
    ),
  }
}
