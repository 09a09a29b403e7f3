import { demoPeople } from '../platform/sign-in/index.ts'
import type pg from 'pg'

/** What the operator reads once everything runs: the address, and who can sign in. */
export async function greeting(url: string, isLocal: boolean, pool: pg.Pool): Promise<string> {
  const lines = [`Marquee is ready at ${url}`]
  if (isLocal) {
    lines.push('', 'Sign in as one of the demo people:')
    for (const { email, name, about } of await demoPeople(pool)) {
      lines.push(`  ${email.padEnd(28)} ${name.padEnd(22)} ${about}`)
    }
  }
  return `${lines.join('\n')}\n`
}
