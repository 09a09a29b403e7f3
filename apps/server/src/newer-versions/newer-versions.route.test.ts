import { day } from '@marquee/test-kit/campaign'
import { reorderTexts } from '@marquee/rules/reorders'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { detailsOf } from '../testing/details-of.ts'
import { addCreative, addTemplate, templateBody } from '../testing/template-samples.ts'
import { testApp, type Answer } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()
let creatives: number[]
let template: number
let metro: number
let key: number

beforeAll(async () => {
  creatives = [await addCreative(app), await addCreative(app, { name: 'Snow' })]
  await app.owner.query(
    `UPDATE people SET permissions = permissions || '{CAN_SUBMIT_ORDER}' WHERE level = 'DEALER'`,
  )
})
beforeEach(async () => {
  await app.owner.query(
    'TRUNCATE campaigns CASCADE; TRUNCATE campaign_templates CASCADE; TRUNCATE audit_log',
  )
  template = await addTemplate(app, creatives[0] as number, 'A')
  metro = await addTemplate(app, creatives[0] as number, 'M', { category: 'METRO' })
  key = await create('dealer')
})

const create = async (place: 'dealer' | 'district', of = template): Promise<number> =>
  (await app.call('district', 'POST', `/campaign/create/${of}?marketKey=${TREE[place].key}`)).body
    .key

/** The next version of a template, as its author saves it. */
async function saveVersion(overrides: object = {}, of = template): Promise<void> {
  const { body: known } = await app.call('admin', 'GET', `/campaign-template/${of}`)
  const code = of === metro ? 'M' : 'A'
  const { category } = known
  const body = { ...templateBody(creatives[0] as number, code), category, ...overrides }
  const saved = await app.call('admin', 'PUT', '/campaign-template', { ...body, key: of })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
}

const [workflow] = templateBody(0, 'A').workflows
const [postcard] = workflow?.steps ?? []
const step = (number: number, overrides: object = {}) => ({
  ...postcard,
  key: number,
  number,
  name: `Step ${number}`,
  creativeSelection: { filterItems: [{ name: 'Road', creativeTemplateKey: creatives[0] }] },
  ...overrides,
})
const withSteps = (...steps: object[]) => ({ workflows: [{ ...workflow, steps }] })
const otherCreative = () => {
  const chosen = { filterItems: [{ name: 'Snow', creativeTemplateKey: creatives[1] }] }
  const [own] = templateBody(creatives[1] as number, 'A').creativeTemplates
  return {
    ...withSteps(step(1, { creativeSelection: chosen })),
    creativeTemplates: [own],
  }
}

const read = async (of = key, as: PersonName = 'dealer') =>
  (await app.call(as, 'GET', `/campaign/${of}/newer-version`)).body
const campaign = async (of = key) => (await app.call('district', 'GET', `/campaign/${of}`)).body
const take = (as: PersonName = 'dealer', of = key, templateVersion = 2) =>
  app.call(as, 'POST', `/campaign/${of}/newer-version`, { templateVersion })
const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const setStatus = (status: string) => app.owner.query(`UPDATE campaigns SET status = '${status}'`)

describe('a newer version of its template', () => {
  test('is offered to a draft, with what stays and what has to be chosen again, and nothing changes by that', async () => {
    expect(await read()).toEqual({ version: 1, newer: null, taken: null })
    await saveVersion(otherCreative())
    expect(await read()).toEqual({
      version: 1,
      newer: {
        version: 2,
        stays: ['Campaign name', 'Channels'],
        notes: ['The creative of Step 1 is no longer offered. Snow takes its place.'],
      },
      taken: null,
    })
    expect((await campaign()).template).toMatchObject({ version: 1, name: 'Template A' })
  })

  test('is offered to no campaign that is more than a draft, and not where it is not offered any more', async () => {
    await saveVersion()
    const isOffered = async () => (await read()).newer !== null
    expect(await isOffered()).toBe(true)
    for (const status of ['SUBMITTED', 'ACKNOWLEDGED', 'APPROVED', 'ACTIVE', 'CANCELLED']) {
      await setStatus(status)
      expect(await isOffered()).toBe(false)
    }
    await setStatus('DRAFT')
    await app.call('admin', 'POST', `/campaign-template/${template}/deactivate`)
    expect(await isOffered()).toBe(false)
  })

  test('is taken with the work of the draft, and both the timeline and the audit log say so', async () => {
    const before = await campaign()
    const saved = await app.call('dealer', 'PUT', '/campaign', {
      ...detailsOf(before),
      name: 'Mine',
    })
    expect(saved.status).toBe(200)
    await saveVersion({
      ...withSteps(step(1, { name: 'Letter' }), step(2, { optionality: 'OPTIONAL' })),
      name: 'Other',
    })
    const { status, body } = await take()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Mine',
      version: saved.body.version + 1,
      template: { version: 2, name: 'Other' },
      workflows: [
        {
          steps: [
            {
              key: before.workflows[0].steps[0].key,
              name: 'Letter',
              opted: true,
              creative: before.workflows[0].steps[0].creative,
            },
            { name: 'Step 2', opted: false, status: 'DRAFT' },
          ],
        },
      ],
    })
    expect(await read()).toEqual({ version: 2, newer: null, taken: { notes: [] } })
    const { body: timeline } = await app.call('dealer', 'GET', `/campaign/${key}/timeline`)
    expect(timeline.events.at(-1)).toMatchObject({
      action: 'take-version',
      words: 'From version 1 to version 2.',
    })
    const { rows } = await app.owner.query(
      `SELECT details FROM audit_log WHERE event = 'campaign.version-taken'`,
    )
    expect(rows).toMatchObject([{ details: { key, from: 1, to: 2 } }])
  })

  test('leaves notes on the draft of what could not be carried over', async () => {
    await app.owner.query(`UPDATE campaigns SET deployment_date = '2027-04-05'`)
    const locked = { deploymentDate: '2099-03-02', deploymentDateLock: true }
    await saveVersion({ ...withSteps(step(5, { number: 1 })), ...locked })
    const { body } = await take()
    const notes = [
      reorderTexts.dateFixed(day('2099-03-02')),
      reorderTexts.stepGone('Postcard'),
      'The touchpoint Step 5 is new. Complete it before you order.',
    ]
    expect(body.campaignStartDate).toBe('2099-03-02')
    expect(body.workflows[0].steps).toMatchObject([{ name: 'Step 5', template: { key: 5 } }])
    expect((await read()).taken).toEqual({ notes })
    await setStatus('SUBMITTED')
    expect((await read()).taken).toBeNull()
  })

  test('has an audience counted again whose price it changes', async () => {
    await app.owner.query(
      `INSERT INTO audience_selections (campaign_key, request, breakdown, total_size, pieces,
         estimated_cost, cost_without_discount, basis, saved_by, saved_at, path)
       SELECT key, '{}', '{}', 12, 12, 600, 600, 'now', created_by, now(), path FROM campaigns`,
    )
    await saveVersion({ minimumOrderValue: 30_000 })
    expect((await read()).newer).toMatchObject({
      stays: expect.arrayContaining(['Audience']),
      notes: [
        'The audience stays as you chose it, and is counted again: what it may cost changed.',
      ],
    })
    const { body } = await take()
    expect(body.audience).toMatchObject({ totalSize: 12, isStale: true })
    const { rows } = await app.owner.query('SELECT basis FROM audience_selections')
    expect(rows).toEqual([{ basis: '' }])
  })
})

describe('of a metro campaign', () => {
  test('the newer version is taken for all dealers at once, and each keeps their own number and seeds', async () => {
    const parent = await create('district', metro)
    const made = await campaign(parent)
    const group = await app.call('districtAdmin', 'POST', '/market/group/add', {
      name: 'Metro',
      markets: [{ marketId: 5 }, { marketId: 6 }],
      hierarchyId: 'HONDA',
    })
    const selected = await app.call('district', 'PUT', '/campaign', {
      ...detailsOf(made),
      metroCampaign: {
        ...made.metroCampaign,
        marketGroupKey: group.body.key,
        metroGroupName: 'Metro',
      },
      selectedMarketKeys: [5, 6],
    })
    expect(selected.status).toBe(200)
    await app.owner.query(
      `UPDATE campaigns SET market_phone_number = '7345550199',
              details = jsonb_set(details, '{sampleRecipientListKey}', '9')
        WHERE parent_key = ${parent} AND market_key = 6`,
    )
    await saveVersion(
      withSteps(step(3, { number: 1 }), step(1, { number: 2, name: 'Letter' })),
      metro,
    )
    expect((await read(parent, 'district')).newer).toMatchObject({
      version: 2,
      stays: expect.arrayContaining(['Dealers', 'Funding, dealer group and contact']),
    })
    expect(outcome(await take('district', parent))).toBe('200')
    const { rows } = await app.owner.query(
      `SELECT c.market_key, c.template_version, c.market_phone_number AS phone,
              c.details->'sampleRecipientListKey' AS seeds,
              array_agg(s.template_step_key ORDER BY s.number) AS steps
         FROM campaigns c JOIN campaign_steps s ON s.campaign_key = c.key
        WHERE c.parent_key = ${parent} GROUP BY c.key ORDER BY c.market_key`,
    )
    expect(rows).toEqual([
      { market_key: 5, template_version: 2, phone: '7345550105', seeds: null, steps: [3, 1] },
      { market_key: 6, template_version: 2, phone: '7345550199', seeds: 9, steps: [3, 1] },
    ])
    const events = await app.owner.query(
      `SELECT count(*)::int AS count FROM campaign_events WHERE action = 'take-version'`,
    )
    expect(events.rows).toEqual([{ count: 3 }])
  })

  test('a part does not take it by itself, and a dealer does not take it for several', async () => {
    const parent = await create('district', metro)
    await app.owner.query(
      `UPDATE campaigns SET parent_key = ${parent}, is_released = true WHERE key = ${key}`,
    )
    await saveVersion()
    await saveVersion({}, metro)
    expect(outcome(await take())).toBe('409 campaign.follows-parent')
    await app.owner.query(`UPDATE campaigns SET path = '${TREE.dealer.path}' WHERE key = ${parent}`)
    expect(outcome(await take('dealer', parent))).toBe('403 campaign.several-dealers-only')
  })
})

describe('it is not taken', () => {
  test('where there is none, or another one than the person has seen', async () => {
    expect(outcome(await take())).toBe('409 newer-version.none')
    await saveVersion()
    await saveVersion()
    expect(outcome(await take('dealer', key, 2))).toBe('409 newer-version.replaced')
    expect(outcome(await take('dealer', key, 3))).toBe('200')
  })

  test('where the campaign is ordered already, or runs until it is canceled', async () => {
    await saveVersion()
    await setStatus('APPROVED')
    expect(outcome(await take())).toBe('409 campaign.not-editable')
    await app.owner.query(`UPDATE campaigns SET cadence = 'SUBSCRIPTION', status = 'ACTIVE'`)
    expect(outcome(await take())).toBe('409 newer-version.not-a-draft')
  })

  test('where the template is not offered any more, or its enrollment is over', async () => {
    await saveVersion()
    await app.call('admin', 'POST', `/campaign-template/${template}/deactivate`)
    expect(outcome(await take())).toBe('409 campaign-template.not-offered')
    await app.call('admin', 'POST', `/campaign-template/${template}/activate`)
    await saveVersion({ enrollmentStartDate: '2020-01-01', enrollmentEndDate: '2020-02-01' })
    expect(outcome(await take('dealer', key, 3))).toBe('409 campaign-template.not-offered')
  })

  test('where it became another kind of campaign', async () => {
    await saveVersion({ type: 'SUBSCRIPTION' })
    expect((await read()).newer).toBeNull()
    expect(outcome(await take())).toBe('409 newer-version.other-kind')
  })

  test('where another person saved the draft meanwhile, and then changes nothing', async () => {
    await saveVersion()
    const authorization = `Bearer ${await tokenFor('dealer')}`
    const taken = (version: number) =>
      app.send({
        method: 'POST',
        url: `/api/campaign/${key}/newer-version`,
        headers: { authorization, 'if-match': `"${version}"` },
        payload: { templateVersion: 2 },
      })
    const { version } = await campaign()
    expect(outcome(await taken(version + 1))).toBe('412 campaign.changed-meanwhile')
    expect((await campaign()).template.version).toBe(1)
    const { status, headers } = await taken(version)
    expect([status, headers.etag]).toEqual([200, `"${version + 1}"`])
  })

  test('by people who do not see the campaign', async () => {
    await saveVersion()
    expect(outcome(await take('sibling'))).toBe('404 not-found')
    expect((await app.call('sibling', 'GET', `/campaign/${key}/newer-version`)).status).toBe(404)
  })
})
