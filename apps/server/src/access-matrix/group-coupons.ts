import type pg from 'pg'
import { emailOf, type PersonName } from '../testing/test-tree.ts'
import { asApp, attempt } from './policies.ts'

/*
 * Beyond its class, a coupon of a group is read by people who see a dealer of the group, but not
 * written by them. The group lies at the brand's national market and has one dealer.
 */

const KEY = 990_001
const GROUP = 990_001

const PLANT = `
  SAVEPOINT group_coupon;
  SET LOCAL session_replication_role = replica;
  INSERT INTO coupons (key, hierarchy_id, scope, group_key, heading, offer_title, content, discounts,
                       source, saved_by, path)
  OVERRIDING SYSTEM VALUE
  VALUES (${KEY}, 'HONDA', 'MARKET_GROUP', ${GROUP}, '', '', '{}', '{}', '', 1, '1.2.990001.');
  INSERT INTO market_group_markets (group_key, market_key, path) VALUES (${GROUP}, 5, '1.2.3.4.5.')`

/** Who sees it, and who writes it. */
const EXPECTED: readonly [PersonName, string, string][] = [
  ['dealer', '1 rows', '0 rows'],
  ['sibling', '0 rows', '0 rows'],
  ['district', '1 rows', '0 rows'],
  ['zone', '1 rows', '0 rows'],
  ['national', '1 rows', '1 rows'],
  ['acuraDealer', '0 rows', '0 rows'],
]

export async function groupCouponFindings(client: pg.ClientBase): Promise<string[]> {
  const findings: string[] = []
  await client.query(PLANT)
  for (const [name, seen, written] of EXPECTED) {
    await asApp(client, async () => {
      await client.query('SELECT enter_person($1, $2)', ['local', emailOf(name)])
      const found = await attempt(client, `SELECT FROM coupons WHERE key = ${KEY}`)
      const changed = await attempt(client, `UPDATE coupons SET version = 2 WHERE key = ${KEY}`)
      if (found !== seen) findings.push(`${name} sees ${found} instead of ${seen}`)
      if (changed !== written) findings.push(`${name} writes ${changed} instead of ${written}`)
    })
  }
  await client.query('ROLLBACK TO SAVEPOINT group_coupon')
  return findings
}
