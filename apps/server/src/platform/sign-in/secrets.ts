import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type pg from 'pg'

export interface ProviderSecrets {
  signingKey: JWK
  cookieKey: string
}

/** The provider's keys: created at the first start, stored in the database, the same for every program. */
export async function providerSecrets(pool: pg.Pool): Promise<ProviderSecrets> {
  const known = await read(pool)
  if (known) return known
  const created: ProviderSecrets = {
    signingKey: await newSigningKey(),
    cookieKey: randomBytes(32).toString('base64url'),
  }
  // Two programs may start at once: the first to write wins, and both read what it wrote.
  await pool.query(
    `INSERT INTO platform_secrets (name, value) VALUES ('sign-in', $1) ON CONFLICT DO NOTHING`,
    [JSON.stringify(created)],
  )
  return (await read(pool)) as ProviderSecrets
}

/** RSA of 3072 bits counts as 128 bits of security, and its default of 2048 as 112. */
const SIGNING_BITS = 3072

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', {
    extractable: true,
    modulusLength: SIGNING_BITS,
  })
  const kid = randomBytes(8).toString('hex')
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
}

async function read(pool: pg.Pool): Promise<ProviderSecrets | undefined> {
  const { rows } = await pool.query<{ value: ProviderSecrets }>(
    `SELECT value FROM platform_secrets WHERE name = 'sign-in'`,
  )
  return rows[0]?.value
}
