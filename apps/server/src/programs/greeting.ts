import { commandLine } from '../platform/release/index.ts'
import { demoPeople } from '../platform/sign-in/index.ts'
import type pg from 'pg'

/** What an operator reads who expects the demo, and has data of their own. */
export const NO_DEMO =
  'DEMO_DATA is on, but this database has data of its own: no demo was loaded. Name an empty folder by DATA_DIR to see it.'

/** What an operator reads until they have looked at what is planned. */
export const RESTORED = `This database was restored: nothing is sent until ${commandLine('restore', '--confirm')}`

/** What an operator reads of an installation that begins without the demo. */
const NOBODY_YET = `Sign in by the address of somebody who is invited; the first is named by: ${commandLine('first-admin', 'ada@example.com')}`

interface Start {
  url: string
  isLocal: boolean
  hasNoDemo: boolean
}

/** What the operator reads once everything runs: the address, and who can sign in. */
export async function greeting({ url, isLocal, hasNoDemo }: Start, pool: pg.Pool): Promise<string> {
  const lines = [`Marquee is ready at ${url}`]
  if (hasNoDemo) lines.push('', NO_DEMO)
  else if (isLocal) {
    const people = await demoPeople(pool)
    lines.push('', people.length > 0 ? 'Sign in as one of the demo people:' : NOBODY_YET)
    for (const { email, name, about } of people) {
      lines.push(`  ${email.padEnd(28)} ${name.padEnd(22)} ${about}`)
    }
  }
  return `${lines.join('\n')}\n`
}
