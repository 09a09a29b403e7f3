import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp()

beforeEach(async () => {
  await app.owner.query(`TRUNCATE market_profiles, listing_attributes, audit_log CASCADE;
    UPDATE markets SET source_id = (200000 + key)::text, line1 = '5 Main St', city = 'Ann Arbor',
      state = 'MI', postal_code = '48104', web_address = NULL, phone_number = NULL WHERE type = 'DEALER';
    INSERT INTO listing_attributes (key, category, input_type, label, options, position, path)
    VALUES ('wifi', 'AMENITY', 'SINGLE_SELECT_DROPDOWN', 'Wi-Fi', '[{"value":"yes","label":"Yes"}]', 1, '1.2.'),
           ('hours', 'SERVICE', 'MULTI_SELECT_RADIO_GROUP', 'Open late',
            '[{"value":"mon","label":"Monday"},{"value":"tue","label":"Tuesday"}]', 2, '1.2.'),
           ('acura', 'AWARD', 'SINGLE_SELECT_DROPDOWN', 'Award', '[]', 1, '1.9.')`)
  await permit('dealer', 'CAN_UPDATE_MARKET_PROFILE')
  await permit('district', 'CAN_EDIT_RESTRICTED_MARKET_PROFILE')
})

type Answer = Awaited<ReturnType<typeof app.call>>

const permit = (name: PersonName, ...permissions: string[]) =>
  app.owner.query('UPDATE people SET permissions = $2 WHERE key = $1', [
    PEOPLE[name].key,
    permissions,
  ])
const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const read = (as: PersonName | null, market: number = TREE.dealer.key) =>
  app.call(as, 'GET', `/market/${market}/profile`)
const save = (as: PersonName | null, body: object) =>
  app.call(as, 'PUT', '/market/profile', { marketKey: TREE.dealer.key, ...body })

describe('a profile', () => {
  test('is empty at first, with what the market is known for and what it may say [PRF-01, PRF-03, PRF-09]', async () => {
    const { status, body } = await read('dealer')
    expect(status).toBe(200)
    expect(body).toEqual({
      marketKey: 5,
      name: 'Market dealer',
      hierarchyId: 'HONDA',
      type: 'DEALER',
      legalName: '',
      sourceId: { id: '200005' },
      webAddress: null,
      phoneNumber: null,
      addresses: [
        {
          line1: '5 Main St',
          city: 'Ann Arbor',
          postalCode: '48104',
          countrySubdivision: { code: 'MI' },
        },
      ],
      contact: { name: '', email: '', phone: '' },
      dealerNotes: '',
      openingHours: '',
      printedLine: '',
      logos: [],
      version: 1,
      attributes: [
        expect.objectContaining({ key: 'wifi', category: 'AMENITY', values: [] }),
        expect.objectContaining({ key: 'hours', inputType: 'MULTI_SELECT_RADIO_GROUP' }),
      ],
      can: {
        update: { ok: true },
        editRestricted: { ok: false, reason: 'access.denied' },
        uploadLogo: { ok: true },
      },
    })
  })

  test('is read by all people above it, and by none beside it [PRF-03, LVL-02]', async () => {
    expect(outcome(await read(null))).toBe('401 sign-in.required')
    for (const as of ['district', 'zone', 'national', 'admin'] as const) {
      expect(outcome(await read(as)), as).toBe('200')
    }
    for (const as of ['sibling', 'acuraDealer'] as const) {
      expect(outcome(await read(as)), as).toBe('404 not-found')
    }
    expect(outcome(await read('admin', 999))).toBe('404 not-found')
  })
})

describe('saving a profile', () => {
  test('takes it back whole, in its own words, and answers what it now is [PRF-04, API-04]', async () => {
    const { body } = await read('dealer')
    const answer = await save('dealer', {
      ...body,
      webAddress: ' https://lakeside.example ',
      phoneNumber: '(734) 555-0114',
      contact: { name: ' Dana ', email: 'dana@lakeside.example', phone: '+734-555-0115' },
      dealerNotes: 'Closed on Sundays.\nÄnderungen: 李小龍 🥋',
      openingHours: ' Mon–Fri 8–6 ',
      printedLine: ' Open Saturdays until 5. ',
      attributes: [{ ...body.attributes[1], values: ['tue', 'mon'] }],
    })
    expect(outcome(answer)).toBe('200')
    expect(answer.body).toMatchObject({
      webAddress: 'https://lakeside.example',
      phoneNumber: '7345550114',
      version: 2,
      contact: { name: 'Dana', email: 'dana@lakeside.example', phone: '7345550115' },
      dealerNotes: 'Closed on Sundays.\nÄnderungen: 李小龍 🥋',
      openingHours: 'Mon–Fri 8–6',
      printedLine: 'Open Saturdays until 5.',
    })
    expect(answer.body.attributes[1].values).toEqual(['tue', 'mon'])
    expect((await read('dealer')).body).toEqual(answer.body)
  })

  test('leaves alone what is not sent [PRF-04]', async () => {
    await save('dealer', { dealerNotes: 'One' })
    const { body } = await save('dealer', { phoneNumber: '7345550114' })
    expect(body).toMatchObject({ dealerNotes: 'One', phoneNumber: '7345550114', version: 3 })
  })

  test('of who the dealer is takes the restricted permission, and that one alone changes no more [PRF-08]', async () => {
    const address = {
      line1: '9 Elm St',
      city: 'Ypsilanti',
      postalCode: '48197',
      countrySubdivision: { code: 'MI' },
    }
    const who = { legalName: 'Lakeside LLC', sourceId: { id: '208114' }, addresses: [address] }
    for (const [field, value] of Object.entries(who)) {
      expect(outcome(await save('dealer', { [field]: value })), field).toBe(
        '403 market-profile.field-denied',
      )
    }
    const answer = await save('district', who)
    expect(answer.body).toMatchObject({ legalName: 'Lakeside LLC', sourceId: { id: '208114' } })
    expect(answer.body.addresses).toEqual([address])
    expect(outcome(await save('district', { dealerNotes: 'Hello' }))).toBe(
      '403 market-profile.field-denied',
    )
    // Sent along unchanged, a restricted field blocks no one.
    expect(outcome(await save('dealer', { ...who, dealerNotes: 'Hello' }))).toBe('200')
  })

  test('is for those who may, in whose scope it lies [PRF-04, LVL-12]', async () => {
    expect(outcome(await save(null, {}))).toBe('401 sign-in.required')
    expect(outcome(await save('national', {}))).toBe('403 access.denied')
    const away = { marketKey: TREE.sibling.key, dealerNotes: 'x' }
    expect(outcome(await save('dealer', away))).toBe('404 not-found')
  })

  test('refuses one that another person saved in between, ten times at once [PRF-04]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        save('dealer', { dealerNotes: `Note ${nth}`, version: 1 }),
      ),
    )
    expect(answers.map(outcome).sort()).toEqual([
      '200',
      ...Array<string>(9).fill('409 market-profile.changed-meanwhile'),
    ])
    const winner = answers.find(({ status }) => status === 200)
    expect((await read('dealer')).body.dealerNotes).toBe(winner?.body.dealerNotes)
  })

  test('refuses a dealer ID that another market of the brand has, also out of sight [PRF-08]', async () => {
    expect(outcome(await save('district', { sourceId: { id: '200008' } }))).toBe(
      '409 market-profile.source-id-taken',
    )
    expect(outcome(await save('district', { sourceId: { id: '200012' } }))).toBe('200')
  })

  test('refuses attributes and values that the brand does not offer [PRF-09]', async () => {
    for (const attribute of [
      { key: 'acura', values: [] },
      { key: 'wifi', values: ['no'] },
      { key: 'wifi', values: ['yes', 'yes'] },
    ]) {
      expect(outcome(await save('dealer', { attributes: [attribute] }))).toBe(
        '422 market-profile.attribute-unknown',
      )
    }
  })

  test.for<[string, object, string]>([
    [
      'body.webAddress',
      { webAddress: 'lakeside' },
      'Must be a web address that starts with http:// or https://',
    ],
    ['body.phoneNumber', { phoneNumber: '555' }, 'Must be 10 digits long'],
    [
      'body.contact.email',
      { contact: { name: '', email: 'dana@', phone: '' } },
      'Email must be valid.',
    ],
    ['body.dealerNotes', { dealerNotes: 'x'.repeat(2_001) }, 'Max characters allowed: 2000'],
    ['body.openingHours', { openingHours: 'x'.repeat(81) }, 'Max characters allowed: 80'],
    ['body.openingHours', { openingHours: 'Mon\n8–6' }, 'Invalid field characters.'],
    ['body.printedLine', { printedLine: 'x'.repeat(91) }, 'Max characters allowed: 90'],
    [
      'body.contact.name',
      { contact: { name: 'x'.repeat(51), email: '', phone: '' } },
      'Max characters allowed: 50',
    ],
  ])(
    '%s is refused where it cannot be, and nothing is saved [FRM-02, FRM-03, FRM-06, GRP-17]',
    async ([field, part, message]) => {
      const { status, body } = await save('dealer', part)
      expect([status, body.fields]).toEqual([400, { [field]: message }])
      expect((await read('dealer')).body.version).toBe(1)
    },
  )

  test('half an address is refused, none at all is not [FRM-09, FRM-04]', async () => {
    const half = {
      line1: '',
      city: 'Ann Arbor',
      countrySubdivision: { code: '' },
      postalCode: '481',
    }
    const { body } = await save('district', { addresses: [half] })
    expect(body.fields).toEqual({
      'body.addresses.0.line1': 'Incomplete Address',
      'body.addresses.0.postalCode': 'Invalid Zip format',
    })
    expect((await save('district', { addresses: [] })).body.addresses).toEqual([])
  })

  test('is written down by the names of the fields, without what is in them [PRF-04]', async () => {
    await save('dealer', { dealerNotes: 'Secret', contact: { name: 'Dana', email: '', phone: '' } })
    const { rows } = await app.owner.query('SELECT event, details FROM audit_log')
    expect(rows).toEqual([
      {
        event: 'market-profile.changed',
        details: { marketKey: 5, changed: ['contactName', 'dealerNotes'] },
      },
    ])
  })
})

test('the attributes of the chosen market come with what the screens need once [SIGN-06, SIGN-09]', async () => {
  await save('dealer', { attributes: [{ key: 'wifi', values: ['yes'] }] })
  const { body } = await app.call(
    'dealer',
    'GET',
    '/app-initialization?marketKey=5&hierarchyId=HONDA',
  )
  expect(body.marketProfileAttributes).toMatchObject([
    { key: 'wifi', category: 'AMENITY', inputType: 'SINGLE_SELECT_DROPDOWN', values: ['yes'] },
    { key: 'hours', values: [] },
  ])
  const elsewhere = await app.call('dealer', 'GET', '/app-initialization?marketKey=6')
  expect(elsewhere.body.marketProfileAttributes).toEqual([])
})
