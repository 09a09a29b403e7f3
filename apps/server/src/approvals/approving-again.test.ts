import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderSamples } from '../testing/order-samples.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const samples = orderSamples(app)
let ready: number
let key: number

beforeAll(async () => {
  await samples.prepare()
  ready = await samples.ready()
})
beforeEach(async () => {
  key = await samples.copyOf(ready)
})

const sql = async (text: string) => (await app.owner.query(text, [key])).rows
const approve = (...itemKey: number[]) =>
  app.call('district', 'POST', '/order/approve', { itemKey })
const standing = async () => {
  const [row] = await sql(
    `SELECT c.status || ' ' || o.status AS both FROM campaigns c JOIN orders o ON o.campaign_key = c.key
      WHERE c.key = $1`,
  )
  return row.both
}

/** It is refused with what no longer fits, and where; nothing changes, and it may be rejected. */
async function refusedFor(problem: object): Promise<void> {
  const refused = await approve(key)
  expect([refused.status, refused.body.code]).toEqual([409, 'order.no-longer-fits'])
  expect(refused.body.details).toEqual({
    campaignKey: key,
    missing: [expect.objectContaining(problem)],
  })
  expect(await standing()).toBe('SUBMITTED SUBMITTED')
  const rejected = await app.call('district', 'POST', '/order/reject', { itemKey: [key] })
  expect([rejected.status, await standing()]).toEqual([200, 'DRAFT REJECTED'])
}

describe('what is approved is checked completely again, and refused', () => {
  test('where its mail date was closed since [CMP-11, BLK-04]', async () => {
    await samples.submit(key)
    const [{ day }] = await sql('SELECT deployment_date::text AS day FROM campaigns WHERE key = $1')
    const closed = await app.call('admin', 'POST', '/blackout-date/add', { date: day })
    await refusedFor({ place: 'details', field: 'campaignStartDate', text: expect.any(String) })
    await app.call('admin', 'DELETE', `/blackout-date/${closed.body.key}/delete`)
  })

  test('where its template was closed since [CMP-11]', async () => {
    await samples.submit(key)
    const [{ template }] = await sql(
      'SELECT template_key AS template FROM campaigns WHERE key = $1',
    )
    await app.call('admin', 'POST', `/campaign-template/${template}/deactivate`)
    await refusedFor({ code: 'campaign-template.inactive' })
    await app.call('admin', 'POST', `/campaign-template/${template}/activate`)
  })

  test('where a coupon of it has ended since [CMP-11, CPN-10]', async () => {
    await samples.submit(key)
    // As if both had been so when it was submitted.
    await sql(`UPDATE campaign_steps SET creative = jsonb_set(creative,
                 '{attachments,1,customValues,endDate}', '"2026-01-05"') WHERE campaign_key = $1`)
    await sql(`UPDATE orders SET content = jsonb_set(content, '{steps,0,coupons,1,endDate}',
                 '"2026-01-05"') WHERE campaign_key = $1`)
    await refusedFor({
      code: 'order.coupon',
      field: expect.stringMatching(/attachments\.1\..*endDate$/),
    })
  })

  test('where its audience is of something else by now [CMP-11, AUD-26]', async () => {
    await samples.submit(key)
    await sql(`UPDATE audience_selections SET basis = 'before' WHERE campaign_key = $1`)
    await refusedFor({ code: 'order.stale-audience', place: 'audience-builder' })
  })

  test('where it says something else since, though nobody could save it [ORD-06, CMP-13]', async () => {
    await sql(`UPDATE campaigns SET cadence = 'SUBSCRIPTION' WHERE key = $1`)
    const { contentHash } = await samples.submit(key)
    const { body: campaign } = await app.call('dealer', 'GET', `/campaign/${key}`)
    const [step] = campaign.workflows[0].steps
    const [first, second] = step.creative.attachments
    const { opted, fulfillmentChannels, fulfillmentChannelVariations } = step
    const saved = await app.call('dealer', 'PUT', `/campaign/${key}/step`, {
      key: step.key,
      opted,
      fulfillmentChannels,
      fulfillmentChannelVariations,
      creative: { ...step.creative, attachments: [second, first] },
    })
    expect([saved.status, saved.body.code]).toEqual([409, 'campaign.with-approvers'])
    await sql(`UPDATE campaign_steps SET creative = jsonb_set(creative, '{attachments}',
                 jsonb_build_array(creative -> 'attachments' -> 1, creative -> 'attachments' -> 0))
                WHERE campaign_key = $1`)
    const looked = { itemKey: [key], contentHashes: [contentHash] }
    const refused = await app.call('district', 'POST', '/order/approve', looked)
    expect([refused.status, refused.body.code]).toEqual([409, 'order.changed-since'])
    expect(
      await sql(
        'SELECT FROM approved_steps s JOIN campaign_steps c ON c.key = s.step_key WHERE c.campaign_key = $1',
      ),
    ).toEqual([])
    expect(await standing()).toBe('SUBMITTED SUBMITTED')
  })

  test('by itself, when several are approved, each with its reasons [ORD-06, ERR-08]', async () => {
    const other = await samples.copyOf(ready)
    await samples.submit(other)
    await samples.submit(key)
    await sql(`UPDATE audience_selections SET basis = 'before' WHERE campaign_key = $1`)
    const { body } = await approve(key, other)
    expect(body.results).toEqual([
      {
        itemKey: key,
        ok: false,
        code: 'order.no-longer-fits',
        message: expect.stringContaining('no longer fits'),
        details: {
          campaignKey: key,
          missing: [expect.objectContaining({ place: 'audience-builder' })],
        },
      },
      { itemKey: other, ok: true },
    ])
  })
})

describe('what was ordered stays as it was ordered, and is approved', () => {
  const figures = async () =>
    (await sql('SELECT estimated_cost, content_hash FROM orders WHERE campaign_key = $1'))[0]

  test('though the template has other prices by now [CMP-11, ORD-01]', async () => {
    await samples.submit(key)
    const before = await figures()
    await sql(`WITH dearer AS (
      UPDATE campaign_templates t SET version = t.version + 1 FROM campaigns c
       WHERE c.key = $1 AND t.key = c.template_key RETURNING t.key, t.version, t.path)
      INSERT INTO campaign_template_versions (template_key, version, content, path)
      SELECT d.key, d.version, replace(v.content::text, '6903', '9999')::jsonb, d.path
        FROM dearer d JOIN campaign_template_versions v
             ON v.template_key = d.key AND v.version = d.version - 1`)
    expect((await approve(key)).status).toBe(200)
    expect([await figures(), await standing()]).toEqual([before, 'APPROVED APPROVED'])
  })

  test('though the dealer has newer customers by now [CMP-11, ORD-03]', async () => {
    await samples.submit(key)
    await app.owner.query('UPDATE market_versions SET version = version + 1, data_version = 9')
    expect((await approve(key)).status).toBe(200)
    const versions =
      await sql(`SELECT h.version FROM order_households h JOIN orders o ON o.key = h.order_key
                             WHERE o.campaign_key = $1`)
    expect(versions).toEqual([{ version: 1 }])
    await app.owner.query('UPDATE market_versions SET version = version - 1')
  })

  test('on the day that an administrator chose freely, by a person who may not [CMP-11, GEN-04]', async () => {
    const closed = `UPDATE campaigns SET deployment_date = date_trunc('week', current_date)::date + 47
                     WHERE key = $1`
    await sql(closed)
    const body = { campaignKey: key }
    const refused = await app.call('dealer', 'POST', '/order', body)
    expect(refused.body.code).toBe('order.incomplete')
    const { quoteKey } = (await app.call('admin', 'POST', '/order', body)).body
    const done = await app.call('admin', 'POST', '/order/submit', { itemKey: [key], quoteKey })
    expect(done.status).toBe(200)
    expect([(await approve(key)).status, await standing()]).toEqual([200, 'APPROVED APPROVED'])
  })

  test('on a day that an administrator chose inside the lead time, until it has passed [CMP-11, GEN-04]', async () => {
    const soon = 'UPDATE campaigns SET deployment_date = current_date + 3 WHERE key = $1'
    await sql(soon)
    const { quoteKey } = (await app.call('admin', 'POST', '/order', { campaignKey: key })).body
    await app.call('admin', 'POST', '/order/submit', { itemKey: [key], quoteKey })
    await sql('UPDATE campaigns SET deployment_date = current_date - 3 WHERE key = $1')
    expect((await approve(key)).body.code).toBe('mail-date.too-late')
    await sql(soon)
    expect([(await approve(key)).status, await standing()]).toEqual([200, 'APPROVED APPROVED'])
  })
})
