import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName, type TreePlace } from '../testing/test-tree.ts'

const app = testApp()
let creative: number
let template: number
let metro: number

beforeAll(async () => {
  creative = await addCreative(app)
  template = await addTemplate(app, creative, 'A')
  metro = await addTemplate(app, creative, 'M', { category: 'METRO' })
})
beforeEach(async () => {
  await app.owner.query('TRUNCATE campaigns CASCADE; TRUNCATE audit_log')
})

const create = (as: PersonName, place: TreePlace, key = template, query = '') =>
  app.call(as, 'POST', `/campaign/create/${key}?marketKey=${TREE[place].key}${query}`)
const outcome = ({ status, body }: Awaited<ReturnType<typeof create>>) =>
  status < 400 ? String(status) : `${status} ${body.code}`

describe('what was started', () => {
  test('is read by its key, with or without the brand, and carries its market [CMP-24, MKT-02]', async () => {
    const { body } = await create('district', 'dealer')
    const read = (query = '') => app.call('district', 'GET', `/campaign/${body.key}${query}`)
    const { body: known, status } = await read('?hierarchyId=HONDA')
    expect([status, known.key, known.name]).toEqual([200, body.key, 'Template A'])
    expect((await read()).body).toEqual(known)
    expect(known.market).toEqual({
      key: TREE.dealer.key,
      name: 'Market dealer',
      sourceId: { id: '200005' },
      timeZone: 'America/Detroit',
      marketHierarchyByType: { zone: 'Market zone', district: 'Market district' },
    })
  })
})

describe('starting a campaign', () => {
  test('answers a draft that says all that its template settles [CMP-01, CMP-02, CMP-04, CMP-05, CMP-25]', async () => {
    const { status, body } = await create('district', 'dealer')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: body.key,
      name: 'Template A',
      initialCampaignName: 'Template A',
      status: 'DRAFT',
      isActive: true,
      isEditable: true,
      category: 'ON_DEMAND',
      parentCampaignKey: null,
      type: 'STANDARD',
      campaignCadence: 'STANDARD',
      isModified: false,
      version: 1,
      isFavorite: false,
      isReleasedToDealers: false,
      fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value: 'EMAIL' }],
      market: { key: TREE.dealer.key, name: 'Market dealer', sourceId: { id: '200005' } },
    })
    expect(body.workflows[0].steps).toMatchObject([
      {
        name: 'Postcard',
        number: 1,
        opted: true,
        status: 'DRAFT',
        optionality: 'REQUIRED',
        creative: { creativeTemplateKey: creative, creativeVersion: 1, targetAttachmentCount: 2 },
        stepDetails: { isCampaignStepEditable: true },
      },
    ])
    expect(body.template).toMatchObject({ key: template, version: 1, name: 'Template A' })
  })

  test('makes the name of the template free by a number [CMP-25]', async () => {
    const names: string[] = []
    for (const place of ['dealer', 'dealer', 'sibling'] as const) {
      names.push((await create('district', place)).body.name)
    }
    expect(names).toEqual(['Template A', 'Template A 2', 'Template A'])
  })

  test('takes a dealer, or for a metro campaign the market of staff [CMP-25]', async () => {
    expect(outcome(await create('district', 'district'))).toBe('422 campaign.needs-a-dealer')
    expect(outcome(await create('district', 'dealer', metro))).toBe(
      '422 campaign.needs-staff-market',
    )
    expect(outcome(await create('district', 'cousin'))).toBe('404 not-found')
    const { status, body } = await create('district', 'district', metro)
    expect([status, body.metroCampaign]).toMatchObject([201, { fundingType: 'DEALER_FUNDING' }])
  })

  test('is refused with the reason where the template may not be used [CMP-25, CMP-35, CMP-38]', async () => {
    const path = `/campaign-template/${template}`
    const again = async () => outcome(await create('district', 'dealer'))
    expect(
      outcome(await create('district', 'dealer', template, '&campaignCadence=SUBSCRIPTION')),
    ).toBe('422 campaign.cadence-not-offered')
    await app.call('hondaAdmin', 'POST', `${path}/deactivate`)
    expect(await again()).toBe('409 campaign-template.inactive')
    await app.call('hondaAdmin', 'POST', `${path}/activate`)
    const access = { isOpenToBrand: true, marketKeys: [], marketGroupKeys: [] }
    await app.call('hondaAdmin', 'PUT', `${path}/access`, { ...access, levels: ['NATIONAL'] })
    expect(await again()).toBe('404 not-found')
    expect(outcome(await create('districtAdmin', 'dealer'))).toBe(
      '409 campaign-template.not-offered',
    )
    const levels = ['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER']
    await app.call('hondaAdmin', 'PUT', `${path}/access`, { ...access, levels })
    expect(await again()).toBe('201')
  })

  test.for([
    ['2999-01-01', null, '409 campaign-template.not-open-yet'],
    [null, '2020-01-01', '409 campaign-template.enrollment-ended'],
  ] as const)(
    'is closed before %s and after %s, but not for administrators [CMP-35, CMP-38]',
    async ([enrollmentStartDate, enrollmentEndDate, refused]) => {
      const code = enrollmentStartDate ? 'LATER' : 'OVER'
      const enrollment = { enrollmentStartDate, enrollmentEndDate }
      const key = await addTemplate(app, creative, code, enrollment)
      expect(outcome(await create('district', 'dealer', key))).toBe(refused)
      expect(outcome(await create('districtAdmin', 'dealer', key))).toBe('201')
    },
  )

  test('of several dealers takes the permission for it, as do their saves [LVL-12, MTR-23]', async () => {
    const { body } = await create('district', 'district', metro)
    await app.owner.query(
      `UPDATE people SET permissions = array_remove(permissions, 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS') WHERE key = 4`,
    )
    expect(outcome(await create('district', 'district', metro))).toBe(
      '403 campaign-template.several-dealers-only',
    )
    const save = await app.call('district', 'PUT', '/campaign', body)
    expect(outcome(save)).toBe('403 campaign.several-dealers-only')
    await app.owner.query(
      `UPDATE people SET permissions = permissions || '{CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS}' WHERE key = 4`,
    )
  })
})
