import { readCsv } from '@marquee/rules/csv'
import { expect, test } from 'vitest'
import { customerImports } from '../testing/customer-imports.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'

const app = testApp()
const { call, read, bring } = customerImports(app)

const HEAD =
  'Last name,Note,Street address,ZIP,Email,Phone,Last visit,Do not email,Model,Model year\n'
const GOOD =
  'Reed,"a, b",2 Main St,48104,reed@customers.example,734-555-0102,01/31/2026,no,Civic,2020\n'
const BAD_EMAIL = 'Quill,=1+1,1 Main St,48104,quill at home,555,01/31/2026,no,Civic,1490\n'
const BAD_FLAG = 'Voss,,3 Main St,48104,voss@customers.example,,01/31/2026,perhaps,,\n'
const UNREACHABLE = 'Dent,,,,dent at home,,01/31/2026,no,,\n'
const HALF = 'Marsh,,4 Main St\n'
const FILE = HEAD + GOOD + BAD_EMAIL + BAD_FLAG + UNREACHABLE + HALF

const rowsOf = async (sql: string) => (await app.owner.query(sql)).rows
const rejectedRows = async (address: string) =>
  (await app.send({ method: 'GET', url: address })).body as unknown as string

test('a field that cannot be read costs the field, and the household where nothing is left to use [AUD-02]', async () => {
  const { key, counts } = await bring(FILE)
  expect(counts).toEqual({ rows: 5, households: 3, incomplete: 2, refused: 2, erased: 0 })
  const served = await rowsOf(
    'SELECT last_name, line1, email, phone, flags, vehicles FROM households ORDER BY last_name',
  )
  expect(served).toEqual([
    { last_name: 'Quill', line1: '1 Main St', email: null, phone: null, flags: 0, vehicles: [] },
    {
      last_name: 'Reed',
      line1: '2 Main St',
      email: 'reed@customers.example',
      phone: '7345550102',
      flags: 0,
      vehicles: [198],
    },
    {
      last_name: 'Voss',
      line1: '3 Main St',
      email: 'voss@customers.example',
      phone: null,
      flags: 1,
      vehicles: [],
    },
  ])
  expect((await read(key)).findings).toEqual([
    { costs: 'LINE', field: '', reason: 'Neither an email nor a whole address.', lines: 1 },
    { costs: 'LINE', field: '', reason: 'The line ends too early.', lines: 1 },
    { costs: 'LINE', field: 'Email', reason: 'Not an email address.', lines: 1 },
    { costs: 'FIELD', field: 'Email', reason: 'Not an email address.', lines: 1 },
    {
      costs: 'FIELD',
      field: 'Opted out of email',
      reason: 'Neither yes nor no. It counts as yes.',
      lines: 1,
    },
    { costs: 'FIELD', field: 'Phone', reason: 'Not a ten-digit phone number.', lines: 1 },
    { costs: 'FIELD', field: 'Vehicle year', reason: 'Not a model year.', lines: 1 },
  ])
})

test('rejected rows come as they were, with what to mend, and are mended and imported as an addition [AUD-02]', async () => {
  const first = await bring(FILE)
  const file = await rejectedRows(first.rejectedRows)
  const rows = readCsv(file, 1, true).rows.map(({ cells }) => cells)
  expect(rows.map(([line]) => line)).toEqual(['Line', '3', '4', '5', '6'])
  expect(rows[0]?.slice(2)).toEqual(HEAD.trim().split(','))
  expect(rows[1]?.slice(1, 4)).toEqual([
    'Email: Not an email address. Phone: Not a ten-digit phone number. Vehicle year: Not a model year.',
    'Quill',
    "'=1+1",
  ])
  expect(rows[3]?.slice(2)).toEqual(UNREACHABLE.trimEnd().split(','))

  const mended = file
    .replace('quill at home,555', 'quill@customers.example,734-555-0101')
    .replace('1490', '2020')
    .replace('perhaps', 'no')
    .replace('dent at home', 'dent@customers.example')
    .replace('Marsh,,4 Main St', 'Marsh,,4 Main St,48104,,,01/31/2026,,,')
  const second = await bring(mended, undefined, 'MERGE')
  expect(second.counts).toMatchObject({ rows: 4, households: 4, incomplete: 0, refused: 0 })
  const served = await rowsOf(
    `SELECT last_name, email, flags, vehicles FROM households h JOIN market_versions v
        ON v.market_key = h.market_key AND v.data_version = h.version ORDER BY 1`,
  )
  expect(served).toEqual([
    { last_name: 'Dent', email: 'dent@customers.example', flags: 0, vehicles: [] },
    { last_name: 'Marsh', email: null, flags: 0, vehicles: [] },
    { last_name: 'Quill', email: 'quill@customers.example', flags: 0, vehicles: [198] },
    { last_name: 'Reed', email: 'reed@customers.example', flags: 0, vehicles: [198] },
    { last_name: 'Voss', email: 'voss@customers.example', flags: 0, vehicles: [] },
  ])
})

test('rows that are mended only half come again with their headers once [AUD-02]', async () => {
  const first = await bring(FILE)
  const file = await rejectedRows(first.rejectedRows)
  const second = await bring(file.replace('1490', '2020'), undefined, 'MERGE')
  const again = readCsv(await rejectedRows(second.rejectedRows), 1, true).rows
  expect(again[0]?.cells).toEqual(['Line', 'What to mend', ...HEAD.trim().split(',')])
  expect(again).toHaveLength(5)
})

test('rejected rows of a person who is erased are not left, and none is stored after a week [AUD-14]', async () => {
  const { key, rejectedRows: address } = await bring(FILE)
  const person = { lastName: 'Quill', line1: '1 Main St', postalCode: '48104' }
  await call('POST', '/customers/erasure', { marketKey: TREE.dealer.key, person })
  await call('POST', '/customers/erasure', {
    marketKey: TREE.dealer.key,
    person: { email: 'VOSS@customers.example' },
  })
  expect(await rejectedRows(address)).not.toMatch(/quill|voss/i)
  // Those who come again are left out before anything of them is stored.
  const again = await bring(HEAD + GOOD + BAD_EMAIL.replace('01/31/2026', 'in spring'))
  expect(again.counts).toMatchObject({ rows: 2, households: 1, refused: 0, erased: 1 })
  await app.owner.query(
    `UPDATE customer_imports SET finished_at = now() - interval '8 days' WHERE key = $1`,
    [key],
  )
  await app.owner.query(`INSERT INTO jobs (kind, subject) VALUES ('look after customers', 0)`)
  await expect
    .poll(
      async () =>
        (await rowsOf(`SELECT FROM customer_rejected_lines WHERE import_key = ${key}`)).length,
      {
        timeout: 10_000,
      },
    )
    .toBe(0)
  expect(await rejectedRows((await read(key)).rejectedRows)).toContain('Not an email address.')
})
