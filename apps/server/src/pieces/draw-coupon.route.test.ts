import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()
const keys: Record<string, number> = {}

beforeAll(async () => {
  const make = async (name: string, body: object) => {
    const answer = await app.call('hondaAdmin', 'POST', '/coupon', {
      scope: 'GLOBAL',
      hierarchyId: 'HONDA',
      heading: 'Oil change',
      ...body,
    })
    keys[name] = answer.body.key
  }
  await make('plain', { offer_1: '$20', A_off: 'OFF', endDate: '2099-12-31' })
  await make('hostile', { heading: '<script>', offerTitle: '{{x}} & "quoted" שלום' })
  // Such texts are refused now; older rows may still have them.
  await make('unprintable', {})
  await app.owner.query(`UPDATE coupons SET heading = 'ᜀᜁᜂ' WHERE key = $1`, [keys.unprintable])
  await make('cousin', { scope: 'DEALER', marketKey: TREE.cousin.key })
})

const picture = async (as: PersonName | null, name: string, query = '') => {
  const headers = as ? { authorization: `Bearer ${await tokenFor(as)}` } : {}
  const url = `/api/coupon/${keys[name] ?? 999}/picture${query}`
  return app.fastify.inject({ method: 'GET', url, headers })
}

test.for([
  ['', 1050, 600],
  ['?assetType=coupon-full', 1050, 600],
  ['?assetType=coupon-thumbnail', 336, 192],
] as const)('a coupon is drawn as a picture, %s [GEN-20]', async ([query, width, height]) => {
  const answer = await picture('dealer', 'plain', query)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  const drawn = sharp(answer.rawPayload)
  expect(await drawn.metadata()).toMatchObject({ format: 'png', width, height })
  // Red for the brand, white for the paper.
  const { channels } = await drawn.stats()
  expect(channels[0]?.max).toBe(255)
  expect(channels[1]?.min).toBeLessThan(60)
})

test('words that could be markup are drawn as words [GEN-20, CPN-19]', async () => {
  const answer = await picture('dealer', 'hostile')
  expect(answer.statusCode).toBe(200)
  expect((await sharp(answer.rawPayload).metadata()).format).toBe('png')
})

test('words that no font can print are refused, not drawn as boxes [GEN-20]', async () => {
  const answer = await picture('dealer', 'unprintable')
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'piece.no-glyph'])
})

test('people who do not see the coupon see no picture of it [LVL-02, CPN-20]', async () => {
  expect((await picture(null, 'plain')).statusCode).toBe(401)
  expect((await picture('acuraDealer', 'plain')).statusCode).toBe(404)
  expect((await picture('dealer', 'cousin')).statusCode).toBe(404)
  expect((await picture('dealer', 'nothing')).statusCode).toBe(404)
  expect((await picture('dealer', 'plain', '?assetType=brand-logo')).statusCode).toBe(400)
})
