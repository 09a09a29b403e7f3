import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { APP_ROLE } from './connect.ts'

/** Lets the program sign in as the role that owns nothing, with a password for this run alone. */
export async function appLogin(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query(`ALTER ROLE ${APP_ROLE} LOGIN PASSWORD ${owner.escapeLiteral(password)}`)
  } finally {
    await owner.end()
  }
  const url = new URL(ownerUrl)
  url.username = APP_ROLE
  url.password = password
  return url.href
}
