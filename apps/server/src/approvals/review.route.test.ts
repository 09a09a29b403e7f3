import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audienceApp } from '../testing/audience-app.ts'
import { orderSamples } from '../testing/order-samples.ts'

const app = audienceApp()
const samples = orderSamples(app)
beforeAll(samples.prepare)
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE')
})

/** A campaign that was submitted. */
async function ordered(): Promise<number> {
  const key = await samples.ready()
  await samples.submit(key)
  return key
}

describe('the review of an order', () => {
  test('says in words whom the order reaches [GEN-03, AUD-02]', async () => {
    const submitted = await ordered()
    const { audience } = (await app.call('district', 'GET', `/campaign/${submitted}/review`)).body
    expect(audience.map(({ label }: any) => label)).toEqual([
      'Customers',
      'Area',
      'Vehicles',
      'Budget',
    ])
    const draft = await samples.ready()
    const noOrder = (await app.call('district', 'GET', `/campaign/${draft}/review`)).body
    expect(noOrder.audience).toEqual([])
  })

  test('says of what was withdrawn undecided, and submitted again, what changed since [ORD-06]', async () => {
    const submitted = await ordered()
    const review = async () =>
      (await app.call('district', 'GET', `/campaign/${submitted}/review`)).body
    expect((await review()).since).toBeNull()
    await app.call('dealer', 'POST', `/campaign/${submitted}/draft`)
    await app.owner.query(`UPDATE campaigns SET name = 'Spring with more off' WHERE key = $1`, [
      submitted,
    ])
    await samples.submit(submitted)
    const { since, changes } = await review()
    expect(since).toMatchObject({ status: 'WITHDRAWN', isPostponed: false, by: 'Test dealer' })
    expect(changes.join()).toContain('Spring with more off')
  })
})

describe('a campaign that was rejected', () => {
  test('is as it was rejected until something of it changes, whatever is saved [CMP-11]', async () => {
    const key = await ordered()
    const timeline = async () => (await app.call('dealer', 'GET', `/campaign/${key}/timeline`)).body
    const change = (set: string) =>
      app.owner.query(`UPDATE campaigns SET ${set} WHERE key = $1`, [key])
    expect((await timeline()).isAsRejected).toBe(false)
    await app.call('district', 'POST', '/order/reject', { itemKey: [key], reason: 'Too dear.' })
    expect((await timeline()).isAsRejected).toBe(true)
    await change(`updated_at = now() + interval '1 minute'`)
    expect((await timeline()).isAsRejected).toBe(true)
    await change(`name = 'Spring with more off'`)
    expect((await timeline()).isAsRejected).toBe(false)
    await samples.submit(key)
    const { waiting } = (await app.call('district', 'POST', '/approval/search', { criteria: {} }))
      .body
    expect(waiting[0]).toMatchObject({ key, submission: 2 })
  })
})
