import { CAMPAIGN_STATUSES, type CampaignStatus } from '@marquee/rules/campaigns'
import { isBusinessDay } from '@marquee/rules/mail-dates'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderSamples } from '../testing/order-samples.ts'
import { submitAs } from '../testing/submitted-campaign.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp, type Answer } from '../testing/test-app.ts'
import { emailOf, PEOPLE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
const samples = orderSamples(app)
let template: number
let metro: number
let key: number
let content: object

beforeAll(async () => {
  await samples.prepare()
  const creative = await addCreative(app)
  template = await addTemplate(app, creative, 'A')
  metro = await addTemplate(app, creative, 'M', { category: 'METRO' })
  await app.owner.query(
    `UPDATE people SET permissions = array_remove(permissions, 'CAN_SUBMIT_ORDER') WHERE key = $1`,
    [PEOPLE.acuraDealer.key],
  )
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE')
  key = await samples.ready()
  content = await samples.contentOf(key)
  await app.owner.query('TRUNCATE audit_log')
})

/** One more with nothing missing, which was submitted. */
async function another(): Promise<number> {
  const copy = await samples.copyOf(key)
  await samples.submit(copy)
  return copy
}

const create = async (marketKey: number, from = template): Promise<number> =>
  (await app.call('district', 'POST', `/campaign/create/${from}?marketKey=${marketKey}`)).body.key
const decide = (as: PersonName, verb: string, body: object = { itemKey: [key] }) =>
  app.call(as, 'POST', `/order/${verb}`, body)
const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const statusOf = async (of = key): Promise<string> =>
  (await app.owner.query('SELECT status FROM campaigns WHERE key = $1', [of])).rows[0]?.status
const orderOf = async (of = key): Promise<string> =>
  (
    await app.owner.query(
      'SELECT status FROM orders WHERE campaign_key = $1 ORDER BY revision DESC LIMIT 1',
      [of],
    )
  ).rows[0]?.status
const last = async (of = key) =>
  (await app.call('district', 'GET', `/campaign/${of}/timeline`)).body.events.at(-1)

/** What each decision answers in each status to a person who may decide, written down by hand. */
const NO = '409'
const TABLE: Readonly<Record<CampaignStatus, readonly [string, string, string, string, string]>> = {
  //                    review          approve     reject   confirm      decline
  DRAFT: /*          */ [NO, NO, NO, NO, NO],
  SUBMITTED: /*      */ ['ACKNOWLEDGED', 'APPROVED', 'DRAFT', NO, NO],
  ACKNOWLEDGED: /*   */ [NO, 'APPROVED', 'DRAFT', NO, NO],
  APPROVED: /*       */ [NO, NO, NO, NO, NO],
  ACTIVE: /*         */ [NO, NO, NO, NO, NO],
  COMPLETED: /*      */ [NO, NO, NO, NO, NO],
  CANCEL_REQUESTED: /**/ [NO, NO, NO, 'CANCELLED', 'APPROVED'],
  CANCELLED: /*      */ [NO, NO, NO, NO, NO],
  BULKREORDER: /*    */ [NO, NO, NO, NO, NO],
  RESERVED: /*       */ [NO, NO, NO, NO, NO],
}
const ACTIONS = ['acknowledge', 'approve', 'reject', 'confirm', 'decline'] as const
const act = (as: PersonName, action: (typeof ACTIONS)[number]) =>
  action === 'confirm' || action === 'decline'
    ? app.call(as, 'POST', `/campaign/${key}/cancel/${action}`, {})
    : decide(as, action)

/** The refusals for people who may not, in every status; undefined: as in the table. */
const HEARD: Partial<Record<PersonName, string>> = {
  dealer: '403 campaign.not-an-approver',
  sibling: '404 not-found',
  district: undefined,
  zone: '403 campaign.own-order',
  national: undefined,
  admin: undefined,
  hondaAdmin: undefined,
  districtAdmin: undefined,
  acuraDealer: '403 access.denied',
}

describe.each(CAMPAIGN_STATUSES)('what is %s', (status) => {
  test('answers each decision of each person as the table says [CMP-06, CMP-11, CMP-13, LVL-11, GEN-03]', async () => {
    const findings: string[] = []
    for (const [at, action] of ACTIONS.entries()) {
      const inTable = TABLE[status][at] as string
      for (const [as, refused] of Object.entries(HEARD) as [PersonName, string | undefined][]) {
        await app.owner.query('TRUNCATE orders CASCADE')
        await submitAs(app, key, { status, submittedBy: 3, content })
        const answer = await act(as, action)
        const expected = refused ?? (inTable === NO ? NO : '200')
        const after = refused || inTable === NO ? status : inTable
        const got = outcome(answer)
        if (!got.startsWith(expected))
          findings.push(`${as} ${action}: ${got} instead of ${expected}`)
        const now = await statusOf()
        if (now !== after) findings.push(`${as} ${action}: it is ${now} instead of ${after}`)
      }
    }
    expect(findings).toEqual([])
  })
})

describe('a decision', () => {
  test('moves the order with the campaign, and the timeline shows it with its reason [CMP-13, ORD-06]', async () => {
    await submitAs(app, key, { content })
    expect(outcome(await decide('district', 'acknowledge'))).toBe('200')
    expect([await statusOf(), await orderOf()]).toEqual(['ACKNOWLEDGED', 'SUBMITTED'])
    const reason = '  Please take the second coupon off.  '
    await decide('district', 'reject', { itemKey: [key], reason })
    expect([await statusOf(), await orderOf()]).toEqual(['DRAFT', 'REJECTED'])
    expect(await last()).toMatchObject({
      action: 'reject',
      by: 'Test district',
      from: 'ACKNOWLEDGED',
      to: 'DRAFT',
      words: 'Please take the second coupon off.',
    })
    await submitAs(app, key, { content })
    await decide('zone', 'approve')
    expect([await statusOf(), await orderOf()]).toEqual(['APPROVED', 'APPROVED'])
  })

  test('to reject puts the draft first at home with its reason, until it is submitted again [CMP-13, RTE-02]', async () => {
    const rejected = await another()
    const later = await samples.copyOf(key)
    await decide('district', 'reject', { itemKey: [rejected], reason: 'Mail it a week later.' })
    await app.owner.query(`UPDATE campaigns SET updated_at = '2020-01-01' WHERE key = $1`, [
      rejected,
    ])
    const atHome = async () =>
      (await app.call('dealer', 'GET', '/campaign/home')).body.drafts.map(
        ({ key: draft, rejection }: any) => [draft, rejection?.by, rejection?.words],
      )
    expect((await atHome())[0]).toEqual([rejected, 'Test district', 'Mail it a week later.'])
    await samples.submit(rejected)
    expect(await atHome()).toContainEqual([later, undefined, undefined])
    expect((await atHome()).flat()).not.toContain(rejected)
    await app.call('dealer', 'POST', `/campaign/${rejected}/draft`, {})
    expect(await atHome()).toContainEqual([rejected, undefined, undefined])
  })

  test('is not for a person who submitted it in another of their homes [CMP-13, LVL-11]', async () => {
    await submitAs(app, key, { content, submittedBy: PEOPLE.dealer.key })
    const isThat = 'UPDATE people SET subject = $1 WHERE key = $2'
    await app.owner.query(isThat, [emailOf('zone'), PEOPLE.dealer.key])
    const answers = [await decide('zone', 'approve'), await decide('zone', 'acknowledge')]
    const waiting = await app.call('zone', 'GET', '/approval/count')
    await app.owner.query(isThat, [emailOf('dealer'), PEOPLE.dealer.key])
    expect(answers.map(outcome)).toEqual(Array(2).fill('403 campaign.own-order'))
    expect(waiting.body).toEqual({ waiting: 0 })
    expect(outcome(await decide('zone', 'approve'))).toBe('200')
  })

  test('takes the keys from the query as well, once each [ORD-08]', async () => {
    const other = await another()
    await submitAs(app, key, { content })
    const keys = `itemKey=${key}&itemKey=${other}&itemKey=${key}`
    const { status, body } = await app.call('district', 'POST', `/order/approve?${keys}`)
    expect([status, body.results]).toEqual([
      200,
      [key, other].map((itemKey) => ({ itemKey, ok: true })),
    ])
    expect((await decide('district', 'approve', {})).body.fields).toEqual({
      'body.itemKey': 'Name at least one',
    })
  })

  test('about several is made about each: one that is refused stops no other [ORD-06, ERR-08]', async () => {
    const draft = await create(5)
    const other = await another()
    await submitAs(app, key, { content })
    const { status, body } = await decide('district', 'approve', { itemKey: [other, draft, key] })
    expect(status).toBe(200)
    expect(body.results).toEqual([
      { itemKey: key, ok: true },
      {
        itemKey: draft,
        ok: false,
        code: 'campaign.cannot-approve',
        message: 'Only a campaign that is submitted or in review can be approved.',
        details: expect.objectContaining({ status: 'DRAFT', by: 'Test district' }),
      },
      { itemKey: other, ok: true },
    ])
    expect([await statusOf(), await statusOf(draft), await statusOf(other)]).toEqual([
      'APPROVED',
      'DRAFT',
      'APPROVED',
    ])
  })

  test('about anything out of sight is about nothing [ORD-06, LVL-02]', async () => {
    const beyond = (await app.call('national', 'POST', `/campaign/create/${template}?marketKey=8`))
      .body.key
    await submitAs(app, key, { content })
    await submitAs(app, beyond)
    const answer = await decide('district', 'approve', { itemKey: [key, beyond] })
    expect(outcome(answer)).toBe('404 not-found')
    expect(await statusOf()).toBe('SUBMITTED')
  })

  test('of what was changed after the approver looked is refused, and changes nothing [ORD-06]', async () => {
    await submitAs(app, key, { content, hash: 'b'.repeat(64) })
    const looked = { itemKey: [key], contentHashes: ['a'.repeat(64)] }
    expect(outcome(await decide('district', 'approve', looked))).toBe('409 order.content-changed')
    expect([await statusOf(), await orderOf()]).toEqual(['SUBMITTED', 'SUBMITTED'])
    const present = { itemKey: [key], contentHashes: ['b'.repeat(64)] }
    expect(outcome(await decide('district', 'approve', present))).toBe('200')
  })

  test('with fewer hashes than keys is refused whole, and names the field [ORD-06]', async () => {
    const second = await another()
    await submitAs(app, key, { content, hash: 'b'.repeat(64) })
    const fewer = { itemKey: [key, second], contentHashes: ['b'.repeat(64)] }
    const answer = await decide('district', 'approve', fewer)
    expect(outcome(answer)).toBe('400 request.invalid')
    expect(answer.body.fields).toEqual({ 'body.contentHashes': 'Send one for each key, or none' })
    expect([await statusOf(), await statusOf(second)]).toEqual(['SUBMITTED', 'SUBMITTED'])
  })

  test('in pairs holds for each key what was looked at of it [ORD-06]', async () => {
    await submitAs(app, key, { content, hash: 'b'.repeat(64) })
    const lookedAt = (hash: string) => ({
      items: [{ itemKey: key, contentHash: hash.repeat(64) }],
    })
    const other = await decide('district', 'approve', lookedAt('a'))
    expect(outcome(other)).toBe('409 order.content-changed')
    const twice = await decide('district', 'approve', { ...lookedAt('b'), itemKey: [key] })
    expect(twice.body.fields).toEqual({ 'body.items': 'Name them once' })
    expect(await statusOf()).toBe('SUBMITTED')
    expect(outcome(await decide('district', 'approve', lookedAt('b')))).toBe('200')
  })

  test('that comes when its pieces can no longer be made is refused, and rejecting is not [CMP-11]', async () => {
    for (const days of [-1, 0, 1]) {
      await submitAs(app, key, { content })
      await app.owner.query('UPDATE campaigns SET deployment_date = current_date + $1::integer', [
        days,
      ])
      expect(outcome(await decide('district', 'approve'))).toBe('409 mail-date.too-late')
      expect([await statusOf(), await orderOf()]).toEqual(['SUBMITTED', 'SUBMITTED'])
      await app.owner.query('TRUNCATE orders CASCADE')
    }
    await submitAs(app, key, { content })
    expect(outcome(await decide('district', 'reject'))).toBe('200')
  })

  test('that comes second is answered with the first approver [CMP-13, ERR-08]', async () => {
    await submitAs(app, key, { content })
    await decide('national', 'approve')
    const { body } = await decide('district', 'reject')
    expect(body).toMatchObject({
      code: 'campaign.cannot-reject',
      details: { status: 'APPROVED', by: 'Test national', at: expect.any(String) },
    })
  })

  test('is in the audit log with the keys that it was made about [CMP-13]', async () => {
    const draft = await create(5)
    await submitAs(app, key, { content })
    await decide('district', 'approve', { itemKey: [key, draft] })
    const { rows } = await app.owner.query(
      `SELECT event, details FROM audit_log WHERE operation = 'approvals.approve'`,
    )
    expect(rows).toMatchObject([
      { event: 'campaign.approved', details: { keys: [key], refused: [draft] } },
    ])
  })

  test('about several is found in the audit log for each, with who made it [CMP-13]', async () => {
    const other = await create(5)
    for (const one of [key, other]) await submitAs(app, one, { content })
    await decide('district', 'approve', { itemKey: [key, other] })
    for (const one of [key, other]) {
      const criteria = { about: { kind: 'campaign', key: one }, event: 'approved' }
      const { body } = await app.call('admin', 'POST', '/audit/search', { criteria })
      expect(body.rows).toMatchObject([
        { event: 'campaign.approved', person: { name: 'Test district' }, aboutCount: 2 },
      ])
    }
  })
})

describe('a request to cancel', () => {
  test('is confirmed for the order too, or declined, and then all is as it was [CMP-12]', async () => {
    await submitAs(app, key, { status: 'CANCEL_REQUESTED' })
    const decline = { reason: 'The pieces are printed.' }
    const declined = await app.call('zone', 'POST', `/campaign/${key}/cancel/decline`, decline)
    expect(declined.body).toEqual({ key, status: 'APPROVED' })
    expect([await orderOf(), (await last()).words]).toEqual(['APPROVED', decline.reason])
    await app.owner.query('TRUNCATE orders CASCADE')
    await submitAs(app, key, { status: 'CANCEL_REQUESTED' })
    const confirmed = await app.call('zone', 'POST', `/campaign/${key}/cancel/confirm`, {})
    expect(confirmed.body).toEqual({ key, status: 'CANCELLED' })
    expect([await statusOf(), await orderOf()]).toEqual(['CANCELLED', 'CANCELLED'])
  })
})

describe('releasing to markets', () => {
  const release = (as: PersonName, ...campaignKeys: number[]) =>
    app.call(as, 'POST', '/order/release-to-markets?hierarchyId=HONDA', { campaignKeys })

  test('shows children to their dealers from then on, in any status but canceled [MTR-24, ORD-09, ORD-12]', async () => {
    const parent = await create(4, metro)
    await app.owner.query(
      `INSERT INTO campaigns (hierarchy_id, template_key, template_version, category, type, cadence,
              market_key, parent_key, name, initial_name, status, details, created_by, creator_level,
              updated_by, path)
       SELECT hierarchy_id, template_key, template_version, category, type, cadence, 5, key, name,
              initial_name, status, details, created_by, creator_level, updated_by, '1.2.3.4.5.'
         FROM campaigns WHERE key = $1`,
      [parent],
    )
    const seen = async () => {
      const found = await app.call('dealer', 'POST', '/campaign/search', {
        criteria: { categories: ['METRO'] },
      })
      return found.body.totalElements
    }
    expect(await seen()).toBe(0)
    expect(outcome(await release('national', parent))).toBe('200')
    expect(await seen()).toBe(1)
    expect(await last(parent)).toMatchObject({ action: 'release', by: 'Test national' })
    await submitAs(app, parent, { status: 'CANCELLED' })
    expect(outcome(await release('national', parent))).toBe('409 campaign.cannot-release')
    expect(outcome(await release('national', key))).toBe('409 campaign.not-a-metro-campaign')
    expect(outcome(await release('dealer', parent))).toBe('403 access.denied')
  })
})

test('an order that is mailed on a day says until when it is decided, and one that came back is listed as such [GEN-03, CMP-40]', async () => {
  await samples.submit(key)
  const { body: waiting } = await app.call('district', 'POST', '/approval/search', { criteria: {} })
  const [row] = waiting.waiting.filter((one: { key: number }) => one.key === key)
  expect(row.decideBy < row.mailDate).toBe(true)
  expect(isBusinessDay(row.decideBy)).toBe(true)

  const listed = async () => {
    const { body } = await app.call('dealer', 'POST', '/campaign/search', { criteria: {} })
    return body.campaigns.find((one: { key: number }) => one.key === key).isSentBack
  }
  expect(await listed()).toBe(false)
  const decision = { itemKey: [key], reason: 'The coupon ends too soon.' }
  await app.call('district', 'POST', '/order/reject', decision)
  expect(await listed()).toBe(true)
  await samples.submit(key)
  expect((await app.call('dealer', 'POST', `/campaign/${key}/draft`)).status).toBe(200)
  expect(await listed()).toBe(false)
})
