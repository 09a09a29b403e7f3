import { demoPeople } from '../platform/sign-in/index.ts'
import type pg from 'pg'

/** What an operator reads who expects the demo, and has data of their own. */
export const NO_DEMO =
  'DEMO_DATA is on, but this database has data of its own: no demo was loaded. Name an empty folder by DATA_DIR to see it.'

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
    lines.push('', 'Sign in as one of the demo people:')
    for (const { email, name, about } of await demoPeople(pool)) {
      lines.push(`  ${email.padEnd(28)} ${name.padEnd(22)} ${about}`)
    }
  }
  return `${lines.join('\n')}\n`
}
