import type pg from 'pg'
import { asApp, attempt } from './policies.ts'

/*
 * Beyond its class, an offer is seen by the holder of one of its codes, without a sign-in; a wrong code
 * opens nothing, and a right one opens only its offer.
 */

const KEY = 990_001

const PLANT = `
  SAVEPOINT offer;
  SET LOCAL session_replication_role = replica;
  INSERT INTO printed_offers (key, market_key, content, path)
  OVERRIDING SYSTEM VALUE VALUES (${KEY}, 5, '{"name": "planted"}', '1.2.3.4.5.');
  INSERT INTO offer_codes (hash, printed_offer_key, path) VALUES ('held', ${KEY}, '1.2.3.4.5.')`

const EXPECTED: readonly [string, string][] = [
  [`SELECT FROM find_offer('not held')`, '0 rows'],
  [`SELECT FROM find_offer('held') WHERE content = '{"name": "planted"}'`, '1 rows'],
  [`SELECT FROM find_offer('held') CROSS JOIN offer_codes`, '0 rows'],
  [`SELECT FROM find_offer('held') CROSS JOIN printed_offers`, '0 rows'],
  [`SELECT FROM offer_codes`, '0 rows'],
  [`SELECT FROM printed_offers`, '0 rows'],
  [`UPDATE offer_codes SET used_at = now()`, '0 rows'],
]

export async function offerHolderFindings(client: pg.ClientBase): Promise<string[]> {
  const findings: string[] = []
  await client.query(PLANT)
  await asApp(client, async () => {
    for (const [sql, expected] of EXPECTED) {
      const got = await attempt(client, sql)
      if (got !== expected) findings.push(`${sql}: ${got} instead of ${expected}`)
    }
  })
  await client.query('ROLLBACK TO SAVEPOINT offer')
  return findings
}
