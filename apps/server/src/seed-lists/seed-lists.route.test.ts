import type { Permission } from '@marquee/rules/access'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { TREE, type PersonName } from '../testing/test-tree.ts'

const app = testApp({ seedRecipientLimit: 3 })

beforeEach(async () => {
  await app.owner.query('TRUNCATE seed_lists; TRUNCATE audit_log')
  await allow('CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER')
})

/** What dealers may do. */
const allow = (...permissions: Permission[]) =>
  app.owner.query(`UPDATE people SET permissions = $1 WHERE level = 'DEALER'`, [permissions])

type Answer = Awaited<ReturnType<typeof app.call>>

const LISTS = '/sample-recipient-list'
const person = (foreName: string, changes: object = {}) => ({
  foreName,
  surName: 'Quill',
  email: `${foreName.trim().toLowerCase()}@seeds.example`,
  address: {
    line1: '1 Main St',
    line2: '',
    city: 'Ann Arbor',
    countrySubdivision: { code: 'MI' },
    postalCode: '48104',
  },
  ...changes,
})

const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`
const names = ({ body }: Answer) => body.sampleRecipients.map(({ foreName }: any) => foreName)

const create = (body: object, as: PersonName = 'dealer', query = '') =>
  app.call(as, 'POST', `${LISTS}${query}`, body)
async function createdKey(...people: object[]): Promise<any> {
  const answer = await create({ name: 'Service team', sampleRecipients: people })
  expect(outcome(answer)).toBe('201')
  return answer.body
}
const read = (key: number, as: PersonName = 'dealer') => app.call(as, 'GET', `${LISTS}/${key}`)
const change = (key: number, body: object, as: PersonName = 'dealer') =>
  app.call(as, 'PUT', `${LISTS}/${key}`, body)
const put = (key: number, body: object) =>
  app.call('dealer', 'PUT', `${LISTS}/${key}/sample-recipient`, body)
const takeOff = (key: number, checksum: string) =>
  app.call('dealer', 'DELETE', `${LISTS}/${key}/sample-recipient/${checksum}`)

describe('lists of seed recipients', () => {
  test('are made for the market of the maker, sorted and tidied, with a checksum each [SEED-08, SEED-29, SEED-30, SEED-31, SEED-34]', async () => {
    const list = await createdKey(person('Zoe'), person('  Ada '))
    expect(list).toMatchObject({
      name: 'Service team',
      marketKey: TREE.dealer.key,
      limit: 3,
      version: 1,
      sampleRecipients: [
        { ...person('Ada'), checksum: expect.stringMatching(/^[0-9a-f]{16}$/), recipientCount: 1 },
        { foreName: 'Zoe' },
      ],
      can: { change: { ok: true } },
    })
    expect((await read(list.key)).body).toEqual(list)
  })

  test('are listed for just the requested market or brand, by name, with the limit [SEED-17, SEED-32, SEED-33]', async () => {
    await create({ name: 'second' })
    await create({ name: 'First' })
    const hierarchy = '?hierarchyId=HONDA'
    await create({ name: 'Of the brand' }, 'admin', hierarchy)
    const listed = async (as: PersonName, query = '') => {
      const { body } = await app.call(as, 'GET', `${LISTS}${query}`)
      expect(body.limit).toBe(3)
      return body.sampleRecipientLists.map(({ name }: any) => name)
    }
    expect(await listed('dealer')).toEqual(['First', 'second'])
    expect(await listed('admin', `?marketKey=${TREE.dealer.key}`)).toEqual(['First', 'second'])
    expect(await listed('admin', hierarchy)).toEqual(['Of the brand'])
    expect(await listed('dealer', hierarchy)).toEqual(['First', 'second'])
    expect(await listed('sibling')).toEqual([])
  })

  test('are made for the brand that is named, in one call with all recipients [SEED-34]', async () => {
    const ofBrand = { name: 'Of the brand', sampleRecipients: [person('Zoe'), person('Ada')] }
    const made = await create(ofBrand, 'admin', '?hierarchyId=HONDA')
    expect([made.status, made.body.marketKey]).toEqual([201, TREE.honda.key])
    const shown = await app.call('admin', 'GET', `${LISTS}/${made.body.key}`)
    const names = shown.body.sampleRecipients.map(({ foreName }: any) => foreName)
    expect(names).toEqual(['Ada', 'Zoe'])
  })

  test('of a metro market are those of the market that keeps its group [SEED-32]', async () => {
    const group = await app.call('districtAdmin', 'POST', '/market/group', { name: 'Metro' })
    const query = `?marketKey=${group.body.metroMarketKey}`
    const list = await create({ name: 'Of the district' }, 'districtAdmin', query)
    expect(list.body.marketKey).toBe(TREE.district.key)
    const reply = await app.call('districtAdmin', 'GET', `${LISTS}${query}`)
    expect(reply.body.sampleRecipientLists).toEqual([list.body])
    expect(outcome(await app.call('dealer', 'GET', `${LISTS}${query}`))).toBe('404 not-found')
  })

  test('have a name each, without regard to capitals; another market may use it too [SEED-31]', async () => {
    const { key } = await createdKey()
    expect(outcome(await create({ name: ' SERVICE team ' }))).toBe('409 seed-list.name-taken')
    expect(outcome(await create({ name: 'Service team' }, 'sibling'))).toBe('201')
    await create({ name: 'Other' })
    expect(outcome(await change(key, { name: 'OTHER' }))).toBe('409 seed-list.name-taken')
    expect(outcome(await change(key, { name: 'SERVICE TEAM' }))).toBe('200')
  })

  test('are as many as a selector can show', async () => {
    await app.owner.query(
      `INSERT INTO seed_lists (market_key, name, recipients, path)
       SELECT $1, 'List ' || n, '[]', $2 FROM generate_series(1, 50) n`,
      [TREE.dealer.key, TREE.dealer.path],
    )
    expect(outcome(await create({ name: 'One more' }))).toBe('409 seed-list.too-many')
  })

  test('are deleted, and are then not found [SEED-38]', async () => {
    const { key } = await createdKey(person('Ada'))
    const gone = await app.call('dealer', 'DELETE', `${LISTS}/${key}`)
    expect([outcome(gone), gone.body]).toEqual(['200', { key }])
    expect(outcome(await read(key))).toBe('404 not-found')
  })
})

describe('changing a whole list', () => {
  test('renames it and keeps its recipients, or takes those that are sent [SEED-35]', async () => {
    const list = await createdKey(person('Ada'), person('Bo'))
    expect(names(await change(list.key, { name: 'New name' }))).toEqual(['Ada', 'Bo'])
    const whole = await change(list.key, { ...list, version: 2, sampleRecipients: [person('Cy')] })
    expect([outcome(whole), names(whole), whole.body.version]).toEqual(['200', ['Cy'], 3])
  })

  test('is refused when another person saved in between; without a version it is not checked [SEED-35]', async () => {
    const { key } = await createdKey()
    await change(key, { name: 'By somebody else', version: 1 })
    const late = await change(key, { name: 'Late', version: 1 })
    expect(outcome(late)).toBe('409 seed-list.changed-meanwhile')
    expect((await read(key)).body.name).toBe('By somebody else')
    expect(outcome(await change(key, { name: 'Late' }))).toBe('200')
  })

  test('is refused with a person twice, or with more than the limit [SEED-12, SEED-17]', async () => {
    const { key } = await createdKey()
    const name = 'Service team'
    const twice = [person('Ada'), person(' ADA ')]
    const many = ['Ada', 'Bo', 'Cy', 'Di'].map((one) => person(one))
    expect(outcome(await change(key, { name, sampleRecipients: twice }))).toBe(
      '409 seed-list.duplicate',
    )
    const over = await change(key, { name, sampleRecipients: many })
    expect(outcome(over)).toBe('422 seed-list.over-limit')
    expect(over.body.details).toEqual({ limit: 3, remove: 1 })
    expect(names(await change(key, { name, sampleRecipients: many.slice(1) }))).toHaveLength(3)
  })

  test('is logged without any personal data [SEED-35]', async () => {
    const { key } = await createdKey(person('Ada'))
    await change(key, { name: 'New name', sampleRecipients: [person('Bo'), person('Cy')] })
    const { rows } = await app.owner.query('SELECT event, details FROM audit_log ORDER BY key')
    expect(rows).toEqual([
      {
        event: 'seed-list.created',
        details: { key, marketKey: TREE.dealer.key, recipients: 1 },
      },
      { event: 'seed-list.changed', details: { key, recipients: 2 } },
    ])
  })
})

describe('one recipient', () => {
  test('is added, and takes the place of the one whose checksum comes along [SEED-36]', async () => {
    const { key } = await createdKey(person('Bo'))
    const added = await put(key, person('Ada'))
    expect(names(added)).toEqual(['Ada', 'Bo'])
    const [ada] = added.body.sampleRecipients
    const changed = await put(key, { ...ada, foreName: 'Zoe' })
    expect(names(changed)).toEqual(['Bo', 'Zoe'])
    expect(changed.body.sampleRecipients[1].checksum).not.toBe(ada.checksum)
    expect(outcome(await put(key, { ...ada, foreName: 'Late' }))).toBe(
      '409 seed-list.changed-meanwhile',
    )
  })

  test('is refused twice and beyond the limit, also when two are added at once [SEED-11, SEED-17]', async () => {
    const { key } = await createdKey(person('Ada'), person('Bo'))
    expect(outcome(await put(key, person('ada')))).toBe('409 seed-list.duplicate')
    const both = await Promise.all([put(key, person('Cy')), put(key, person('Di'))])
    expect(both.map(outcome).sort()).toEqual(['200', '422 seed-list.over-limit'])
    expect(names(await read(key))).toHaveLength(3)
  })

  test('is taken off by its checksum; one that is not there is not found [SEED-37]', async () => {
    const { key, sampleRecipients } = await createdKey(person('Ada'), person('Bo'))
    const { checksum } = sampleRecipients[0]
    expect(names(await takeOff(key, checksum))).toEqual(['Bo'])
    expect(outcome(await takeOff(key, checksum))).toBe('404 not-found')
  })

  test('may leave a list that is longer than the limit is now, and none may join it [SEED-17]', async () => {
    const { key } = await createdKey(person('Ada'))
    const long = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((one) => person(one))
    await app.owner.query('UPDATE seed_lists SET recipients = $1', [JSON.stringify(long)])
    const [ada] = (await read(key)).body.sampleRecipients
    expect(outcome(await put(key, person('Flo')))).toBe('422 seed-list.over-limit')
    expect(outcome(await put(key, { ...ada, foreName: 'Ida' }))).toBe('200')
    const [first] = (await read(key)).body.sampleRecipients
    expect(names(await takeOff(key, first.checksum))).toHaveLength(4)
  })
})

describe('what a recipient may not be', () => {
  const inAddress = (change: object) => ({ address: { ...person('Ada').address, ...change } })
  test.each([
    ['nothing at all', { foreName: undefined, email: '' }, 'foreName', 'Required'],
    ['a name of 10,000 characters', { surName: 'x'.repeat(10_000) }, 'surName', 'Max characters'],
    ['41 emoji', { foreName: '🚗'.repeat(41) }, 'foreName', 'Max characters allowed: 40'],
    ['a line break', { foreName: 'Ada\r\nBcc: x@y.example' }, 'foreName', 'Invalid field'],
    ['an email in which a header hides', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email', ''],
    ['no email', { email: 'ada' }, 'email', 'Email must be valid.'],
    ['a sign that turns text around', { foreName: '\u202EAda' }, 'foreName', 'Invalid field'],
    ['an unknown state', inAddress({ countrySubdivision: { code: 'XX' } }), 'code', 'Choose one'],
    ['a ZIP with letters', inAddress({ postalCode: '4810a' }), 'postalCode', 'Invalid Zip format'],
  ])('%s [SEED-22, SEED-23, SEED-27, SEED-28]', async (_, changes, field, message) => {
    const { key } = await createdKey()
    const answer = await put(key, person('Ada', changes))
    expect(outcome(answer)).toBe('400 request.invalid')
    const [, text] = Object.entries(answer.body.fields).find(([place]) => place.endsWith(field))!
    expect(text).toContain(message)
    const whole = await change(key, { name: 'x', sampleRecipients: [person('Ada', changes)] })
    expect(outcome(whole)).toBe('400 request.invalid')
    expect(names(await read(key))).toEqual([])
  })

  test.each(['<script>alert(1)</script>', 'שרה', "O'Neill; DROP TABLE", '🚗'])(
    '%j is a name like any other, and comes back as it was [SEED-22]',
    async (name) => {
      const { key } = await createdKey()
      expect(names(await put(key, person('x', { foreName: name })))).toEqual([name])
      expect(names(await read(key))).toEqual([name])
    },
  )

  test.each([
    ['', 'Required'],
    ['   ', 'Required'],
    ['x'.repeat(61), 'Max characters allowed: 60'],
  ])('a list is not named %j [SEED-31]', async (name, message) => {
    const answer = await create({ name })
    expect(outcome(answer)).toBe('400 request.invalid')
    expect(answer.body.fields).toEqual({ 'body.name': message })
  })
})

test('people who only read campaigns read lists, with the reason why they change none [LVL-12]', async () => {
  const { key } = await createdKey(person('Ada'))
  await allow('CAN_READ_CAMPAIGNS')
  const answer = await read(key)
  expect(answer.body.can).toEqual({ change: { ok: false, reason: 'access.denied' } })
  expect(outcome(await change(key, { name: 'Mine' }))).toBe('403 access.denied')
  const { body } = await app.call('dealer', 'GET', LISTS)
  expect(body.can).toEqual({ create: { ok: false, reason: 'access.denied' } })
})

test.each([
  ['by the first release', {}],
  ['by a later release beside this one', { storedVersion: 1_000, fromLater: 'unknown here' }],
])('a list that was stored %s still opens, and is saved', async (_, added) => {
  const list = await createdKey()
  // What the first version stored of each person. This stays as it is, whatever comes.
  const stored = {
    foreName: 'Ada',
    surName: 'Quill',
    email: 'ada@seeds.example',
    address: {
      line1: '1 Main St',
      line2: '',
      city: 'Ann Arbor',
      countrySubdivision: { code: 'MI' },
      postalCode: '48104',
    },
  }
  await app.owner.query('UPDATE seed_lists SET recipients = $1', [
    JSON.stringify([{ ...stored, ...added }]),
  ])
  const opened = await read(list.key)
  expect(opened).toMatchObject({ status: 200, body: { sampleRecipients: [stored] } })
  expect(outcome(await put(list.key, person('Zoe')))).toBe('200')
  expect(names(await read(list.key))).toEqual(['Ada', 'Zoe'])
})
