import { addDays } from '@marquee/rules/calendar'
import { SEASONS } from '@marquee/rules/templates'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { mailedIn, outcome, yearSamples } from '../testing/year-samples.ts'

const app = audienceApp()
const years = yearSamples(app)
const { approved, hashOf, quote, read, ready, statuses, submit } = years

beforeAll(() => years.prepare())
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE; TRUNCATE audit_log')
})

const saveStep = (campaign: any, change: object) => {
  const [step] = campaign.workflows[0].steps
  return app.call('dealer', 'PUT', '/campaign/annual-seasonal/step', {
    ...step,
    campaignKey: campaign.key,
    creative: { ...step.creative, ...change },
  })
}
const NO_LETTERS = { values: {} }

describe('a season of an approved year', () => {
  test('is customized in its period, and the change is decided by itself [RTE-08, RTE-18]', async () => {
    const { seasonals } = await approved()
    const { campaign, customization } = seasonals[0]
    expect(customization).toMatchObject({ state: 'open' })
    expect(campaign.workflows[0].steps[0].status).toBe('APPROVED')
    const [first] = campaign.workflows[0].steps[0].creative.attachments
    const saved = await saveStep(campaign, { attachments: [first, first] })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(saved.body.workflows[0].steps[0].status).toBe('PENDING')
    const waiting = await app.call('district', 'POST', '/approval/search', {
      criteria: { waitsOn: 'ME' },
    })
    expect(waiting.body.waiting, JSON.stringify(waiting.body)).toMatchObject([
      { kind: 'TOUCHPOINTS', key: campaign.key },
    ])
    const decided = await app.call('district', 'POST', '/order/touchpoint/approve', {
      itemKey: [campaign.workflows[0].steps[0].key],
    })
    expect(decided.status, JSON.stringify(decided.body)).toBe(200)
    const after = await app.call('dealer', 'GET', `/campaign/${campaign.key}`)
    expect(after.body.workflows[0].steps[0].status).toBe('APPROVED')
  })

  test('takes no change outside its period, and none while its year waits for a decision', async () => {
    const { key } = await ready()
    await submit(key, (await quote(key)).quoteKey)
    const waits = (await read(key)).seasonals[0].campaign
    expect(outcome(await saveStep(waits, NO_LETTERS))).toBe('409 campaign.with-approvers')
    expect(waits.can.saveStep).toEqual({ ok: false, reason: 'campaign.with-approvers' })
    expect(waits.can.cancel).toEqual({ ok: false, reason: 'campaign.with-approvers' })
    const left = await app.call('dealer', 'POST', `/campaign/${waits.key}/cancel`, {})
    expect(outcome(left)).toBe('409 campaign.with-approvers')
    const items = { itemKey: [key], contentHashes: [await hashOf(key)] }
    await app.call('district', 'POST', '/order/approve', items)
    const { campaign, customization } = (await read(key)).seasonals[1]
    expect(customization).toEqual({ state: 'ahead', opens: addDays(mailedIn.SUMMER, -65) })
    expect(campaign.can.saveStep).toEqual({ ok: false, reason: 'campaign.not-in-period' })
    expect(outcome(await saveStep(campaign, NO_LETTERS))).toBe('409 campaign.not-in-period')
  })

  test('is left out by itself, while the rest of the year stands', async () => {
    const { key, seasonals } = await approved()
    const [spring] = seasonals
    const left = await app.call('dealer', 'POST', `/campaign/${spring.campaign.key}/cancel`, {
      reason: 'We rebuild the shop.',
    })
    expect(left.status, JSON.stringify(left.body)).toBe(200)
    expect(await statuses(key)).toEqual([
      'APPROVED',
      'CANCELLED',
      'RESERVED',
      'RESERVED',
      'RESERVED',
    ])
  })

  test('goes with its year where the rest of it is canceled', async () => {
    const { key } = await approved()
    await app.call('dealer', 'POST', `/campaign/${key}/cancel`, { reason: 'Enough.' })
    expect(await statuses(key)).toEqual(['CANCEL_REQUESTED', ...SEASONS.map(() => 'RESERVED')])
    const confirmed = await app.call('district', 'POST', `/campaign/${key}/cancel/confirm`, {})
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
    expect(await statuses(key)).toEqual(['CANCELLED', ...SEASONS.map(() => 'CANCELLED')])
    const { rows } = await app.owner.query('SELECT DISTINCT status FROM orders')
    expect(rows).toEqual([{ status: 'CANCELLED' }])
  })
})
