import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCampaign } from '../testing/campaign-samples.ts'
import { copyCampaign } from '../testing/copied-campaigns.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName, type TreePlace } from '../testing/test-tree.ts'

const app = testApp()
let template: number
let enrolled: number

beforeAll(async () => {
  const creative = await addCreative(app)
  template = await addTemplate(app, creative, 'A')
  const period = { enrollmentStartDate: '2020-01-01', enrollmentEndDate: '2095-12-31' }
  enrolled = await addTemplate(app, creative, 'B', { category: 'SEASONAL', ...period })
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE')
})

const add = (place: TreePlace, name: string, columns: object = {}, from = template) =>
  addCampaign(app, from, place, { name, ...columns })

const search = async (as: PersonName, body: object = {}, query = '') =>
  (await app.call(as, 'POST', `/campaign/search${query}`, body)).body
const names = async (as: PersonName, body: object = {}, query = '') =>
  (await search(as, body, query)).campaigns.map(({ name }: { name: string }) => name)

describe('a list of campaigns', () => {
  test.each<[string, object, string[]]>([
    ['part of the name, in any case', { text: 'ROAD' }, ['Road check', 'Open road']],
    ['part of the name, without its accents', { text: 'ròad' }, ['Road check', 'Open road']],
    ['signs that stand for nothing else', { text: '%' }, []],
    ['several statuses', { statuses: ['APPROVED', 'ACTIVE'] }, ['Road check', 'Open road']],
    ['a category', { categories: ['SEASONAL'] }, ['Spring']],
    ['mail dates from a day on', { mailedFrom: '2027-05-01' }, ['Spring', 'Road check']],
    [
      'mail dates between days',
      { mailedFrom: '2027-05-02', mailedUntil: '2027-06-01' },
      ['Road check'],
    ],
    ['what one started', { isMine: true }, ['Spring', 'Road check', 'Open road']],
    ['favorites, where there are none', { isFavorite: true }, []],
    ['all of it at once', { text: 'road', statuses: ['ACTIVE'], isMine: true }, ['Road check']],
  ])('is narrowed by %s [CMP-22]', async (_, criteria, expected) => {
    const at = (day: string) => ({ updated_at: day })
    await add('dealer', 'Open road', { ...at('2027-01-01'), status: 'APPROVED' })
    const active = { status: 'ACTIVE', deployment_date: '2027-06-01' }
    await add('dealer', 'Road check', { ...at('2027-01-02'), ...active })
    await add('dealer', 'Spring', { ...at('2027-01-03'), deployment_date: '2027-05-01' }, enrolled)
    expect(await names('district', { criteria })).toEqual(expected)
  })

  test('what another person started is not mine [CMP-22]', async () => {
    await add('dealer', 'Open road')
    expect(await names('zone', { criteria: { isMine: true } })).toEqual([])
    expect(await names('zone')).toEqual(['Open road'])
  })

  test('a level shows what lies at its markets and below [CMP-22, LVL-02]', async () => {
    await add('dealer', 'Of a dealer')
    const key = await add('dealer', 'Of the district')
    const { path } = TREE.district
    await app.owner.query('UPDATE campaigns SET path = $2 WHERE key = $1', [key, path])
    const at = (level: string) => names('zone', {}, `?selectedUserLevel=${level}`)
    expect(await at('DISTRICT')).toEqual(['Of a dealer', 'Of the district'])
    expect(await at('DEALER')).toEqual(['Of a dealer'])
    expect(await at('ZONE')).toEqual(['Of a dealer', 'Of the district'])
  })

  test.each([
    ['name', ['Alpha', 'beta', 'Gamma']],
    ['deploymentDate', ['Gamma', 'Alpha', 'beta']],
    ['status', ['beta', 'Alpha', 'Gamma']],
    ['updatedAt', ['Alpha', 'Gamma', 'beta']],
  ])('is sorted by %s, up and down [CMP-22, TBL-11]', async (id, expected) => {
    const day = (at: number) => `2027-01-0${at}`
    await add('dealer', 'Alpha', {
      status: 'APPROVED',
      deployment_date: day(2),
      updated_at: day(1),
    })
    await add('dealer', 'beta', {
      status: 'ACTIVE',
      deployment_date: day(3),
      updated_at: day(3),
    })
    await add('dealer', 'Gamma', {
      status: 'DRAFT',
      deployment_date: day(1),
      updated_at: day(2),
    })
    const sorted = (direction: string) => names('district', { sort: [{ id, direction }] })
    expect(await sorted('ASCENDING')).toEqual(expected)
    expect(await sorted('DESCENDING')).toEqual(expected.toReversed())
  })

  test('is turned page by page, and past its end is empty [TBL-01, TBL-12]', async () => {
    for (const name of ['A', 'B', 'C']) await add('dealer', name)
    const sort = [{ id: 'name', direction: 'ASCENDING' }]
    const page = (at: number) => search('district', { page: at, size: 2, sort })
    const shown = []
    for (const at of [0, 1, 2]) {
      const { campaigns, totalElements, isMore } = await page(at)
      shown.push([campaigns.map(({ name }: { name: string }) => name), totalElements, isMore])
    }
    expect(shown).toEqual([
      [['A', 'B'], 3, false],
      [['C'], 3, false],
      [[], 3, false],
    ])
  })

  test('says what may be done with each campaign [CMP-40]', async () => {
    await add('dealer', 'Draft')
    await add('dealer', 'Running', { status: 'ACTIVE' })
    const [first, second] = (
      await search('district', { sort: [{ id: 'name', direction: 'ASCENDING' }] })
    ).campaigns
    expect(first.can).toEqual({
      cancel: { ok: false, reason: 'campaign.cannot-cancel' },
      delete: { ok: true },
      reorder: { ok: true },
    })
    expect(second.can).toEqual({
      cancel: { ok: true },
      delete: { ok: false, reason: 'campaign.cannot-delete' },
      reorder: { ok: true },
    })
  })
})

describe('favorites', () => {
  const mark = (as: PersonName, method: 'POST' | 'DELETE', key: number) =>
    app.call(as, method, `/campaign/${key}/favorite`)

  test('are marked and taken back, as often as one likes [CMP-19, CMP-20, CMP-21]', async () => {
    const key = await add('dealer', 'Spring')
    const answers = []
    for (const method of ['POST', 'POST', 'DELETE', 'DELETE'] as const) {
      const { status, body } = await mark('dealer', method, key)
      const read = await app.call('dealer', 'GET', `/campaign/${key}`)
      const [listed] = (await search('dealer')).campaigns
      answers.push([status, body.isFavorite, read.body.isFavorite, listed.isFavorite])
    }
    expect(answers).toEqual([
      [200, true, true, true],
      [200, true, true, true],
      [200, false, false, false],
      [200, false, false, false],
    ])
  })

  test('are each person’s own [CMP-19]', async () => {
    const key = await add('dealer', 'Spring')
    await mark('dealer', 'POST', key)
    expect((await search('district')).campaigns[0].isFavorite).toBe(false)
    expect(await names('dealer', { criteria: { isFavorite: true } })).toEqual(['Spring'])
    expect(await names('district', { criteria: { isFavorite: true } })).toEqual([])
  })

  test('come first over all pages, unless another order is requested [CMP-40]', async () => {
    const keys: number[] = []
    for (const day of [1, 2, 3, 4, 5]) {
      keys.push(await add('dealer', `Day ${day}`, { updated_at: `2027-01-0${day}` }))
    }
    for (const at of [0, 2]) await mark('district', 'POST', keys[at] as number)
    const pages = []
    for (const page of [0, 1, 2]) pages.push(await names('district', { page, size: 2 }))
    expect(pages).toEqual([['Day 3', 'Day 1'], ['Day 5', 'Day 4'], ['Day 2']])
    const sort = [{ id: 'name', direction: 'DESCENDING' }]
    expect(await names('district', { sort, size: 2 })).toEqual(['Day 5', 'Day 4'])
  })
})

test('what a market takes part in for a time is shown with the time [CMP-23]', async () => {
  await add('dealer', 'Open road')
  await add('dealer', 'Spring', {}, enrolled)
  await add('dealer', 'Canceled spring', { status: 'CANCELLED' }, enrolled)
  const { body } = await app.call('dealer', 'GET', '/campaign/enrollment')
  expect(body.enrollments).toMatchObject([
    {
      campaign: { name: 'Spring' },
      enrollmentStartDate: '2020-01-01',
      enrollmentEndDate: '2095-12-31',
      seasonals: [],
    },
  ])
})

test('a calendar shows what is mailed in its days, by either wave, and counts each day [DATE-05]', async () => {
  const two = { deployment_date: '2095-02-20', deployment_date_two: '2095-03-02' }
  await add('dealer', 'Second wave', two)
  await add('dealer', 'First wave', { deployment_date: '2095-03-31' })
  await add('dealer', 'Too late', { deployment_date: '2095-04-01' })
  await add('dealer', 'Canceled', { deployment_date: '2095-03-15', status: 'CANCELLED' })
  const { body } = await app.call('zone', 'GET', '/campaign/calendar?from=2095-03-01&days=31')
  expect(body.mailings.map((mailing: any) => mailing.name)).toEqual(['Second wave', 'First wave'])
  const days = [
    { date: '2095-03-02', count: 1 },
    { date: '2095-03-31', count: 1 },
  ]
  expect([body.days, body.isMore]).toEqual([days, false])
  const wide = await app.call('zone', 'GET', '/campaign/calendar?from=2095-03-01&days=100')
  expect(wide.status).toBe(400)
})

test('a calendar says how much is sent by which channels, and is narrowed by status, category and channel [DATE-05]', async () => {
  const sentBy = (...values: string[]) =>
    JSON.stringify({
      fulfillmentChannelsAndVariations: values.map((value) => ({ type: 'CHANNEL', value })),
    })
  const set = (key: number, details: string) =>
    app.owner.query('UPDATE campaigns SET details = details || $2 WHERE key = $1', [key, details])
  const day = { deployment_date: '2097-03-15' }
  await set(await add('dealer', 'Letters', day), sentBy('DIRECT_MAIL'))
  await set(await add('dealer', 'Emails', { ...day, status: 'APPROVED' }), sentBy('EMAIL'))
  await set(await add('dealer', 'Both', day), sentBy('EMAIL_AND_DIRECT_MAIL'))
  const calendar = async (filter = '') => {
    const path = `/campaign/calendar?from=2097-03-01&days=31${filter}`
    const { body } = await app.call('zone', 'GET', path)
    const names = body.mailings.map((mailing: any) => mailing.name)
    expect(body.days.map(({ count }: any) => count)).toEqual(names.length > 0 ? [names.length] : [])
    return { names, mailings: body.mailings }
  }
  const { names, mailings } = await calendar()
  expect(names).toEqual(['Letters', 'Emails', 'Both'])
  expect(mailings.map(({ channels, pieces }: any) => [channels, pieces])).toEqual([
    [['DIRECT_MAIL'], null],
    [['EMAIL'], null],
    [['EMAIL', 'DIRECT_MAIL'], null],
  ])
  expect((await calendar('&channel=EMAIL')).names).toEqual(['Emails', 'Both'])
  expect((await calendar('&channel=DIGITAL_MEDIA')).names).toEqual([])
  expect((await calendar('&status=APPROVED')).names).toEqual(['Emails'])
  expect((await calendar('&category=RECALL')).names).toEqual([])
})

test('a calendar of more campaigns than it shows has some of each day, and counts all [DATE-05]', async () => {
  const many = await add('dealer', 'Many 0', { deployment_date: '2096-05-02' })
  await copyCampaign(app.owner, many, 600)
  await add('dealer', 'Late', { deployment_date: '2096-05-20' })
  const { body } = await app.call('zone', 'GET', '/campaign/calendar?from=2096-05-01&days=31')
  expect([body.mailings.length, body.mailings.at(-1).name, body.isMore]).toEqual([
    500,
    'Late',
    true,
  ])
  expect(body.days).toEqual([
    { date: '2096-05-02', count: 601 },
    { date: '2096-05-20', count: 1 },
  ])
})
