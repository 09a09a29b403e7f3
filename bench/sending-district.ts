import { ROOT_PATH } from '@marquee/rules/access'
import { momentIn, type CalendarDate } from '@marquee/rules/calendar'
import { contactCode } from '@marquee/rules/customers'
import { createDkimKey } from '../apps/server/src/mailing/testing/index.ts'
import type { Job, JobCall } from '../apps/server/src/platform/jobs/index.ts'
import { APP_ROLE, connect, inScope, type Use } from '../apps/server/src/platform/sql/index.ts'
import { TREE } from '../apps/server/src/testing/test-tree.ts'
import { orderingDistrict } from './orders-data.ts'

/** Customers by their numbers, and where they get their email. */
export interface Readers {
  from: number
  count: number
  addressOf: (person: number) => string
}

const CUSTOMERS = `
  INSERT INTO households (market_key, version, household, person_hash, visits, flags, path,
                          first_name, last_name, line1, postal_code, email, vehicles)
  SELECT $1, 0, n, n, 1, 0, $3, 'Dana', 'Quill', NULL, '48104', email, '{}'
    FROM unnest($2::text[]) WITH ORDINALITY AS of (email, nth), LATERAL (SELECT $4 + nth - 1 AS n) of_number`

/** A dealer whose campaigns are sent by jobs of this process, as a program runs them. */
export async function sendingDistrict(kindOfKey: 'rsa' | 'ed25519') {
  const { call, owner, samples, stop, url } = await orderingDistrict(1)
  const pool = connect({ url, role: APP_ROLE }, () => {}, 'jobs')
  const inOwn = <Result>(work: (use: Use) => Promise<Result>): Promise<Result> =>
    inScope(pool, { path: ROOT_PATH }, ({ sql }) => work((store) => store(sql, ROOT_PATH)))
  await samples.prepare()
  // The key of the domain that sends, as it would be made at the first start.
  const { privateKey } = await createDkimKey(kindOfKey)
  const secret = ['dkim marquee.example', JSON.stringify(privateKey)]
  await owner.query('INSERT INTO platform_secrets (name, value) VALUES ($1, $2)', secret)

  const run = async (job: Job, subject: number, now: number): Promise<void> => {
    const one: JobCall = {
      subject,
      now,
      signal: new AbortController().signal,
      progressed: async () => {},
      inOwn,
    }
    await job.run(one)
  }
  const emailsOf = async (campaignKey: number): Promise<{ key: number; planned: number }> => {
    const { rows } = await owner.query<{ key: number; planned: number }>(
      `SELECT key, planned FROM sendings WHERE campaign_key = $1 AND channel = 'EMAIL'`,
      [campaignKey],
    )
    return rows[0] ?? { key: 0, planned: 0 }
  }
  const end = async () => {
    await pool.end()
    await stop()
  }
  return {
    call,
    owner,
    samples,
    inOwn,
    run,
    approvedFor: (readers: Readers) => approvedFor({ call, owner, samples }, readers),
    emailsOf,
    stop: end,
  }
}

/** A dealer's approved campaign for these customers, at noon of its day. */
async function approvedFor(
  {
    call,
    owner,
    samples,
  }: Pick<Awaited<ReturnType<typeof orderingDistrict>>, 'call' | 'owner' | 'samples'>,
  { from, count, addressOf }: Readers,
): Promise<{ key: number; now: number }> {
  const key = await samples.ready()
  const { contentHash } = await samples.submit(key)
  await call('national', 'POST', '/order/approve', { items: [{ itemKey: key, contentHash }] })
  const people = Uint32Array.from({ length: count }, (_, at) => from + at)
  const contact = contactCode({ mail: 'NO_DATA', email: 'REACHABLE' })
  await owner.query(
    `UPDATE order_households SET households = $1, contacts = $2, count = $3
      WHERE order_key IN (SELECT key FROM orders WHERE campaign_key = $4)`,
    [Buffer.from(people.buffer), Buffer.alloc(count, contact), count, key],
  )
  const { key: dealer, path } = TREE.dealer
  await owner.query(CUSTOMERS, [dealer, [...people].map(addressOf), path, from])
  await owner.query('ANALYZE households')
  const { rows } = await owner.query<{ day: CalendarDate }>(
    'SELECT deployment_date::text AS day FROM campaigns WHERE key = $1',
    [key],
  )
  const [campaign] = rows
  if (!campaign) throw new Error(`The campaign ${key} is not there`)
  return { key, now: momentIn('America/Detroit', campaign.day, 12) }
}
