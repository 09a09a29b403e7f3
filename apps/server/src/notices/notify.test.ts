import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOTICE_KINDS } from '@marquee/rules/notices'
import { sendEmails } from '../outbox/index.ts'
import { startJobs, type RunningJobs } from '../platform/jobs/index.ts'
import { mailCatcher, type Catching, type MailCatcher } from '../testing/mail-catcher.ts'
import { quiet } from '../testing/quiet.ts'
import { testApp } from '../testing/test-app.ts'
import { PEOPLE, TREE } from '../testing/test-tree.ts'
import { LOOK_FOR_DEADLINES, lookForDeadlines, notifyOfEvents } from './index.ts'

const app = testApp()
const publicUrl = 'https://marquee.example'
let running: RunningJobs | undefined
let catcher: MailCatcher | undefined
const CAMPAIGN = 7

beforeEach(async () => {
  await app.owner.query(`TRUNCATE campaigns, campaign_templates, outbox_emails, jobs CASCADE;
    TRUNCATE notice_choices`)
  await plantCampaign()
})
afterEach(async () => {
  await running?.stop()
  await catcher?.close()
  running = catcher = undefined
})

/** A comment on the campaign, or a move of it, as `campaignEventsStore.record` stores it. */
async function happened(action: string, by: number, words = '', daysAgo = 0): Promise<number> {
  const { rows } = await app.owner.query(
    `INSERT INTO campaign_events (campaign_key, at, action, person_key, by, words, path)
     VALUES (${CAMPAIGN}, now() - make_interval(days => ${daysAgo}), $1, $2, 'Riley Park', $3, '${TREE.dealer.path}') RETURNING key`,
    [action, by, words],
  )
  const key = Number(rows[0].key)
  await app.owner.query(`INSERT INTO jobs (kind, subject) VALUES ('campaign event', ${key})`)
  return key
}

async function work(catching?: Catching, clock: () => number = Date.now): Promise<void> {
  if (catching) catcher = await mailCatcher(catching)
  const notifying = { isSending: catching !== undefined, publicUrl }
  const server = {
    host: '127.0.0.1',
    port: catcher?.port ?? 0,
    isSecure: false,
    ownHost: 'marquee.example',
    from: 'no-reply@marquee.example',
    mayBegin: () => Promise.resolve(true),
    maySend: () => Promise.resolve(true),
    patience: { reply: 500, afterData: 500 },
  }
  const jobs = [notifyOfEvents(notifying), lookForDeadlines(notifying), sendEmails(server)]
  const log = quiet
  running = await startJobs({ pool: app.pool, jobs, clock, log, lookEvery: 50 })
}

const notices = async () =>
  (await app.owner.query('SELECT person_key, kind FROM notices ORDER BY person_key')).rows.map(
    ({ person_key, kind }) => [person_key, kind],
  )
const emails = async () =>
  (await app.owner.query('SELECT * FROM outbox_emails ORDER BY person_key')).rows
const noticesOf = async (as: 'dealer' | 'district') =>
  (await app.call(as, 'POST', '/notice/search', {})).body.notices
const isQuiet = () =>
  vi.waitFor(async () => {
    const { rows } = await app.owner.query(`SELECT FROM jobs WHERE kind <> $1`, [
      LOOK_FOR_DEADLINES,
    ])
    expect(rows).toEqual([])
  }, 10_000)

describe('what happens to a campaign', () => {
  test('notifies those who decide, in the product and by email', async () => {
    await happened('submit', PEOPLE.dealer.key)
    await work()
    await isQuiet()
    expect(await notices()).toEqual([
      [PEOPLE.district.key, 'waiting'],
      [PEOPLE.districtAdmin.key, 'waiting'],
    ])
    const [notice] = await noticesOf('district')
    expect(notice).toMatchObject({
      kind: 'waiting',
      isRead: false,
      campaignKey: CAMPAIGN,
      line: 'Riley Park submitted “Spring service”. It waits for your decision.',
    })
    const [email] = await emails()
    expect(email).toMatchObject({
      to_address: 'district@test.example',
      subject: notice.line,
      state: 'kept',

      path: TREE.district.path,
      text: expect.stringContaining(`${publicUrl}/approvals/7`),
    })
  })

  test('notifies its creators with the reason, and once, however often the job runs', async () => {
    const key = await happened('reject', PEOPLE.district.key, 'Too <b>late</b> & more')
    await work()
    await isQuiet()
    await app.owner.query(`INSERT INTO jobs (kind, subject) VALUES ('campaign event', ${key})`)
    await isQuiet()
    expect(await notices()).toEqual([[PEOPLE.dealer.key, 'rejected']])
    const [email, ...more] = await emails()
    expect(more).toEqual([])
    expect(email.text).toContain('Too <b>late</b> & more')
    expect(email.text).toContain(`${publicUrl}/campaign/builder/7`)
    expect(email.html).toContain('Too &#60;b&#62;late&#60;/b&#62; &#38; more')
    expect((await noticesOf('dealer'))[0].words).toBe('Too <b>late</b> & more')
  })

  test('is listed with the time at which it happened, the latest first', async () => {
    await happened('approve', PEOPLE.district.key)
    await happened('reject', PEOPLE.district.key, 'Too late', 3)
    await work()
    await isQuiet()
    const [latest, earlier] = await noticesOf('dealer')
    expect([latest.kind, earlier.kind]).toEqual(['approved', 'rejected'])
    const days = (Date.parse(latest.at) - Date.parse(earlier.at)) / 86_400_000
    expect(days).toBeCloseTo(3, 1)
  })

  test('no longer shows as waiting once it was decided', async () => {
    const key = await happened('submit', PEOPLE.dealer.key)
    await app.owner.query(`UPDATE campaign_events SET to_status = 'SUBMITTED' WHERE key = ${key};
      UPDATE campaigns SET status = 'SUBMITTED'`)
    await work()
    await isQuiet()
    const line = async () => (await noticesOf('district'))[0].line
    expect(await line()).toBe('Riley Park submitted “Spring service”. It waits for your decision.')
    await app.owner.query(`UPDATE campaigns SET status = 'APPROVED'`)
    expect(await line()).toBe('Riley Park submitted “Spring service”.')
  })

  test('notifies as each person chose, or not at all', async () => {
    const choose = (as: 'district' | 'districtAdmin', inProduct: boolean, byEmail: boolean) =>
      app.call(as, 'PUT', '/notice/choices', { choices: [{ kind: 'waiting', inProduct, byEmail }] })
    await choose('district', false, true)
    await choose('districtAdmin', false, false)
    await happened('submit', PEOPLE.dealer.key)
    await work()
    await isQuiet()
    expect(await noticesOf('district')).toEqual([])
    expect((await app.call('district', 'GET', '/notice/unread')).body).toEqual({ unread: 0 })
    expect((await emails()).map((email) => email.person_key)).toEqual([PEOPLE.district.key])
  })
})

describe('reading', () => {
  test('one or all; and people do not read those of others', async () => {
    await happened('approve', PEOPLE.district.key)
    await happened('comment', PEOPLE.district.key, 'Well done')
    await work()
    await isQuiet()
    expect((await app.call('dealer', 'GET', '/notice/unread')).body).toEqual({ unread: 2 })
    const [newest] = await noticesOf('dealer')
    const address = `/notice/${newest.key}/read`
    expect((await app.call('district', 'POST', address)).status).toBe(404)
    expect((await app.call('dealer', 'POST', address)).body).toEqual({ unread: 1 })
    const { body } = await app.call('dealer', 'POST', '/notice/search', {
      criteria: { isUnread: true },
    })
    expect(body.totalElements).toBe(1)
    expect((await app.call('dealer', 'POST', '/notice/read')).body).toEqual({ unread: 0 })
  })

  test('a kind without a choice is sent in both ways', async () => {
    const { body } = await app.call('dealer', 'GET', '/notice/choices')
    expect(body.choices).toHaveLength(NOTICE_KINDS.length)
    for (const choice of body.choices)
      expect(choice).toMatchObject({ inProduct: true, byEmail: true })
  })
})

describe('emails', () => {
  test('are sent over SMTP once they are saved, and say what became of them', async () => {
    await happened('approve', PEOPLE.district.key)
    await work({})
    await vi.waitFor(() => expect(catcher?.caught).toHaveLength(1), 10_000)
    expect(catcher?.caught[0]).toMatchObject({ to: 'dealer@test.example' })
    await isQuiet()
    const { body } = await app.call('admin', 'POST', '/outbox/search', {
      criteria: { text: 'DEALER@' },
    })
    expect(body.emails[0]).toMatchObject({ state: 'sent', answer: '2.0.0 kept' })
    const { body: email } = await app.call('admin', 'GET', `/outbox/${body.emails[0].key}`)
    expect(email.text).toMatch(/approved/)
  })

  test('that may have arrived are not sent again [GEN-19]', async () => {
    await happened('approve', PEOPLE.district.key)
    await work({ says: { '.': 'hang up' } })
    await vi.waitFor(async () => expect((await emails())[0]?.state).toBe('unknown'), 10_000)
    await isQuiet()
    expect(catcher?.caught).toHaveLength(1)
  })

  test('whose program ended while they were sent are marked as unknown, and not sent again', async () => {
    await happened('approve', PEOPLE.district.key)
    await work()
    await isQuiet()
    await running?.stop()
    await app.owner.query(`UPDATE outbox_emails SET state = 'sending';
      INSERT INTO jobs (kind, subject) SELECT 'send email', key FROM outbox_emails`)
    await work({})
    await isQuiet()
    expect([(await emails())[0].state, catcher?.caught]).toEqual(['unknown', []])
  })
})

test('a last day that comes near is notified once for each day, also of a draft', async () => {
  // A Monday: on a Saturday the last business day before a Sunday is over.
  await app.owner.query(`UPDATE campaigns SET status = 'DRAFT', deployment_date = '2027-03-16';
    INSERT INTO jobs (kind, subject) VALUES ('${LOOK_FOR_DEADLINES}', 0)`)
  await work(undefined, () => Date.parse('2027-03-15T15:00:00Z'))
  await vi.waitFor(
    async () => expect(await notices()).toEqual([[PEOPLE.dealer.key, 'deadline']]),
    10_000,
  )
  expect((await noticesOf('dealer'))[0].line).toMatch(/^“Spring service” must be approved by /)
})

test('an approved metro campaign is the turn of those who may release it, until somebody did', async () => {
  await app.owner.query(
    `UPDATE campaigns SET category = 'METRO', path = '${TREE.district.path}', status = 'APPROVED',
            submitted_by = ${PEOPLE.district.key};
     UPDATE people SET permissions = permissions || '{CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS}'
      WHERE key = ${PEOPLE.districtAdmin.key}`,
  )
  await happened('approve', PEOPLE.zone.key)
  await work()
  await isQuiet()
  expect(await notices()).toContainEqual([PEOPLE.districtAdmin.key, 'to-release'])
  const line = async () => {
    const { body } = await app.call('districtAdmin', 'POST', '/notice/search', {})
    return body.notices[0].line
  }
  expect(await line()).toBe(
    'Riley Park approved “Spring service”. Release it, so that its dealers see their part.',
  )
  await app.owner.query(`UPDATE campaigns SET is_released = true`)
  expect(await line()).toBe('Riley Park approved “Spring service”.')
})

test('a release names to the dealers who released it, though they do not see the whole campaign [CMP-10, ORD-12]', async () => {
  const child = CAMPAIGN + 1
  await app.owner.query(
    `UPDATE campaigns SET category = 'METRO', market_key = ${TREE.district.key}, path = '${TREE.district.path}', status = 'APPROVED'`,
  )
  await app.owner.query(insertedCampaign(child))
  await app.owner.query(
    `UPDATE campaigns SET parent_key = ${CAMPAIGN}, is_released = true WHERE key = ${child}`,
  )
  await happened('release', PEOPLE.zone.key)
  await work()
  await isQuiet()
  expect((await noticesOf('dealer')).map(({ kind, line }: any) => [kind, line])).toEqual([
    ['released', 'Riley Park released “Spring service” to your market.'],
  ])
})

async function plantCampaign(): Promise<void> {
  const content = { channelOptions: [], leadTimes: [] }
  await app.owner.query(
    `INSERT INTO campaign_templates (key, hierarchy_id, category, name, status, levels, path)
     VALUES (1, 'HONDA', 'ON_DEMAND', 'T', 'ACTIVE', '{}', '1.2.')`,
  )
  await app.owner.query(
    `INSERT INTO campaign_template_versions (template_key, version, content, path)
     VALUES (1, 1, $1, '1.2.')`,
    [JSON.stringify(content)],
  )
  await app.owner.query(insertedCampaign(CAMPAIGN))
}

const insertedCampaign = (key: number): string =>
  `INSERT INTO campaigns (key, hierarchy_id, template_key, template_version, category, type, cadence,
       market_key, name, initial_name, status, details, created_by, creator_level, updated_by, path,
       submitted_by)
     VALUES (${key}, 'HONDA', 1, 1, 'ON_DEMAND', 'STANDARD', 'STANDARD', 5, 'Spring service', '',
       'SUBMITTED', '{"fulfillmentChannelsAndVariations": []}', 5, 'DEALER', 5, '${TREE.dealer.path}', 5)`
