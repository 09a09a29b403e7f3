import { PERMISSIONS, ROOT_PATH } from '@marquee/rules/access'
import { email as emailProblem } from '@marquee/rules/fields'
import { ROOT_MARKET_KEY } from '@marquee/rules/markets'
import { marketsStore } from '../markets/index.ts'
import { migratedDatabase } from './open-database.ts'
import { peopleStore } from '../people/index.ts'
import { record } from '../platform/audit/index.ts'
import { logging } from '../platform/http/index.ts'
import { commandLine } from '../platform/release/index.ts'
import { readSettings, StartError } from '../platform/settings/index.ts'
import { asOwner } from '../platform/sql/index.ts'

const NO_DEMO_FROM_NOW =
  'This database was empty and has data of its own now: a start with DEMO_DATA=on loads no demo here.'

/** Makes a person an administrator of everything, from outside the product: for the first administrator. */
export async function firstAdmin(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const email = emailIn(argv)
  const settings = readSettings(env)
  const database = await migratedDatabase(settings, logging('warn'))
  try {
    const { status, wasEmpty } = await asOwner(database.ownerUrl, async (sql) => {
      const isThere = await marketsStore(sql, ROOT_PATH).find(ROOT_MARKET_KEY)
      await marketsStore(sql, ROOT_PATH).plantRoot()
      const person = await peopleStore(sql, ROOT_PATH).appoint(email, ADMINISTRATOR)
      await record(sql, {
        requestId: 'command',
        personKey: null,
        operation: 'first-admin',
        outcome: 'done',
        event: 'person.appointed',
        details: { key: person.key },
        path: ROOT_PATH,
      })
      return { status: person.status, wasEmpty: !isThere }
    })
    const appointed =
      status === 'INVITED'
        ? `${email} is invited as an administrator: signing in with this address takes it.`
        : `${email} is an administrator now.`
    return wasEmpty && settings.demoData ? `${appointed} ${NO_DEMO_FROM_NOW}` : appointed
  } finally {
    await database.stop()
  }
}

function emailIn([written = '', ...more]: readonly string[]): string {
  const email = written.trim().toLowerCase()
  const wrong = email === '' ? 'Name an email address.' : emailProblem(email)
  const problem = more.length > 0 ? `"${more.join(' ')}" is not understood.` : wrong
  if (!problem) return email
  throw new StartError(
    `${problem} Say it like this: ${commandLine('first-admin', 'ada@example.com')}`,
  )
}

const ADMINISTRATOR = {
  level: 'NATIONAL' as const,
  homeMarketKey: ROOT_MARKET_KEY,
  path: ROOT_PATH,
  permissions: [...PERMISSIONS],
}
