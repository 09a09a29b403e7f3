import { addDays, todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { afterBusinessDays } from '@marquee/rules/mail-dates'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
let creative: number
let group: number
let template: number

beforeAll(async () => {
  creative = await addCreative(app)
  template = await addTemplate(app, creative, 'A')
  const markets = [TREE.dealer, TREE.sibling].map(({ key }) => ({ marketId: key }))
  group = (await app.call('hondaAdmin', 'POST', '/market/group/add', { name: 'Metro', markets }))
    .body.key
})
beforeEach(async () => {
  await access({ isOpenToBrand: true, marketKeys: [], marketGroupKeys: [] })
  await app.owner.query(`TRUNCATE blackout_dates; UPDATE markets SET status = 'ACTIVE'`)
})

const access = (overrides: object) =>
  app.call('hondaAdmin', 'PUT', `/campaign-template/${template}/access`, {
    levels: ['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER'],
    ...overrides,
  })
const onlyGroup = () => access({ isOpenToBrand: false, marketKeys: [], marketGroupKeys: [group] })

describe('selectable dates', () => {
  const today = todayIn('America/Detroit', Date.now())
  const read = async (as: PersonName, key = template, query = '') =>
    (await app.call(as, 'GET', `/campaign/selectable-dates?campaignTemplateKey=${key}${query}`))
      .body

  test('are lists of days by channel, from the market’s own today [DATE-20, DATE-21]', async () => {
    const body = await read('dealer')
    expect(body.today).toBe(today)
    expect(Object.keys(body.selectableDates)).toEqual(['EMAIL', 'DIRECT_MAIL'])
    const [first] = body.selectableDates.DIRECT_MAIL
    expect(first).toBe(afterBusinessDays(today, 10))
    expect(body.can).toEqual({
      choose: { ok: true },
      chooseFreely: { ok: false, reason: 'access.denied' },
    })
    expect((await read('hondaAdmin')).can.chooseFreely).toEqual({ ok: true })
  })

  test('follow the requested market around the world [DATE-20]', async () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
    const days: CalendarDate[] = []
    for (const zone of zones) {
      await app.owner.query('UPDATE markets SET time_zone = $1 WHERE key = $2', [
        zone,
        TREE.dealer.key,
      ])
      days.push((await read('district', template, `&marketKey=${TREE.dealer.key}`)).today)
    }
    await app.owner.query(`UPDATE markets SET time_zone = 'America/Detroit'`)
    expect(days).toEqual(zones.map((zone) => todayIn(zone, Date.now())))
    expect(days[0]).not.toBe(days[1])
  })

  test('of a metro market are those of the market that keeps its group [DATE-20]', async () => {
    const { marketGroups } = (await app.call('hondaAdmin', 'GET', '/market/group')).body
    const [{ metroMarketKey }] = marketGroups
    const reply = await read('hondaAdmin', template, `&marketKey=${metroMarketKey}`)
    expect(reply).toEqual(await read('hondaAdmin'))
    expect(reply.selectableDates.EMAIL.length).toBeGreaterThan(0)
  })

  test('leave out days that are closed for the brand, and no others [DATE-20]', async () => {
    const [first, second, third] = (await read('dealer')).selectableDates.DIRECT_MAIL
    await app.owner.query(
      `INSERT INTO blackout_dates (date, hierarchy_id, path)
       VALUES ($1, 'HONDA', $3), ($2, 'ACURA', $4)`,
      [first, second, TREE.honda.path, TREE.acura.path],
    )
    const { selectableDates } = await read('admin')
    expect(selectableDates.DIRECT_MAIL.slice(0, 2)).toEqual([second, third])
  })

  test('are none where the date is not to be chosen [DATE-11, DATE-12, DATE-20, LVL-10]', async () => {
    const locked = await addTemplate(app, creative, 'LOCK', {
      deploymentDateLock: true,
      deploymentDate: addDays(today, 40),
    })
    const restricted = await addTemplate(app, creative, 'RESTRICTED', {
      campaignExecution: { startDateSelectionMode: 'RESTRICTED' },
    })
    const none = { EMAIL: [], DIRECT_MAIL: [] }
    const reason = (body: any) => body.can.choose.reason
    const dealer = await read('dealer', locked)
    expect([dealer.selectableDates, reason(dealer)]).toEqual([none, 'mail-date.locked'])
    expect((await read('hondaAdmin', locked)).selectableDates.EMAIL.length).toBeGreaterThan(50)
    const admin = await read('hondaAdmin', restricted)
    expect([admin.selectableDates, reason(admin)]).toEqual([none, 'mail-date.restricted'])
    expect(admin.can.chooseFreely.ok).toBe(false)
  })
})

describe('groups for a template', () => {
  const groups = async (as: PersonName) =>
    (await app.call(as, 'GET', `/market/group/template/${template}?hierarchyId=HONDA`)).body

  test('come as the list of groups does [GRP-04]', async () => {
    const { can: _, ...listed } = (await app.call('hondaAdmin', 'GET', '/market/group')).body
    expect(await groups('hondaAdmin')).toMatchObject(listed)
    expect((await groups('hondaAdmin')).marketGroups).toHaveLength(1)
  })

  test('hold a dealer who sees the template [GRP-04]', async () => {
    const markets = [{ marketId: TREE.cousin.key }]
    await app.call('hondaAdmin', 'POST', '/market/group/add', { name: 'Other', markets })
    const names = async () =>
      (await groups('hondaAdmin')).marketGroups.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['Metro', 'Other'])
    await onlyGroup()
    expect(await names()).toEqual(['Metro'])
  })
})

describe('child markets', () => {
  const children = async (path: string, as: PersonName = 'hondaAdmin') => {
    const { body } = await app.call(as, 'GET', `/campaign-template${path}marketGroupKey=${group}`)
    return body.childMarkets.map(({ market, isSelectable, reason }: any) => [
      market.key,
      isSelectable ? 'selectable' : reason,
    ])
  }

  test('are the dealers of the group, each selectable or not [TPL-15, TPL-16, DLR-07]', async () => {
    await app.owner.query(`UPDATE markets SET status = 'CLOSED' WHERE key = $1`, [TREE.sibling.key])
    const expected = [
      [TREE.dealer.key, 'selectable'],
      [TREE.sibling.key, 'market.closed'],
    ]
    expect(await children(`/${template}/child-markets?`)).toEqual(expected)
    expect(await children('/child-markets?')).toEqual(expected)
    // A campaign that is not there has none either.
    const ofNone = `/campaign-template/${template}/child-markets?campaignKey=5&marketGroupKey=${group}`
    expect((await app.call('hondaAdmin', 'GET', ofNone)).status).toBe(404)
  })

  test('without access to the template are not selectable [TPL-15]', async () => {
    const markets = [{ marketId: TREE.dealer.key }]
    const created = await app.call('hondaAdmin', 'POST', '/market/group/add', {
      name: 'One',
      markets,
    })
    await access({ isOpenToBrand: false, marketKeys: [], marketGroupKeys: [created.body.key] })
    expect(await children(`/${template}/child-markets?`)).toEqual([
      [TREE.dealer.key, 'selectable'],
      [TREE.sibling.key, 'market.no-access'],
    ])
    expect(await children('/child-markets?')).toEqual([
      [TREE.dealer.key, 'selectable'],
      [TREE.sibling.key, 'selectable'],
    ])
  })

  test('of another brand’s group are not selectable [TPL-15]', async () => {
    const markets = [{ marketId: TREE.acuraDealer.key }]
    const { body } = await app.call('admin', 'POST', '/market/group/add', {
      name: 'Acura',
      hierarchyId: 'ACURA',
      markets,
    })
    const answer = await app.call(
      'admin',
      'GET',
      `/campaign-template/${template}/child-markets?marketGroupKey=${body.key}`,
    )
    expect(answer.body.childMarkets).toMatchObject([
      { isSelectable: false, reason: 'market.no-access', market: { key: TREE.acuraDealer.key } },
    ])
  })
})

describe('who sees a template', () => {
  const read = (as: PersonName) => app.call(as, 'GET', `/campaign-template/${template}`)
  const seen = async (...people: PersonName[]) => {
    const found: PersonName[] = []
    for (const as of people) {
      const { totalElements } = (
        await app.call(as, 'GET', '/campaign-template/search?text=Template%20A')
      ).body
      const { status } = await read(as)
      expect(status, as).toBe(totalElements === 1 ? 200 : 404)
      if (status === 200) found.push(as)
    }
    return found
  }

  test('are the dealers of its groups, and those above them [TPL-09]', async () => {
    const people = ['national', 'zone', 'district', 'dealer', 'sibling'] as const
    expect(await seen(...people)).toEqual(people)
    const markets = [{ marketId: TREE.sibling.key }]
    const { body } = await app.call('hondaAdmin', 'POST', '/market/group/add', {
      name: 'Two',
      markets,
    })
    await access({ isOpenToBrand: false, marketKeys: [], marketGroupKeys: [body.key] })
    expect(await seen(...people)).toEqual(['national', 'zone', 'district', 'sibling'])
    await access({ isOpenToBrand: false, marketKeys: [], marketGroupKeys: [] })
    expect(await seen(...people)).toEqual([])
    // People who manage access still find it.
    expect((await read('hondaAdmin')).status).toBe(200)
  })

  test('are the levels that it is for, and those above them [TPL-09, LVL-02]', async () => {
    const people = ['national', 'zone', 'district', 'dealer'] as const
    await access({ isOpenToBrand: true, marketKeys: [], marketGroupKeys: [], levels: ['DISTRICT'] })
    expect(await seen(...people)).toEqual(['national', 'zone', 'district'])
    await access({ isOpenToBrand: true, marketKeys: [], marketGroupKeys: [], levels: [] })
    expect(await seen(...people)).toEqual([])
  })

  test('is set by those who may, with groups of the same brand [TPL-09]', async () => {
    const put = async (as: PersonName, marketGroupKeys: number[]) => {
      const body = { isOpenToBrand: false, marketKeys: [], marketGroupKeys, levels: ['DEALER'] }
      const answer = await app.call(as, 'PUT', `/campaign-template/${template}/access`, body)
      return answer.body.code ?? answer.body.access
    }
    expect(await put('national', [])).toBe('access.denied')
    expect(await put('districtAdmin', [])).toBe('campaign-template.kept-above')
    expect(await put('hondaAdmin', [999])).toBe('campaign-template.group-unknown')
    expect(await put('hondaAdmin', [group, group])).toEqual({
      isOpenToBrand: false,
      marketKeys: [],
      marketGroupKeys: [group],
      levels: ['DEALER'],
    })
  })

  test('is shown for all templates at once, with the groups to choose from [TPL-09]', async () => {
    await onlyGroup()
    const { body } = await app.call(
      'hondaAdmin',
      'GET',
      '/campaign-template/access?text=Template%20A',
    )
    expect(body).toMatchObject({
      campaignTemplates: [{ key: template, access: { marketGroupKeys: [group] } }],
      totalElements: 1,
    })
    const named = body.marketGroups.map(({ name }: { name: string }) => name)
    expect(named).toContain('Metro')
    expect(named).not.toContain('Acura')
    const one = await app.call('hondaAdmin', 'GET', `/campaign-template/${template}/access`)
    const { dealers, ...seen } = one.body
    expect(seen).toEqual(body.campaignTemplates[0])
    expect(dealers).toBeGreaterThan(0)
  })
})
