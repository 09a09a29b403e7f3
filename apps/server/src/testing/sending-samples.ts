import { momentIn, type CalendarDate } from '@marquee/rules/calendar'
import { beginCampaignsJob } from '../campaigns/index.ts'
import {
  carryEmails,
  PLAN_SENDINGS,
  planSendingsJob,
  type EmailCarrier,
} from '../sendings/index.ts'
import type { MailCatcher } from './mail-catcher.ts'
import { carrierTo } from './email-carrier.ts'
import { orderSamples } from './order-samples.ts'
import { runJobOnce } from './run-job-once.ts'
import type { TestApp } from './test-app.ts'

/** What a campaign has of its own: overrides of its template, and what is saved with it. */
export interface Kind {
  template?: object
  details?: object
}

/** Campaigns that are approved by calls, and days that go by. */
export function sendingSamples(app: TestApp) {
  const samples = orderSamples(app)
  const rowsOf = async (sql: string, values: unknown[] = []): Promise<any[]> =>
    (await app.owner.query(sql, values)).rows
  const approve = async (key: number, contentHash: string): Promise<number> => {
    const items = [{ itemKey: key, contentHash }]
    const { status, body } = await app.call('national', 'POST', '/order/approve', { items })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return key
  }
  const approved = async (more = '', { template, details }: Kind = {}): Promise<number> => {
    const key = await samples.ready(template, details)
    if (more) await rowsOf(`UPDATE campaigns SET ${more} WHERE key = $1`, [key])
    return approve(key, (await samples.submit(key)).contentHash)
  }
  /** A metro campaign as it is saved. */
  const approveMetro = async (key: number): Promise<number> =>
    approve(key, await submitMetro(app, key))
  const daysOf = (key: number) => mailedOn(app, key)
  return {
    ...samples,
    rowsOf,
    approve,
    /** A dealer's campaign, as it was ordered and approved. */
    approved,
    async approvedInTwoWaves() {
      const second = await laterDay(app, await samples.ready())
      const key = await approved(
        `deployment_date_two = '${second}', details = details || '{"hasSecondWave":true}'`,
      )
      return { key, second, first: (await daysOf(key)).first }
    },
    /** A district's, for all of its dealers. */
    approvedMetro: async () => approveMetro(await samples.readyMetro()),
    approveMetro,
    daysOf,
    /** The program looks for what is due, at this hour in Detroit. */
    lookAt: (day: CalendarDate, hour = 12) => lookOnce(app, momentIn('America/Detroit', day, hour)),
    /** Emails leave for this mail server, at noon in Detroit of the day, by one program. */
    carry: (key: number, to: Pick<MailCatcher, 'port'>, day: CalendarDate, more: Carrying = {}) =>
      carryOnce(app, key, { to, now: momentIn('America/Detroit', day, 12), more }),
    sendings: (key: number, as: Parameters<TestApp['call']>[0] = 'dealer') =>
      app.call(as, 'GET', `/campaign/${key}/sendings`),
    move: (key: number, body: object, as: Parameters<TestApp['call']>[0] = 'dealer') =>
      app.call(as, 'POST', `/campaign/${key}/sendings/move`, body),
  }
}

/** The campaign begins, and nothing of it is ready yet: its waves are due on these days. */
export async function beginDue(
  app: TestApp,
  key: number,
  first: CalendarDate,
  second = first,
): Promise<void> {
  await app.owner.query(`UPDATE campaigns SET status = 'ACTIVE' WHERE key = $1`, [key])
  // As of today they are in the future.
  await runJobOnce(app, planSendingsJob([]), Date.now())
  await app.owner.query(
    `UPDATE sendings SET due_on = CASE wave WHEN 1 THEN $2::date ELSE $3::date END WHERE campaign_key = $1`,
    [key, first, second],
  )
}

/** Ordered by its district; the hash of what the order holds. */
async function submitMetro(app: TestApp, key: number): Promise<string> {
  const { body } = await app.call('district', 'POST', '/order', { campaignKey: key })
  const ordered = { itemKey: [key], quoteKey: body.quoteKey }
  const done = await app.call('district', 'POST', '/order/submit-metro', ordered)
  if (done.status !== 200) throw new Error(JSON.stringify(done.body))
  return done.body.orders[0].contentHash
}

async function mailedOn(
  { owner }: TestApp,
  key: number,
): Promise<{ first: CalendarDate; second: CalendarDate | null }> {
  const { rows } = await owner.query(
    `SELECT deployment_date::text AS first, deployment_date_two::text AS second
       FROM campaigns WHERE key = $1`,
    [key],
  )
  return rows[0]
}

/** A day that both channels may have, later than the first. */
async function laterDay(app: TestApp, key: number): Promise<CalendarDate> {
  const { rows } = await app.owner.query('SELECT template_key FROM campaigns WHERE key = $1', [key])
  const address = `/campaign/selectable-dates?campaignTemplateKey=${rows[0].template_key}&marketKey=5`
  return (await app.call('district', 'GET', address)).body.selectableDates.DIRECT_MAIL[15]
}

/** Campaigns begin, and what they send is made ready, as by a program that runs at this moment. */
async function lookOnce(app: TestApp, now: number): Promise<void> {
  for (const job of [beginCampaignsJob(PLAN_SENDINGS), planSendingsJob([])])
    await runJobOnce(app, job, now)
}

type Carrying = Partial<EmailCarrier>

interface Leaving {
  to: Pick<MailCatcher, 'port'>
  now: number
  more: Carrying
}

async function carryOnce(app: TestApp, key: number, { to, now, more }: Leaving): Promise<void> {
  const { rows } = await app.owner.query<{ key: number }>(
    `SELECT s.key FROM sendings s JOIN campaigns c ON c.key = s.campaign_key
      WHERE (c.key = $1 OR c.parent_key = $1) AND s.channel = 'EMAIL' ORDER BY 1`,
    [key],
  )
  const { carrier, close } = carrierTo(to, now)
  const keys = rows.map((row) => row.key)
  try {
    await runJobOnce(app, carryEmails({ ...carrier, ...more }), now, { subjects: keys })
  } finally {
    await close()
  }
}
