import { reorderReasons, reorderTexts } from '@marquee/rules/reorders'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startJobs, type RunningJobs } from '../platform/jobs/index.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { quiet } from '../testing/quiet.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName, type TreePlace } from '../testing/test-tree.ts'
import { bulkReorderJob } from './index.ts'

const app = testApp()
const running: RunningJobs[] = []
let creative: number
let template: number
let metro: number

beforeAll(async () => {
  creative = await addCreative(app)
  template = await addTemplate(app, creative, 'A')
  metro = await addTemplate(app, creative, 'M', { category: 'METRO' })
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns, bulk_reorders, jobs CASCADE; TRUNCATE audit_log')
})
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
})

const create = async (place: TreePlace, key = template): Promise<number> =>
  (await app.call('district', 'POST', `/campaign/create/${key}?marketKey=${TREE[place].key}`)).body
    .key
const read = async (key: number) => (await app.call('district', 'GET', `/campaign/${key}`)).body
const reorder = (as: PersonName, key: number) => app.call(as, 'POST', `/campaign/${key}/reorder`)
const outcome = ({ status, body }: Awaited<ReturnType<typeof reorder>>) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const start = (as: PersonName, body: object) => app.call(as, 'POST', '/bulk-reorder', body)
const bulk = async (id: number) => (await app.call('district', 'GET', `/bulk-reorder/${id}`)).body
const items = async (id: number, status = '') => {
  const query = status && `?status=${status}`
  const found = await app.call('district', 'POST', `/bulk-reorder/${id}/search${query}`, {})
  return found.body.items
}

async function work(): Promise<void> {
  const log = quiet
  const parts = { pool: app.pool, jobs: [bulkReorderJob], clock: Date.now, log, lookEvery: 50 }
  running.push(await startJobs(parts))
}
const finished = (id: number) =>
  vi.waitFor(async () => {
    const { counts, status } = await bulk(id)
    expect(counts.PENDING).toBe(0)
    return { counts, status }
  }, 10_000)

describe('one campaign', () => {
  test('is reordered as a draft of its own, with its source and its timeline [CMP-31, CMP-11]', async () => {
    const key = await create('dealer')
    await app.owner.query(`UPDATE campaigns SET status = 'COMPLETED' WHERE key = ${key}`)
    const { status, body } = await reorder('district', key)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Template A 2',
      status: 'DRAFT',
      reorder: { campaignKey: key, notes: [] },
      market: { key: TREE.dealer.key },
    })
    const source = await read(key)
    expect(body.workflows[0].steps[0].creative).toEqual(source.workflows[0].steps[0].creative)
    const { rows } = await app.owner.query(
      `SELECT action, words, to_status FROM campaign_events WHERE campaign_key = ${body.key}`,
    )
    expect(rows).toEqual([{ action: 'reorder', words: 'Template A', to_status: 'DRAFT' }])
  })

  test('is reordered for another market of the brand, and for none outside of the scope [CMP-32]', async () => {
    const key = await create('dealer')
    const forMarket = (place: TreePlace) =>
      app.call('district', 'POST', `/campaign/${key}/reorder2?marketKey=${TREE[place].key}`)
    const { body } = await forMarket('sibling')
    expect([body.name, body.market.key]).toEqual(['Template A', TREE.sibling.key])
    expect(outcome(await forMarket('cousin'))).toBe('404 not-found')
    expect(outcome(await forMarket('district'))).toBe('422 campaign.needs-a-dealer')
  })

  test('says on the draft what could not be taken over, a closed template among it [CMP-31]', async () => {
    const key = await create('dealer')
    await app.owner.query(`UPDATE campaigns SET deployment_date = '2026-01-05' WHERE key = ${key}`)
    await app.call('admin', 'POST', `/campaign-template/${template}/deactivate`)
    const { body } = await reorder('district', key)
    await app.call('admin', 'POST', `/campaign-template/${template}/activate`)
    expect(body.reorder.notes).toEqual([
      expect.stringMatching(/^This draft cannot be submitted: /),
      reorderTexts.datePassed('2026-01-05' as never),
    ])
    expect(body.campaignStartDate).toBeNull()
  })

  test('takes its audience along as one to be counted again [CMP-31, AUD-26]', async () => {
    const key = await create('dealer')
    await app.owner.query(
      `INSERT INTO audience_selections (campaign_key, request, breakdown, total_size, pieces,
         estimated_cost, cost_without_discount, basis, saved_by, saved_at, path)
       SELECT key, '{}', '{}', 12, 12, 600, 600, 'now', created_by, now(), path FROM campaigns`,
    )
    const { body } = await reorder('district', key)
    expect(body.audience).toMatchObject({ totalSize: 12, isStale: true })
    expect(body.reorder.notes).toEqual([reorderTexts.audience])
  })

  test('of several dealers keeps its group for staff, and is not for dealers [CMP-31, LVL-12]', async () => {
    const key = await create('district', metro)
    expect(outcome(await reorder('district', key))).toBe('201')
    expect(outcome(await reorder('dealer', key))).toBe('403 access.denied')
    const child = await create('dealer')
    await app.owner.query(`UPDATE campaigns SET parent_key = ${key} WHERE key = ${child}`)
    expect(outcome(await reorder('district', child))).toBe('409 campaign.follows-parent')
  })
})

describe('many at once', () => {
  test('are looked at first, and nothing is made by that [BULK-01, BULK-06]', async () => {
    const key = await create('dealer')
    const body = { campaignKeys: [key], marketKeys: [TREE.dealer.key, TREE.district.key] }
    const found = await app.call('district', 'POST', '/bulk-reorder/search/differences', body)
    expect(found.body.differences).toMatchObject([
      { campaignKey: key, marketKey: TREE.dealer.key, isPossible: true, reason: null },
      { marketKey: TREE.district.key, isPossible: false, reason: 'campaign.needs-a-dealer' },
    ])
    const { rows } = await app.owner.query('SELECT count(*)::integer AS all FROM campaigns')
    expect(rows).toEqual([{ all: 1 }])
  })

  test('are looked at with a few statements for each dealer, however many share a source [BULK-06]', async () => {
    const key = await create('dealer')
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    const statementsFor = async (...places: TreePlace[]) => {
      const before = sent.mock.calls.length
      const body = { campaignKeys: [key], marketKeys: places.map((place) => TREE[place].key) }
      const found = await app.call('district', 'POST', '/bulk-reorder/search/differences', body)
      expect(found.body.differences.map(isPossible)).toEqual(places.map(() => true))
      return sent.mock.calls.length - before
    }
    const isPossible = ({ isPossible: itIs }: { isPossible: boolean }) => itIs
    const one = await statementsFor('dealer')
    const two = await statementsFor('dealer', 'sibling')
    sent.mockRestore()
    expect(one).toBeGreaterThan(10)
    expect(two - one).toBeLessThanOrEqual(3)
  })

  test('hold their places while they are pending, and are drafts once the job was there [BULK-02, BULK-07, GEN-19]', async () => {
    const keys = [await create('dealer'), await create('sibling')]
    const { status, body } = await start('district', { campaignKeys: keys })
    expect([status, body.status, body.counts]).toEqual([
      201,
      'PENDING',
      { PENDING: 2, COMPLETED: 0, FAILED: 0 },
    ])
    const found = await app.call('district', 'POST', '/campaign/search', {
      criteria: { statuses: ['BULKREORDER'] },
    })
    expect(found.body.campaigns.map(({ name }: { name: string }) => name)).toEqual([
      'Template A',
      'Template A',
    ])
    await work()
    expect(await finished(body.id)).toMatchObject({ status: 'COMPLETED', counts: { COMPLETED: 2 } })
    const created = await items(body.id, 'COMPLETED')
    expect(await read(created[0].newCampaignKey)).toMatchObject({
      status: 'DRAFT',
      name: 'Template A 2',
      reorder: { campaignKey: created[0].campaignKey },
    })
    // What was deleted since is no longer there to be opened.
    const made = created[0].newCampaignKey
    expect(created[0].newCampaignStatus).toBe('DRAFT')
    expect((await app.call('district', 'DELETE', `/campaign/${made}`)).status).toBe(200)
    const [first, second] = await items(body.id, 'COMPLETED')
    expect([first.newCampaignKey, first.newCampaignStatus]).toEqual([null, null])
    expect(second.newCampaignStatus).toBe('DRAFT')
  })

  test('fail one by one with their reasons, leave no campaign behind, and are tried again alone [BULK-04, BULK-07]', async () => {
    const keys = [await create('dealer'), await create('sibling')]
    const { rows: before } = await app.owner.query('SELECT count(*)::integer AS all FROM campaigns')
    const other = await addTemplate(app, creative, `B${before[0].all}${Date.now() % 1000}`)
    await app.owner.query(`UPDATE campaigns SET template_key = ${other} WHERE key = ${keys[1]}`)
    await app.call('admin', 'POST', `/campaign-template/${other}/deactivate`)
    const { body } = await start('district', { campaignKeys: keys })
    await work()
    expect(await finished(body.id)).toMatchObject({
      status: 'FAILED',
      counts: { PENDING: 0, COMPLETED: 1, FAILED: 1 },
    })
    expect(await items(body.id, 'FAILED')).toMatchObject([
      { campaignKey: keys[1], reason: 'campaign-template.inactive', newCampaignKey: null },
    ])
    const count = async () =>
      (await app.owner.query('SELECT count(*)::integer AS all FROM campaigns')).rows[0].all
    expect(await count()).toBe(3)
    await app.call('admin', 'POST', `/campaign-template/${other}/activate`)
    const retried = await app.call('district', 'POST', `/bulk-reorder/${body.id}/retry`)
    expect(retried.body.counts).toEqual({ PENDING: 1, COMPLETED: 1, FAILED: 0 })
    expect(await finished(body.id)).toMatchObject({ status: 'COMPLETED' })
    expect(await count()).toBe(4)
    expect(outcome(await app.call('district', 'POST', `/bulk-reorder/${body.id}/retry`))).toBe(
      '409 reorder.nothing-failed',
    )
  })

  test('of a metro campaign for a single dealer say why in truth, and are not offered for another try [BULK-07]', async () => {
    const template = await addTemplate(app, creative, `M${Date.now() % 1000}`, {
      category: 'METRO',
    })
    const path = `/campaign/create/${template}?marketKey=${TREE.district.key}`
    const { body: metro } = await app.call('district', 'POST', path)
    const { body } = await start('district', {
      campaignKeys: [metro.key],
      marketKeys: [TREE.dealer.key],
    })
    await work()
    await finished(body.id)
    expect(await items(body.id, 'FAILED')).toMatchObject([
      {
        reason: 'campaign.needs-staff-market',
        message: 'A metro campaign is made for a district, a zone or a brand. Choose one of these.',
      },
    ])
    const after = await app.call('district', 'GET', `/bulk-reorder/${body.id}`)
    expect(after.body).toMatchObject({
      retryable: 0,
      can: { retry: { ok: false, reason: 'reorder.nothing-to-retry' } },
    })
    expect(outcome(await app.call('district', 'POST', `/bulk-reorder/${body.id}/retry`))).toBe(
      '409 reorder.nothing-to-retry',
    )
  })

  test.for<[string, (key: number) => Promise<unknown>, keyof typeof reorderReasons]>([
    [
      'was canceled meanwhile',
      (key) =>
        app.owner.query(`UPDATE campaigns SET status = 'CANCELLED' WHERE reordered_from = ${key}`),
      'reorder.canceled',
    ],
    [
      'was deleted meanwhile',
      (key) => app.owner.query(`DELETE FROM campaigns WHERE reordered_from = ${key}`),
      'reorder.canceled',
    ],
    [
      'is gone at its source',
      (key) => app.owner.query(`DELETE FROM campaigns WHERE key = ${key}`),
      'reorder.source-gone',
    ],
    [
      'was asked for by somebody who may no longer',
      () => app.owner.query(`UPDATE people SET status = 'DEACTIVATED' WHERE key = 4`),
      'reorder.person-gone',
    ],
  ])('one that %s fails with the reason [BULK-07]', async ([, happens, reason]) => {
    const key = await create('dealer')
    const { body } = await start('district', { campaignKeys: [key] })
    await happens(key)
    await work()
    const left = async () =>
      (await app.owner.query('SELECT status, reason FROM bulk_reorder_items')).rows
    await vi.waitFor(
      async () => expect(await left()).toEqual([{ status: 'FAILED', reason }]),
      5_000,
    )
    await app.owner.query(`UPDATE people SET status = 'ACTIVE' WHERE key = 4`)
    const [item] = await items(body.id)
    expect(item.message).toBe(reorderReasons[reason])
  })

  test('one that fails unforeseen takes none of its neighbors along [BULK-07]', async () => {
    const keys = [await create('dealer'), await create('sibling'), await create('dealer')]
    const { body } = await start('district', { campaignKeys: keys })
    await app.owner.query(
      `ALTER TABLE campaigns ADD CONSTRAINT unforeseen
         CHECK (status <> 'DRAFT' OR reordered_from IS DISTINCT FROM ${keys[1]}) NOT VALID`,
    )
    await work()
    expect(await finished(body.id)).toMatchObject({
      status: 'FAILED',
      counts: { PENDING: 0, COMPLETED: 2, FAILED: 1 },
    })
    await app.owner.query('ALTER TABLE campaigns DROP CONSTRAINT unforeseen')
    expect(await items(body.id, 'FAILED')).toMatchObject([
      { campaignKey: keys[1], reason: 'reorder.failed', newCampaignKey: null },
    ])
    const { rows } = await app.owner.query(
      'SELECT reordered_from, status FROM campaigns WHERE reordered_from IS NOT NULL ORDER BY 1',
    )
    expect(rows).toEqual([
      { reordered_from: keys[0], status: 'DRAFT' },
      { reordered_from: keys[2], status: 'DRAFT' },
    ])
  })

  test('are found by campaign, market or person, and by how they fared [BULK-03, BULK-05]', async () => {
    const key = await create('dealer')
    await start('district', { campaignKeys: [key] })
    const search = async (text: string) => {
      const query = `query=${encodeURIComponent(text)}`
      return (await app.call('district', 'POST', `/bulk-reorder/search?${query}`, {})).body
        .totalElements
    }
    expect(await search('template a')).toBe(1)
    expect(await search('market deal')).toBe(1)
    expect(await search('nothing of the kind')).toBe(0)
  })

  test('are refused above a thousand, and where one is out of sight [BULK-02]', async () => {
    const key = await create('dealer')
    const keys = Array.from({ length: 40 }, (_, at) => key + at)
    const body = { campaignKeys: keys, marketKeys: keys }
    expect(outcome(await start('district', body))).toBe('422 reorder.too-many')
    expect(outcome(await start('district', { campaignKeys: [key, 999_999] }))).toBe('404 not-found')
  })
})
