import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
let key: number

beforeEach(async () => {
  await app.owner.query('TRUNCATE coupons, audit_log')
  const { body } = await app.call('district', 'POST', '/coupon', {
    scope: 'DEALER',
    marketKey: TREE.dealer.key,
    heading: 'Oil change',
    offer_1: '$20',
    A_off: 'OFF',
    endDate: '2099-12-31',
  })
  key = body.key
})

type Answer = Awaited<ReturnType<typeof app.call>>

const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const read = async () => (await app.call('district', 'GET', `/coupon/${key}`)).body
const change = (as: PersonName | null, body: object) =>
  app.call(as, 'PUT', `/coupon/${key}`, { heading: 'Oil change', ...body })
const retire = (as: PersonName | null) => app.call(as, 'DELETE', `/coupon/${key}`)

describe('changing a coupon', () => {
  test('takes it back whole, and answers what is there now [CPN-18, API-04]', async () => {
    const known = await read()
    const answer = await change('district', { ...known, offer_1: '10%', heading: 'Brakes' })
    expect(outcome(answer)).toBe('200')
    expect(answer.body).toMatchObject({
      key,
      heading: 'Brakes',
      offer_1: '10%',
      A_off: 'OFF',
      discounts: ['PERCENT_OFF'],
      endDate: '2099-12-31',
      version: 2,
    })
    expect(await read()).toEqual(answer.body)
  })

  test('leaves for whom it is [CPN-20]', async () => {
    const elsewhere = { scope: 'GLOBAL', marketKey: TREE.sibling.key, hierarchyId: 'ACURA' }
    expect((await change('district', elsewhere)).body).toMatchObject({
      scope: 'DEALER',
      marketKey: TREE.dealer.key,
      hierarchyId: 'HONDA',
    })
  })

  test('that another person saved in between is refused, also at the very same moment [CPN-18]', async () => {
    expect(outcome(await change('district', { version: 1, heading: 'First' }))).toBe('200')
    const stale = await change('districtAdmin', { version: 1, heading: 'Second' })
    expect(outcome(stale)).toBe('409 coupon.changed-meanwhile')
    expect((await read()).heading).toBe('First')
    const answers = await Promise.all(
      ['district', 'zone', 'national', 'hondaAdmin'].map((as) =>
        change(as as PersonName, { version: 2 }),
      ),
    )
    expect(answers.map(outcome).filter((answer) => answer === '200')).toHaveLength(1)
  })

  test('is judged by the same rules as a new one [CPN-08, CPN-11, CPN-14]', async () => {
    const wrong = { heading: '漢字', offer_1: '$0', disclaimer: 'é', endDate: '2020-01-01' }
    const { status, body } = await change('district', wrong)
    expect([status, Object.keys(body.fields)]).toEqual([
      400,
      ['body.heading', 'body.offer_1', 'body.disclaimer', 'body.endDate'],
    ])
  })

  test('that is over may leave its last day as it is [CPN-14]', async () => {
    await app.owner.query(`UPDATE coupons SET end_date = '2020-01-01'`)
    expect(outcome(await change('district', { endDate: '2020-01-01' }))).toBe('200')
    expect(outcome(await change('district', { endDate: '2020-01-02' }))).toBe('400 request.invalid')
    expect(outcome(await change('district', { endDate: null }))).toBe('200')
  })

  test('is for those who keep it [CPN-20, LVL-02, LVL-12]', async () => {
    expect(outcome(await change(null, {}))).toBe('401 sign-in.required')
    expect(outcome(await change('dealer', {}))).toBe('403 access.denied')
    expect(outcome(await change('acuraDealer', {}))).toBe('403 access.denied')
    await app.owner.query(`UPDATE coupons SET scope = 'GLOBAL', path = '1.2.'`)
    expect(outcome(await change('district', {}))).toBe('403 coupon.scope-denied')
    expect(outcome(await change('districtAdmin', {}))).toBe('403 coupon.kept-above')
    await app.owner.query(`UPDATE coupons SET path = '1.9.'`)
    expect(outcome(await change('districtAdmin', {}))).toBe('404 not-found')
  })
})

describe('retiring a coupon', () => {
  test('takes it out of the choice and keeps it for what uses it [CPN-18]', async () => {
    const answer = await retire('district')
    expect([answer.status, answer.body]).toEqual([200, { key, status: 'RETIRED' }])
    expect(await read()).toMatchObject({ status: 'RETIRED', heading: 'Oil change', version: 2 })
    const active = await app.call('district', 'GET', '/coupon?status=ACTIVE')
    expect(active.body.totalElements).toBe(0)
    expect(outcome(await retire('district'))).toBe('409 coupon.retired')
  })

  test('closes it to changes until it is brought back [CPN-18]', async () => {
    await retire('district')
    expect(outcome(await change('district', await read()))).toBe('409 coupon.retired')
    const back = await change('district', { ...(await read()), status: 'ACTIVE' })
    expect(back.body).toMatchObject({ status: 'ACTIVE', offer_1: '$20', version: 3 })
  })

  test('is for those who keep it [CPN-20, LVL-12]', async () => {
    expect(outcome(await retire(null))).toBe('401 sign-in.required')
    expect(outcome(await retire('dealer'))).toBe('403 access.denied')
    await app.owner.query(`UPDATE coupons SET path = '1.2.3.7.8.'`)
    expect(outcome(await retire('district'))).toBe('404 not-found')
  })
})

test('what was made, changed and retired is written down, in keys and kinds [CPN-18]', async () => {
  await change('district', { heading: 'Brakes' })
  await retire('district')
  await retire('dealer')
  const { rows } = await app.owner.query(
    'SELECT event, outcome, details FROM audit_log ORDER BY key',
  )
  expect(rows).toEqual([
    {
      event: 'coupon.created',
      outcome: 'done',
      details: { key, scope: 'DEALER', hierarchyId: 'HONDA' },
    },
    { event: 'coupon.changed', outcome: 'done', details: { key, status: 'ACTIVE' } },
    { event: 'coupon.retired', outcome: 'done', details: { key } },
    { event: 'access.denied', outcome: 'denied', details: { params: { key } } },
  ])
})
