import { beforeEach, describe, expect, test } from 'vitest'
import { ADA, ALL, at, HEAD, JOSE, knownCustomers } from '../testing/known-customers.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
const { call, bring, upload, one, correct } = knownCustomers(app)

const lookUp = (text: string, marketKey?: number, as: PersonName = 'admin') =>
  app.call(as, 'POST', `/customers/look-up${marketKey ? `?marketKey=${marketKey}` : ''}`, { text })
const found = async (text: string, marketKey?: number) =>
  (await lookUp(text, marketKey)).body.customers.map(
    (one: { marketKey: number; household: number }) => `${one.marketKey}:${one.household}`,
  )
const log = async () =>
  (await app.owner.query('SELECT event, details::text FROM audit_log ORDER BY key')).rows
const rowsOf = async (sql: string) => (await app.owner.query(sql)).rows

beforeEach(async () => {
  await bring(ALL)
})

describe('a customer is looked up', () => {
  test.for<[string, string[]]>([
    ['quill', ['5:1', '5:2']],
    ['Ada Quill 48197', ['5:2']],
    ['quil elm', ['5:2']],
    ['ANN ARBOR', ['5:3', '5:1']],
    ['nunez', ['5:3']],
    ['Nuñez', ['5:3']],
    ['10026', ['5:3']],
    ['Ada@Customers.example', ['5:1']],
    ['da@customers.ex', ['5:1']],
    ['100%', []],
    ["o'neil", ['5:3']],
    ['O’NEIL', ['5:3']],
    ['7345550100', ['5:1']],
    ['(734) 555-0100', ['5:1']],
    ['+1 734.555.0100', ['5:1']],
    ['555-0100', ['5:1']],
    ['734-555-0199', []],
    ['quill 3 o', []],
    ['other@customers.example', []],
  ])('by %j as %j [AUD-02]', async ([text, expected]) => {
    expect(await found(text)).toEqual(expected)
  })

  test('with what tells two people of one name apart [AUD-02]', async () => {
    const { body } = await lookUp('quill')
    expect(body).toEqual({
      hasMore: false,
      customers: [
        {
          marketKey: 5,
          household: 1,
          marketName: 'Market dealer',
          name: 'Ada Quill',
          line1: '12 Main St',
          city: 'Ann Arbor',
          state: null,
          postalCode: '48104',
          email: 'ada@customers.example',
          sourceId: '10024',
          lastVisitOn: '2026-01-31',
          vehicle: '2020 Civic',
        },
        expect.objectContaining({ line1: '7 Elm St', email: null, vehicle: null }),
      ],
    })
  })

  test('in the chosen market, and only as they serve now [AUD-02, LVL-02]', async () => {
    await bring(HEAD + ADA, TREE.sibling.key)
    expect(await found('quill')).toEqual(['5:1', '6:1', '5:2'])
    expect(await found('quill', TREE.sibling.key)).toEqual(['6:1'])
    expect(await found('quill', TREE.district.key)).toEqual(['5:1', '6:1', '5:2'])
    expect((await lookUp('quill', 999)).body.code).toBe('not-found')
    await bring(HEAD + JOSE)
    expect(await found('quill')).toEqual(['6:1'])
  })

  test('by two letters at least, and by words not through more than 750,000 households [AUD-02]', async () => {
    expect(await lookUp(' q')).toMatchObject({
      status: 422,
      body: { code: 'customers.search-too-short' },
    })
    await app.owner.query('UPDATE market_versions SET households = 750001')
    expect(await lookUp('quill')).toMatchObject({
      status: 422,
      body: { code: 'customers.too-many-to-search' },
    })
    expect(await found('ada@customers.example')).toEqual(['5:1'])
    expect(await found('(734) 555-0100')).toEqual(['5:1'])
    expect(await found('555-0100')).toEqual(['5:1'])
    expect(await found('734-555-0199')).toEqual([])
  })

  test('as the first fifty of many [AUD-02]', async () => {
    const many = Array.from(
      { length: 52 },
      (_, n) => `2${n},Bo,Voss${n},${n} Elm St,Ypsilanti,48197,,,02/02/2024,,,,,\n`,
    )
    await bring(HEAD + many.join(''))
    const { body } = await lookUp('voss')
    expect([body.customers.length, body.hasMore]).toEqual([50, true])
  })

  test('by those who may see names, each search and look in the log without them [AUD-02]', async () => {
    expect((await lookUp('quill', undefined, 'district')).body.code).toBe('access.denied')
    await app.owner.query('TRUNCATE audit_log')
    await lookUp('quill', TREE.dealer.key)
    await one(1)
    await call('POST', `${at(1)}/export`)
    const entries = await log()
    expect(entries.map(({ event }) => event)).toEqual([
      'customers.looked-up',
      'customers.customer-read',
      'customers.exported',
    ])
    expect(JSON.parse(entries[0].details)).toEqual({ key: 5, count: 2 })
    expect(JSON.parse(entries[1].details)).toEqual({ marketKey: 5, household: 1 })
    expect(JSON.stringify(entries)).not.toMatch(/quill|main st/i)
  })
})

describe('one customer', () => {
  test('is shown with all that is known, from which file, and why they are not reached [AUD-02]', async () => {
    const { body } = await upload(ALL)
    await call('PUT', `/customers/import/${body.key}/cancel`)
    const [published] = await rowsOf(`SELECT key FROM customer_imports WHERE state = 'PUBLISHED'`)
    expect(await one(1)).toEqual({
      marketKey: 5,
      household: 1,
      marketName: 'Market dealer',
      version: published.key * 10_000,
      contact: {
        firstName: 'Ada',
        lastName: 'Quill',
        line1: '12 Main St',
        city: 'Ann Arbor',
        state: '',
        postalCode: '48104',
        email: 'ada@customers.example',
        phone: '7345550100',
      },
      sourceId: '10024',
      language: null,
      consentSource: null,
      segment: expect.stringMatching(/NEW|ACTIVE|LAPSED|INACTIVE/),
      purchasedOn: null,
      firstVisitOn: null,
      lastVisitOn: '2026-01-31',
      visits: 1,
      mileage: 31_500,
      vehicles: [{ model: 'Civic', year: 2020, vin: '1HGBH41JXMN109186' }],
      reach: { email: 'UNDELIVERABLE', mail: 'REACHABLE' },
      source: {
        importKey: published.key,
        fileName: 'customers.csv',
        at: expect.stringMatching(/^20/),
      },
      corrected: null,
      suppressions: [],
      campaigns: [],
      can: { correct: { ok: true }, suppress: { ok: true }, erase: { ok: true } },
    })
  })

  test('is of the file that named them, also where a later one only added others [AUD-02]', async () => {
    const first = (await one(1)).source.importKey
    await bring(`${HEAD}${JOSE}`, undefined, 'MERGE')
    expect((await one(1)).source.importKey).toBe(first)
    expect((await one(3)).source.importKey).toBeGreaterThan(first)
  })

  test('is shown with what was suppressed for them, once, and where [AUD-14]', async () => {
    const { contact } = await one(1)
    const { email, lastName, line1, postalCode } = contact
    const person = { email, lastName, line1, postalCode }
    const suppress = { marketKey: 2, person, channel: 'MAIL', reason: 'OPTED_OUT' }
    await call('POST', '/customers/suppression', suppress)
    const { reach, suppressions } = await one(1)
    expect(reach.mail).toBe('OPTED_OUT')
    expect(suppressions).toEqual([
      {
        channel: 'MAIL',
        reason: 'OPTED_OUT',
        source: 'ADMINISTRATOR',
        marketName: 'Market honda',
        by: 'Test admin',
        at: expect.stringMatching(/^20/),
      },
    ])
    const seenBelow = await app.call('districtAdmin', 'GET', at(1))
    expect(seenBelow.body.suppressions).toMatchObject([{ marketName: null, by: '' }])
  })

  test('that is not there, or out of sight, is not found in one way [LVL-02]', async () => {
    const contact = (await one(1)).contact
    await bring(ALL, TREE.cousin.key)
    for (const [method, url, body] of [
      ['GET', at(99), undefined],
      ['GET', at(1, TREE.cousin.key), undefined],
      ['POST', `${at(1, TREE.cousin.key)}/export`, undefined],
      ['PUT', at(1, TREE.cousin.key), { contact, version: 1 }],
      ['PUT', at(99), { contact, version: 1 }],
    ] as const) {
      const answer = await app.call('districtAdmin', method, url, body)
      expect([answer.status, answer.body.code], url).toEqual([404, 'not-found'])
    }
  })

  test('is exported as one file that runs nothing as a formula [AUD-02]', async () => {
    await correct(1, { line1: '=12 Main St' })
    const { body } = await call('POST', `${at(1)}/export`)
    expect(body.fileName).toBe('customer-5-1.csv')
    const lines = body.text.split('\r\n')
    expect(lines[0]).toBe('\uFEFFAbout,What,Value')
    expect(lines).toContain('Customer,Last name,Quill')
    expect(lines).toContain("Customer,Street address,'=12 Main St")
    expect(lines).toContain('Vehicle 1,VIN,1HGBH41JXMN109186')
    expect(lines).toContain('Contact,May be emailed,No: emails bounce')
    expect(lines).toContain('Where this comes from,File,customers.csv')
  })
})

test('who may see names alone is shown a customer, and corrects none [LVL-12]', async () => {
  await app.owner.query(
    `UPDATE people SET permissions = '{CAN_SEARCH_AUDIENCE,CAN_READ_CAMPAIGNS}' WHERE key = 6`,
  )
  await bring(ALL, TREE.sibling.key)
  const url = at(1, TREE.sibling.key)
  const { body } = await app.call('sibling', 'GET', url)
  const denied = { ok: false, reason: 'access.denied' }
  expect(body.can).toEqual({ correct: denied, suppress: denied, erase: denied })
  const { contact, version } = body
  const answer = await app.call('sibling', 'PUT', url, { contact, version })
  expect([answer.status, answer.body.code]).toEqual([403, 'access.denied'])
})
