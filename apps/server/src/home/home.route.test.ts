import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addCampaign } from '../testing/campaign-samples.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import type { PersonName } from '../testing/test-tree.ts'

const app = testApp()
let template: number

beforeAll(async () => {
  template = await addTemplate(app, await addCreative(app), 'A')
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE')
})

const add = (name: string, columns: object = {}) =>
  addCampaign(app, template, 'dealer', { name, ...columns })
const homeOf = async (as: PersonName, query = '') =>
  (await app.call(as, 'GET', `/campaign/home${query}`)).body

test('home shows drafts, what waits, what is mailed next, and how many there are [RTE-02]', async () => {
  await add('Draft')
  await add('Later', { status: 'SUBMITTED', deployment_date: '2095-02-01' })
  await add('Sooner', { status: 'APPROVED', deployment_date: '2095-01-01' })
  await add('Long ago', { status: 'ACTIVE', deployment_date: '2020-01-01' })
  const home = await homeOf('dealer')
  const namesIn = (part: string) => home[part].map(({ name }: { name: string }) => name)
  expect([namesIn('drafts'), namesIn('waiting'), namesIn('upcoming')]).toEqual([
    ['Draft'],
    ['Later'],
    ['Sooner', 'Later'],
  ])
  expect(home.counts).toContainEqual({ category: 'ON_DEMAND', status: 'DRAFT', count: 1 })
  expect(home.counts).toHaveLength(4)
})

test('a draft says what it lacks, and where one goes on with it [RTE-02]', async () => {
  const key = await add('Draft')
  const gaps = async () => {
    const [{ missing, place }] = (await homeOf('dealer')).drafts
    return [missing, place]
  }
  const coupons = 'Choose 2 more of the 2 coupons for Postcard'
  expect(await gaps()).toEqual([
    ['Choose the mail date', coupons, 'Choose the audience'],
    'details',
  ])
  await app.owner.query(`UPDATE campaigns SET deployment_date = '2095-02-01' WHERE key = $1`, [key])
  await app.owner.query(SAVED_AUDIENCE, [key])
  const [missing] = await gaps()
  expect(missing).not.toContain('Choose the audience')
  expect(missing).toContain(coupons)
})

const SAVED_AUDIENCE = `
  INSERT INTO audience_selections (campaign_key, request, breakdown, total_size, pieces, estimated_cost,
      cost_without_discount, basis, saved_by, saved_at, path)
  SELECT key, '{}', '{}', 10, 10, 650, 650, '', created_by, now(), path FROM campaigns WHERE key = $1`

test('home shows the latest few drafts, and counts all of them [RTE-02]', async () => {
  for (const day of [1, 2, 3, 4, 5]) await add(`Day ${day}`, { updated_at: `2027-01-0${day}` })
  const { drafts, counts } = await homeOf('district', '?marketKey=5')
  expect(drafts.map(({ name }: { name: string }) => name)).toEqual([
    'Day 5',
    'Day 4',
    'Day 3',
    'Day 2',
  ])
  expect(counts).toEqual([{ category: 'ON_DEMAND', status: 'DRAFT', count: 5 }])
})

test('where nothing was made yet, home is empty; of a market out of sight it is not found [RTE-02, LVL-02]', async () => {
  await add('Draft')
  expect(await homeOf('sibling')).toEqual({ drafts: [], waiting: [], upcoming: [], counts: [] })
  const { status } = await app.call('dealer', 'GET', '/campaign/home?marketKey=6')
  expect(status).toBe(404)
})

test('an administrator learns what there is of each first step, in their own part of the network', async () => {
  const stepsOf = async (as: PersonName) => (await app.call(as, 'GET', '/first-steps')).body.counts
  const before = await stepsOf('admin')
  expect(before).toMatchObject({ creatives: 1, templates: 1, customers: 0, campaigns: 0 })
  expect(before.dealers).toBeGreaterThan(1)
  await add('Done', { status: 'APPROVED' })
  await add('Not yet', { status: 'SUBMITTED' })
  expect(await stepsOf('admin')).toEqual({ ...before, campaigns: 1 })
  const below = await stepsOf('districtAdmin')
  expect(below.brands).toBe(0)
  expect(below.dealers).toBeLessThan(before.dealers)
  expect(below.people).toBeLessThan(before.people)
})
