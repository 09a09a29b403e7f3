import pg from 'pg'

// Calendar days stay text: a Date would move them through the process's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export interface Connection {
  url: string
  /** Take this role after signing in, when the URL names the owner of the tables. */
  role?: string
}

export const APP_ROLE = 'marquee_app'

/** How long requests wait; no person waits for a job, so jobs have more time. */
const PATIENCE = {
  requests: {
    max: 10,
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    // For a server that has stopped answering altogether, and so keeps no time either.
    query_timeout: 7_000,
    idle_in_transaction_session_timeout: 15_000,
  },
  jobs: {
    max: 10,
    statement_timeout: 600_000,
    lock_timeout: 600_000,
    query_timeout: 900_000,
    idle_in_transaction_session_timeout: 600_000,
  },
  /** A scrape has ten seconds in all, and one that takes longer than these is worth nothing. */
  watching: {
    max: 1,
    statement_timeout: 2_000,
    lock_timeout: 1_000,
    query_timeout: 3_000,
    idle_in_transaction_session_timeout: 5_000,
  },
}

/** The pool that all requests share, or all jobs; it mends itself when the database comes back. */
export function connect(
  { url, role }: Connection,
  onError: (error: Error) => void,
  whose: keyof typeof PATIENCE = 'requests',
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    ...PATIENCE[whose],
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'marquee',
    ...(role ? { options: `-c role=${role}` } : {}),
  })
  // Without a listener an idle connection that dies would end the process.
  pool.on('error', onError)
  // A connection may also die between two statements of a transaction; the next statement reports
  // it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Why a role must not serve requests: it would not be bound by row-level security. */
export async function roleIsUnsafe(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string; privileged: boolean; owns: boolean }>(`
    SELECT r.rolname AS name, r.rolsuper OR r.rolbypassrls AS privileged,
           EXISTS (SELECT FROM pg_tables t WHERE t.schemaname = 'public' AND t.tableowner = r.rolname) AS owns
      FROM pg_roles r WHERE r.rolname = current_user`)
  const role = rows[0]
  if (!role) return undefined
  if (role.privileged) return `The database role ${role.name} bypasses row-level security`
  return role.owns ? `The database role ${role.name} owns the tables` : undefined
}

interface Rights {
  name: string
  /** Null where the role that the tables are granted to is not there. */
  has: boolean | null
  isMigrated: boolean
}

/** Whether a role has the rights of the role that the tables are granted to. */
export async function rightsToTables(pool: pg.Pool): Promise<Rights | undefined> {
  const { rows } = await pool.query<Rights>(
    `SELECT quote_ident(current_user) AS name,
            (SELECT pg_has_role(current_user, oid, 'USAGE') FROM pg_roles WHERE rolname = $1) AS has,
            EXISTS (SELECT FROM pg_tables WHERE schemaname = 'drizzle') AS "isMigrated"`,
    [APP_ROLE],
  )
  return rows[0]
}

/** Durability that must be on, or an answered order could be lost in a power cut. */
export async function durabilityIsOff(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    SELECT name FROM pg_settings
     WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off'`)
  return rows.map((row) => row.name)
}
