import { afterEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
afterEach(() => app.owner.query('TRUNCATE contact_limits, jobs'))

type Person = Parameters<typeof app.call>[0]
const TWO_IN_30 = { pieces: 2, days: 30 }
const list = async (as: Person = 'admin') => (await app.call(as, 'GET', '/contact-pressure')).body
const change = (limit: object | null, brand = 'HONDA', as: Person = 'admin') =>
  app.call(as, 'PUT', `/contact-pressure/${brand}`, { channel: 'DIRECT_MAIL', limit })
const mailOf = async (brand: string, as: Person = 'admin') => {
  const { brands } = await list(as)
  const found = brands.find((one: any) => one.brand.id === brand)
  return found.limits.find(({ channel }: any) => channel === 'DIRECT_MAIL')
}

describe('the limit of a brand', () => {
  test('is none until it is set, is changed and removed, and it is seen who did it last', async () => {
    expect(await mailOf('HONDA')).toEqual({ channel: 'DIRECT_MAIL', limit: null, changed: null })
    const { status, body } = await change(TWO_IN_30)
    expect(status).toBe(200)
    expect(body.brand).toEqual({ id: 'HONDA', name: 'Honda' })
    const changed = { by: expect.any(String), at: expect.any(String) }
    expect(body.limits).toEqual([
      { channel: 'EMAIL', limit: null, changed: null },
      { channel: 'DIRECT_MAIL', limit: TWO_IN_30, changed },
    ])
    await change({ pieces: 1, days: 7 }, 'HONDA', 'hondaAdmin')
    const last = await mailOf('HONDA')
    expect(last.limit).toEqual({ pieces: 1, days: 7 })
    expect(last.changed.by).not.toBe(body.limits[1].changed.by)
    await change(null)
    expect(await mailOf('HONDA')).toEqual({ channel: 'DIRECT_MAIL', limit: null, changed })
  })

  test('is in the audit log as it was before and after', async () => {
    await change(TWO_IN_30)
    await change(null)
    const { rows } = await app.owner.query(
      `SELECT details -> 'before' AS before, details -> 'after' AS after FROM audit_log
        WHERE event = 'contact-pressure.changed' ORDER BY at DESC, key DESC LIMIT 2`,
    )
    expect(rows).toEqual([
      { before: TWO_IN_30, after: null },
      { before: null, after: TWO_IN_30 },
    ])
  })

  test('is of this brand alone', async () => {
    await change(TWO_IN_30, 'ACURA')
    expect((await mailOf('HONDA')).limit).toBeNull()
    const { brands } = await list('hondaAdmin')
    expect(brands.map(({ brand }: any) => brand.id)).toEqual(['HONDA'])
  })

  test('is seen by administrators below the brand, and changed by people of the whole brand', async () => {
    await change(TWO_IN_30)
    const below = await change(null, 'HONDA', 'districtAdmin')
    expect([below.status, below.body.code]).toEqual([403, 'contact-pressure.not-whole-brand'])
    const seen = await list('districtAdmin')
    expect(seen.can.change.ok).toBe(false)
    expect((await mailOf('HONDA', 'districtAdmin')).limit).toEqual(TWO_IN_30)
  })

  test.for([
    { pieces: 0, days: 30 },
    { pieces: 51, days: 30 },
    { pieces: 1, days: 0 },
    { pieces: 1, days: 366 },
    { pieces: 1.5, days: 30 },
    { pieces: 1 },
  ])('is not %j', async (limit) => {
    expect((await change(limit)).status).toBe(400)
    expect((await mailOf('HONDA')).changed).toBeNull()
  })
})
