import pg from 'pg'
import { StartError, type Settings } from '../settings/index.ts'

type Addresses = NonNullable<Settings['database']>

/** A start that fails is over within three seconds, of which the program takes half to be read. */
const PATIENCE = 1_000
const NO_SUCH_DATABASE = '3D000'

interface Account {
  name: string
  isSuper: boolean
  mayMakeRoles: boolean
  isMigrated: boolean
  /** The same for both accounts where both name one database of one server. */
  place: string
}

const WHO = `
  SELECT u.rolname AS name, u.rolsuper AS "isSuper", u.rolcreaterole AS "mayMakeRoles",
         EXISTS (SELECT FROM pg_tables WHERE schemaname = 'drizzle') AS "isMigrated",
         format('%s %s', pg_postmaster_start_time(), d.oid) AS place
    FROM pg_roles u, pg_database d
   WHERE u.rolname = session_user AND d.datname = current_database()`

/** Looks at both accounts before anything is changed; a StartError names the setting that is wrong. */
export async function assertAccounts(
  { url, ownerUrl }: Addresses,
  isProduction: boolean,
): Promise<void> {
  const isOne = url === ownerUrl
  const owner = await accountOf(isOne ? 'DATABASE_URL' : 'DATABASE_OWNER_URL', ownerUrl)
  if (!owner.isMigrated && !owner.isSuper && !owner.mayMakeRoles) {
    throw new StartError(
      `The database role ${owner.name} may not make the role marquee_app: let an administrator run ALTER ROLE ${owner.name} CREATEROLE, and start again.`,
    )
  }
  const program = isOne ? owner : await accountOf('DATABASE_URL', url)
  if (program.place !== owner.place) {
    throw new StartError(
      'DATABASE_URL and DATABASE_OWNER_URL name two different databases: correct one of them.',
    )
  }
  // Elsewhere one superuser for both is the way of a developer, and takes the lesser role.
  if (program.isSuper && (isProduction || !isOne)) {
    throw new StartError(
      `DATABASE_URL signs in as ${program.name}, a superuser, whom row-level security does not bind: name a role that owns nothing, as docs/first-start.md makes it.`,
    )
  }
}

async function accountOf(setting: string, url: string): Promise<Account> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Account>(WHO)
    const [account] = rows
    if (account) return account
    throw new StartError(`${setting} signs in as nobody that the database knows.`)
  } catch (error) {
    throw explain(error, setting)
  } finally {
    // An end that waits for a server without words would hold the program up.
    void client.end().catch(() => undefined)
  }
}

function explain(error: unknown, setting: string): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  if (error.code?.startsWith('28')) {
    return new StartError(
      `The database does not let the account of ${setting} in (${error.code}): check its user and password.`,
    )
  }
  if (error.code !== NO_SUCH_DATABASE) return error
  return new StartError(
    `The database server has no database of the name in ${setting}: create it, or correct the name.`,
  )
}
