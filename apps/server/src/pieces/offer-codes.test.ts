import { offerCode, readOfferCode, showOfferCode, type PrintedOffer } from '@marquee/rules/pieces'
import type { CalendarDate } from '@marquee/rules/calendar'
import { beforeEach, describe, expect, test } from 'vitest'
import { inScope } from '../platform/sql/index.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'
import { offerCodesStore } from './offer-codes.store.ts'

const app = testApp()
const { dealer, cousin } = TREE

const offer: PrintedOffer = {
  hierarchyId: 'HONDA',
  coupon: {
    heading: 'Spring',
    offerTitle: '<b>Oil</b> {{firstName}}',
    disclaimer: 'Once.',
    offers: [{ amount: '$20', suffix: 'OFF', qualifier: 'any oil change' }],
    expires: '2027-05-31' as CalendarDate,
  },
  dealer: {
    name: 'Lakeside Honda',
    line1: '1200 Harbor Boulevard',
    city: 'Madison',
    state: 'WI',
    postalCode: '53703',
    phone: '(608) 555-0142',
    webAddress: '',
  },
}

beforeEach(async () => {
  await app.owner.query('TRUNCATE printed_offers, offer_codes')
})

const issue = (count: number, draw?: () => Uint8Array, path: string = dealer.path) =>
  inScope(app.pool, { path }, ({ sql }) =>
    offerCodesStore(sql, path).issue(offer, dealer, count, draw),
  )
const open = (code: string) => app.call(null, 'GET', `/offer/${encodeURIComponent(code)}`)
const count = async (table: string) =>
  (await app.owner.query(`SELECT count(*)::integer AS n FROM ${table}`)).rows[0].n

describe('codes of an offer', () => {
  test('are as many as there are recipients, each only once, of one printed offer', async () => {
    const codes = await issue(6_000)
    expect(new Set(codes).size).toBe(6_000)
    for (const code of codes.slice(0, 50)) expect(readOfferCode(code)).toBe(code)
    expect([await count('offer_codes'), await count('printed_offers')]).toEqual([6_000, 1])
  })

  test('are drawn again where they were issued already', async () => {
    let drawn = 0
    // Each number comes twice, as if chance had no memory.
    const draw = () => {
      drawn += 1
      return new Uint8Array(10).fill(Math.floor(drawn / 2))
    }
    const codes = await issue(20, draw)
    expect(new Set(codes).size).toBe(20)
    const others = await issue(5, draw)
    expect(new Set([...codes, ...others]).size).toBe(25)
  })

  test('are not what the table holds', async () => {
    const [code] = await issue(1)
    const { rows } = await app.owner.query('SELECT t::text FROM offer_codes t')
    expect(rows[0].t).not.toContain(code)
  })

  test('are issued within the scope only', async () => {
    await expect(issue(1, undefined, cousin.path)).rejects.toThrow()
    expect(await count('offer_codes')).toBe(0)
  })

  test('open no other row to their holder, and none behind it', async () => {
    const [code = ''] = await issue(3)
    await issue(2)
    const seen = await inScope(app.pool, { path: '' }, async ({ sql }) => {
      const before = await sql.execute('SELECT hash FROM offer_codes')
      const found = await offerCodesStore(sql, '').find(code)
      const after = await sql.execute('SELECT key FROM printed_offers')
      const codes = await sql.execute('SELECT hash FROM offer_codes')
      return [before.rows.length, found?.offer.dealer.name, after.rows.length, codes.rows.length]
    })
    expect(seen).toEqual([0, 'Lakeside Honda', 0, 0])
  })
})

test.each([
  ['by the first release', {}],
  ['by a later release beside this one', { storedVersion: 1_000, fromLater: 'unknown here' }],
])('an offer that was stored %s still opens', async (_, added) => {
  // What the first version stored. This list stays as it is, whatever comes.
  const first = ['hierarchyId', 'coupon', 'dealer']
  const [code = ''] = await issue(1)
  await app.owner.query(
    `UPDATE printed_offers SET content = $2::jsonb || (SELECT jsonb_object_agg(key, value)
       FROM jsonb_each(content) WHERE key = ANY ($1))`,
    [first, JSON.stringify(added)],
  )
  expect(await open(code)).toMatchObject({ status: 200, body: { offer } })
})

describe('the holder of a code', () => {
  test('reads what was printed and whose it is, and nothing of whom it was for', async () => {
    const [code = ''] = await issue(1)
    for (const typed of [code, showOfferCode(code), showOfferCode(code).toLowerCase()]) {
      const { status, body, headers } = await open(typed)
      expect(status).toBe(200)
      expect(body).toEqual({
        code: showOfferCode(code),
        isPreview: false,
        isUsed: false,
        offer,
      })
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  test('shows when it was used', async () => {
    const [code = ''] = await issue(2)
    await app.owner.query('UPDATE offer_codes SET used_at = now()')
    expect((await open(code)).body.isUsed).toBe(true)
  })

  test('of a proof is answered with a preview, and with no offer', async () => {
    expect((await open('PREVIEW')).body).toEqual({
      code: 'PREVIEW',
      isPreview: true,
      isUsed: false,
      offer: null,
    })
  })
})

test('an unknown code is answered like one that cannot be one', async () => {
  const unknown = offerCode(new Uint8Array(10).fill(77))
  const [known = ''] = await issue(1)
  const mistyped = `${known.slice(0, -1)}${known.endsWith('0') ? '1' : '0'}`
  const answers = await Promise.all(
    [unknown, mistyped, 'x', 'preview', `' OR 1=1 --`, '<script>', '\u0000', 'x'.repeat(180)].map(
      open,
    ),
  )
  const [first, ...others] = answers.map(({ status, body: { requestId: _, ...body } }) => ({
    status,
    body,
  }))
  expect(first?.status).toBe(404)
  for (const other of others) expect(other).toEqual(first)
})
