import { beforeEach, describe, expect, test, vi } from 'vitest'
import { customerImports } from '../testing/customer-imports.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()
const { call, bring, upload, read } = customerImports(app)

const HEAD =
  'Customer number,First name,Last name,Street address,City,ZIP,Email,Phone,Last visit,Model,Model year,VIN,Mileage,Email bounced\n'
const ADA =
  '10024,Ada,Quill,12 Main St,Ann Arbor,48104,ada@customers.example,734-555-0100,01/31/2026,Civic,2020,1HGBH41JXMN109186,31500,yes\n'
const ADA_2 = '10025,Ada,Quill,7 Elm St,Ypsilanti,48197,,,02/02/2024,,,,,\n'
const JOSE =
  '10026,José,Nuñez,3 O’Neil Ave,Ann Arbor,48104,jose@customers.example,,12/24/2025,,,,,\n'
const ALL = HEAD + ADA + ADA_2 + JOSE

const at = (household: number, marketKey: number = TREE.dealer.key) =>
  `/customers/market/${marketKey}/household/${household}`
const lookUp = (text: string, marketKey?: number, as: PersonName = 'admin') =>
  app.call(as, 'POST', `/customers/look-up${marketKey ? `?marketKey=${marketKey}` : ''}`, { text })
const found = async (text: string, marketKey?: number) =>
  (await lookUp(text, marketKey)).body.customers.map(
    (one: { marketKey: number; household: number }) => `${one.marketKey}:${one.household}`,
  )
const one = async (household: number) => (await call('GET', at(household))).body
const correct = async (household: number, contact: object, version?: number) => {
  const known = await one(household)
  return call('PUT', at(household), {
    contact: { ...known.contact, ...contact },
    version: version ?? known.version,
  })
}
const log = async () =>
  (await app.owner.query('SELECT event, details::text FROM audit_log ORDER BY key')).rows
const republished = (version: number) =>
  vi.waitFor(async () => {
    const { body } = await call('GET', `/customers/market/${TREE.dealer.key}`)
    expect(body.version).toBe(version)
  }, 10_000)
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

  test('by two letters at least, and by words not through more than a million [AUD-02]', async () => {
    expect(await lookUp(' q')).toMatchObject({
      status: 422,
      body: { code: 'customers.search-too-short' },
    })
    await app.owner.query('UPDATE market_versions SET households = 1000001')
    expect(await lookUp('quill')).toMatchObject({
      status: 422,
      body: { code: 'customers.too-many-to-search' },
    })
    expect(await found('ada@customers.example')).toEqual(['5:1'])
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

describe('a correction', () => {
  test('is shown, counted and logged by its fields alone, and ends a bounce of the old email [AUD-02]', async () => {
    await app.owner.query('TRUNCATE audit_log')
    const { status, body } = await correct(1, { email: 'ada.quill@customers.example', state: 'mi' })
    expect([status, body.household]).toEqual([200, 1])
    expect(await one(1)).toMatchObject({
      version: body.version,
      contact: { email: 'ada.quill@customers.example', state: 'MI', phone: '7345550100' },
      reach: { email: 'REACHABLE', mail: 'REACHABLE' },
      corrected: { by: 'Test admin' },
    })
    await republished(2)
    const entry = (await log()).find(({ event }) => event === 'customers.corrected')
    expect(JSON.parse(entry.details)).toEqual({
      marketKey: 5,
      household: 1,
      fields: ['state', 'email'],
    })
  })

  test('of nothing changes nothing [AUD-02]', async () => {
    const before = await one(1)
    const { body } = await correct(1, { phone: '(734) 555-0100' })
    expect(body.version).toBe(before.version)
    expect(await rowsOf(`SELECT FROM jobs WHERE kind = 'publish market'`)).toEqual([])
  })

  test('is refused by field, and where another was faster [AUD-02, API-04]', async () => {
    const wrong = await correct(2, { lastName: '', postalCode: '481', line1: '' })
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      {
        'body.contact.lastName': 'Required',
        'body.contact.postalCode': 'Invalid Zip format',
        'body.contact.email': 'Enter an email, or a street address and ZIP code.',
      },
    ])
    const { version } = await one(1)
    await correct(1, { firstName: 'Adah' })
    expect(await correct(1, { firstName: 'Adele' }, version)).toMatchObject({
      status: 409,
      body: { code: 'customers.changed-meanwhile' },
    })
    const read = await one(1)
    const both = await Promise.all(
      ['One', 'Two'].map((firstName) => correct(1, { firstName }, read.version)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('waits while an import of the dealer is under way [AUD-02]', async () => {
    const { body } = await upload(ALL)
    await app.owner.query(`UPDATE customer_imports SET state = 'READING' WHERE key = $1`, [
      body.key,
    ])
    expect(await correct(1, { firstName: 'Adah' })).toMatchObject({
      status: 409,
      body: { code: 'customers.import-running' },
    })
  })

  test('makes no one twice, and brings no one back who was erased [AUD-02, AUD-14]', async () => {
    const twin = { line1: '12 main street', postalCode: '48104' }
    expect(await correct(2, twin)).toMatchObject({
      status: 409,
      body: { code: 'customers.household-there' },
    })
    const person = { email: 'gone@customers.example' }
    await call('POST', '/customers/erasure', { marketKey: 1, person })
    expect(await correct(2, { email: 'Gone@customers.example' })).toMatchObject({
      status: 409,
      body: { code: 'customers.was-erased' },
    })
  })

  test('leaves in force what the person has opted out of, whatever it changes [AUD-14]', async () => {
    const opted = { marketKey: 2, reason: 'OPTED_OUT' }
    const byEmail = { ...opted, person: { email: 'ada@customers.example' }, channel: 'EMAIL' }
    await call('POST', '/customers/suppression', byEmail)
    const address = { lastName: 'Quill', line1: '12 Main St', postalCode: '48104' }
    await call('POST', '/customers/suppression', { ...opted, person: address, channel: 'MAIL' })
    await correct(1, { email: 'new@customers.example', line1: '14 Main St' })
    expect((await one(1)).reach).toEqual({ email: 'OPTED_OUT', mail: 'OPTED_OUT' })
    // The dealer's own rows: it may not write for the brand, whose rows stay as they are.
    expect(
      await rowsOf(`SELECT path, channel FROM suppressions WHERE path <> '1.2.' ORDER BY channel`),
    ).toEqual([
      { path: TREE.dealer.path, channel: 'EMAIL' },
      { path: TREE.dealer.path, channel: 'MAIL' },
    ])
  })

  test('lets the person be suppressed and erased also as they were named before [AUD-14]', async () => {
    await correct(1, {
      lastName: 'Quill-Reed',
      line1: '14 Main St',
      email: 'new@customers.example',
    })
    const before = { email: 'ada@customers.example' }
    const suppress = { marketKey: 5, person: before, channel: 'MAIL', reason: 'COMPLAINED' }
    expect((await call('POST', '/customers/suppression', suppress)).body).toEqual({ households: 1 })
    expect((await one(1)).reach.mail).toBe('OPTED_OUT')
    const person = { lastName: 'Quill', line1: '12 Main St', postalCode: '48104' }
    expect((await call('POST', '/customers/erasure', { marketKey: 5, person })).body).toEqual({
      households: 1,
    })
    expect((await call('GET', at(1))).status).toBe(404)
    const asNow = ADA.replace('Quill', 'Quill-Reed').replace('12 Main', '14 Main')
    const { counts } = await bring(HEAD + ADA + asNow.replace('10024', '10030') + JOSE)
    expect(counts).toMatchObject({ households: 1, erased: 2 })
  })

  test('holds until a file names the customer again, who keeps their number [AUD-02]', async () => {
    const withoutNumbers = ALL.replaceAll(/^1002\d/gm, '')
    await bring(withoutNumbers)
    await correct(1, { lastName: 'Quill-Reed', line1: '14 Main St' })
    await bring(HEAD + JOSE.replace('10026', ''), undefined, 'MERGE')
    expect(await one(1)).toMatchObject({
      contact: { lastName: 'Quill-Reed', line1: '14 Main St' },
      corrected: { by: 'Test admin' },
    })
    const next = await bring(withoutNumbers)
    expect(next.counts).toMatchObject({ households: 3 })
    expect(await one(1)).toMatchObject({
      contact: { lastName: 'Quill', line1: '12 Main St' },
      corrected: null,
      source: { importKey: next.key },
    })
  })

  test('is not undone with an import that is [AUD-02]', async () => {
    const second = await bring(ALL)
    await correct(1, { lastName: 'Quill-Reed' })
    await call('PUT', `/customers/import/${second.key}/undo`)
    await vi.waitFor(async () => expect((await read(second.key)).state).toBe('UNDONE'), 10_000)
    expect((await one(1)).contact.lastName).toBe('Quill-Reed')
  })
})
