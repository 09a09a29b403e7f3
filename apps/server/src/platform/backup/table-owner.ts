import type { Client } from 'pg'
import { StartError } from '../settings/index.ts'
import { OURS } from './tables.ts'

interface Ownership {
  me: string
  isSuper: boolean
  database: string
  databaseOwner: string
  ownerIsSuper: boolean
  /** Of a table that is somebody else's. */
  other: string | null
}

/** What is restored belongs to who restores it: no start works on tables that became another role's. */
export async function assertOwner(client: Client): Promise<void> {
  const { rows } = await client.query<Ownership>(`
    SELECT u.rolname AS me, u.rolsuper AS "isSuper", d.datname AS database,
           o.rolname AS "databaseOwner", o.rolsuper AS "ownerIsSuper",
           (SELECT pg_get_userbyid(c.relowner) FROM pg_class c
              JOIN pg_namespace n ON n.oid = c.relnamespace
             WHERE c.relkind = 'r' AND ${OURS} AND c.relowner <> u.oid LIMIT 1) AS other
      FROM pg_database d JOIN pg_roles o ON o.oid = d.datdba, pg_roles u
     WHERE d.datname = current_database() AND u.rolname = current_user`)
  const [found] = rows
  if (!found) return
  const { me, isSuper, database, databaseOwner, ownerIsSuper, other } = found
  if (other !== null) {
    throw new StartError(
      `The tables belong to ${other}, and DATABASE_OWNER_URL signs in as ${me}: restore as ${other}. Nothing was changed.`,
    )
  }
  if (isSuper && me !== databaseOwner && !ownerIsSuper) {
    throw new StartError(
      `The database ${database} belongs to ${databaseOwner}, and DATABASE_OWNER_URL signs in as ${me}, a superuser: restore as ${databaseOwner}, or the tables would be out of its reach. Nothing was changed.`,
    )
  }
}
