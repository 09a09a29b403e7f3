import { addDays, todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { afterBusinessDays } from '@marquee/rules/mail-dates'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { detailsOf } from '../testing/details-of.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp, type Answer } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()
const today = todayIn('America/Detroit', Date.now())
const ready = afterBusinessDays(today, 3)
let template: number
let key: number
let saved: Record<string, any>

beforeAll(async () => {
  template = await addTemplate(app, await addCreative(app), 'A')
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE; TRUNCATE blackout_dates; TRUNCATE audit_log')
  const created = await app.call('district', 'POST', `/campaign/create/${template}?marketKey=5`)
  key = created.body.key
  saved = detailsOf(created.body)
})

const update = (overrides: object, as: PersonName = 'district') =>
  app.call(as, 'PUT', '/campaign', { ...saved, ...overrides })
const read = async () => (await app.call('district', 'GET', `/campaign/${key}`)).body
const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const wrong = async (overrides: object, as?: PersonName) =>
  (await update(overrides, as)).body.fields
const seed = (foreName: string, overrides: object = {}) => ({
  foreName,
  surName: 'Baker',
  email: `${foreName}@seeds.example`,
  address: {
    line1: '1 Main St',
    line2: '',
    city: 'Ann Arbor',
    postalCode: '48104',
    countrySubdivision: { code: 'MI' },
  },
  ...overrides,
})

async function based(ifMatch: string, overrides: object = {}): Promise<Answer> {
  const authorization = `Bearer ${await tokenFor('district')}`
  return app.send({
    method: 'PUT',
    url: '/api/campaign',
    payload: { ...saved, ...overrides },
    headers: { authorization, 'if-match': ifMatch },
  })
}

describe('saving the details of a campaign', () => {
  test('answers the campaign as it is saved, and reading it answers the same [CMP-29, CMP-33, DET-01]', async () => {
    const answer = await update({ name: '  Spring  ', campaignStartDate: ready })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      name: 'Spring',
      initialCampaignName: 'Template A',
      isModified: true,
      version: 2,
      campaignStartDate: ready,
      deploymentDate: ready,
    })
    expect(answer.body.workflows[0].steps[0].startDate).toBe(ready)
    expect(await read()).toEqual(answer.body)
  })

  test('takes a campaign as it was read, and refuses a change of more than its details [CMP-29]', async () => {
    const whole = await read()
    const send = (overrides: object) =>
      app.call('district', 'PUT', '/campaign', { ...whole, ...overrides })
    const facts = {
      status: 'ACTIVE',
      isReleasedToDealers: true,
      hierarchyId: 'ACURA',
      workflows: [],
    }
    const { fields } = (await send(facts)).body
    expect(Object.keys(fields).toSorted()).toEqual([
      'body.hierarchyId',
      'body.isReleasedToDealers',
      'body.status',
      'body.workflows',
    ])
    expect(fields['body.status']).toContain('This cannot be changed here.')
    expect(outcome(await send({ isFavorite: true, today: '2027-01-01' }))).toBe('200')
  })

  test('takes a campaign whose template a newer release read, which says more of it [CMP-29]', async () => {
    const whole = await read()
    const template = { ...whole.template, colorOfItsPaper: 'cream' }
    const answer = await app.call('district', 'PUT', '/campaign', { ...whole, template })
    expect(answer.status).toBe(200)
    expect(answer.body.template).toEqual(whole.template)
  })

  test('leaves holes in a draft, and refuses what is wrong in the words of the form [DET-06, DET-07, DATE-17, CHN-13]', async () => {
    const holes = { name: '', campaignStartDate: null, fulfillmentChannelsAndVariations: [] }
    expect((await update(holes)).status).toBe(200)
    expect(await wrong({ name: 'x'.repeat(61) })).toEqual({
      'body.name': 'Must be less than 61 characters.',
    })
    expect(await wrong({ name: 'a|b' })).toEqual({ 'body.name': 'Invalid field characters.' })
    expect(await wrong({ campaignStartDate: addDays(today, -1) })).toEqual({
      'body.campaignStartDate': 'Mail date is no longer valid',
    })
    expect(
      await wrong({
        fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'DIRECT_MAIL' }],
      }),
    ).toEqual({
      'body.fulfillmentChannelsAndVariations':
        'Campaign does not support this channel fulfilled alone',
    })
  })

  test('takes dates that are eligible, from administrators any day ahead [DATE-13, DATE-14, DATE-17, DATE-18]', async () => {
    const path = TREE.honda.path
    await app.owner.query('INSERT INTO blackout_dates (date, path) VALUES ($1, $2)', [ready, path])
    const invalid = { 'body.campaignStartDate': 'Mail date is no longer valid' }
    expect(await wrong({ campaignStartDate: ready })).toEqual(invalid)
    expect(await wrong({ campaignStartDate: ready }, 'districtAdmin')).toBeUndefined()
    const past = addDays(today, -1)
    expect(await wrong({ campaignStartDate: past }, 'districtAdmin')).toEqual(invalid)
  })

  test('takes a second wave later than the first only [DATE-05, DATE-07]', async () => {
    const later = dayAfter(ready)
    const waves = { campaignStartDate: ready, secondWave: true }
    expect((await update({ ...waves, deploymentDateTwo: later })).body).toMatchObject({
      secondWave: true,
      deploymentDateTwo: later,
    })
    expect(Object.keys(await wrong({ ...waves, deploymentDateTwo: ready }))).toEqual([
      'body.deploymentDateTwo',
    ])
  })

  test('keeps names unique in a market, without regard to case, and other markets may use them [DET-08, DET-09]', async () => {
    const other = await app.call('district', 'POST', `/campaign/create/${template}?marketKey=5`)
    expect(await wrong({ name: ' TEMPLATE a 2 ' })).toEqual({
      'body.name': 'There is already a campaign with this name. Choose another name.',
    })
    await app.owner.query(`UPDATE campaigns SET status = 'CANCELLED' WHERE key = $1`, [
      other.body.key,
    ])
    expect(await wrong({ name: 'Template A 2' })).toBeUndefined()
  })

  test('takes the same seed once, and no more seeds than the limit [DET-01]', async () => {
    const twice = [seed('Ann'), seed(' ANN ', { email: 'ann@seeds.example' }), seed('Bo')]
    expect((await update({ sampleRecipients: twice })).body.sampleRecipients).toHaveLength(2)
    const many = Array.from({ length: 26 }, (_, at) => seed(`P${at}`))
    expect(await wrong({ sampleRecipients: many })).toEqual({
      'body.sampleRecipients':
        'You have too many recipients selected. Please remove 1 recipients. (Limit 25).',
    })
  })

  test('of a name is reported with its own limit, at every length [DET-06]', async () => {
    for (const length of [61, 10_000]) {
      expect(await wrong({ name: 'x'.repeat(length) })).toEqual({
        'body.name': 'Must be less than 61 characters.',
      })
    }
  })

  test.for([
    'x'.repeat(10_000),
    '🚗 <script>alert(1)</script>',
    'ליאם',
    'a\u0000b',
    'a\nb',
    'a\u2028b',
    'a\u202Eb',
  ])('shows a name as text, or refuses it: %j [DET-06, DET-07]', async (name) => {
    const answer = await update({ name })
    if (answer.status === 200) expect((await read()).name).toBe(name)
    else expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['body.name']])
  })
})

describe('two saves at once', () => {
  test('give the version as an ETag, and refuse an old one [CMP-29]', async () => {
    const first = await based('"1"', { name: 'First' })
    expect([first.status, first.headers.etag]).toEqual([200, '"2"'])
    expect(outcome(await based('"1"', { name: 'Second' }))).toBe('412 campaign.changed-meanwhile')
    expect(outcome(await based('"nonsense"'))).toBe('412 campaign.changed-meanwhile')
    expect(outcome(await based('*'))).toBe('200')
    expect(outcome(await update({}))).toBe('200')
    expect((await read()).name).toBe('Template A')
  })

  test('of the same values report no conflict: what is saved stands [CMP-29]', async () => {
    const details = { name: 'Same', sampleRecipients: [seed('Ada')] }
    const first = await based('"1"', details)
    const other = await based('"1"', details)
    expect([first.status, other.status]).toEqual([200, 200])
    expect([other.body.version, other.headers.etag]).toEqual([2, '"2"'])
    expect(other.body).toEqual(first.body)
    const last = await based('"1"', { ...details, sampleRecipients: [] })
    expect(outcome(last)).toBe('412 campaign.changed-meanwhile')
  })

  test('of a campaign that is sent back whole compare its version, where no header names one [CMP-29]', async () => {
    const whole = await read()
    const first = await app.call('district', 'PUT', '/campaign', { ...whole, name: 'First' })
    expect([outcome(first), first.body.version]).toEqual(['200', 2])
    const second = await app.call('district', 'PUT', '/campaign', { ...whole, name: 'Second' })
    expect(outcome(second)).toBe('409 campaign.other-version')
    expect(second.body.details).toEqual({ sent: 1, present: 2 })
    expect((await read()).name).toBe('First')
  })

  test('end as one that is saved and one that is refused [CMP-29]', async () => {
    const names = ['One', 'Two', 'Three', 'Four']
    const answers = await Promise.all(names.map((name) => based('"1"', { name })))
    const won = answers.filter(({ status }) => status === 200)
    expect(answers.map(outcome).filter((one) => one.startsWith('412'))).toHaveLength(3)
    expect(won.map(({ body }) => body.name)).toEqual([(await read()).name])
  })
})

describe('who may save', () => {
  test('a draft is changed, what is under way is not, but for what runs until it is cancelled [CMP-18]', async () => {
    const set = (columns: string) =>
      app.owner.query(`UPDATE campaigns SET ${columns} WHERE key = $1`, [key])
    await set(`status = 'SUBMITTED'`)
    expect(outcome(await update({}))).toBe('409 campaign.not-editable')
    expect((await read()).isEditable).toBe(false)
    await set(`status = 'ACTIVE', cadence = 'SUBSCRIPTION'`)
    expect(outcome(await update({}))).toBe('200')
    await set(`status = 'CANCELLED'`)
    expect(await read()).toMatchObject({ isActive: false, can: { save: { ok: false } } })
    expect(outcome(await update({}))).toBe('409 campaign.not-editable')
  })

  test('what is sent for a closed market is no longer active [CMP-18]', async () => {
    await app.owner.query(`UPDATE markets SET status = 'CLOSED' WHERE key = 5`)
    expect(await read()).toMatchObject({ isActive: false })
    expect(outcome(await update({}))).toBe('409 campaign.not-editable')
    await app.owner.query(`UPDATE markets SET status = 'ACTIVE'`)
  })
})

describe('keeping and deleting a draft', () => {
  const draft = () => app.call('district', 'POST', `/campaign/${key}/draft`)
  const remove = () => app.call('district', 'DELETE', `/campaign/${key}`)

  test('are for drafts only, and deleting one leaves nothing [CMP-27, CMP-28]', async () => {
    expect(outcome(await draft())).toBe('200')
    await app.owner.query(`UPDATE campaigns SET status = 'APPROVED'`)
    expect(outcome(await draft())).toBe('409 campaign.cannot-save-as-draft')
    expect(outcome(await remove())).toBe('409 campaign.cannot-delete')
    await app.owner.query(`UPDATE campaigns SET status = 'DRAFT'`)
    expect((await remove()).body).toEqual({ key })
    const { rows } = await app.owner.query('SELECT key FROM campaign_steps')
    expect([rows, outcome(await update({}))]).toEqual([[], '404 not-found'])
  })
})

function dayAfter(day: CalendarDate): CalendarDate {
  return afterBusinessDays(day, 1)
}
