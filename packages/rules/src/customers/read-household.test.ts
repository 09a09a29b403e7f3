import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import {
  checkMapping,
  guessMapping,
  householdsBy,
  IMPORT_FIELDS,
  mayReplace,
  rejectedRowsFile,
  type ImportField,
} from './index.ts'

const FIELDS = [
  'lastName',
  'line1',
  'postalCode',
  'email',
  'phone',
  'lastVisitOn',
  'visits',
  'mileage',
  'emailOptOut',
  'state',
  'vehicle1Model',
  'vehicle1Year',
  'vehicle1Vin',
  'firstVisitOn',
] as const satisfies ImportField[]
const GOOD: Record<(typeof FIELDS)[number], string> = {
  lastName: 'Quill',
  line1: '12 Main St',
  postalCode: '48104',
  email: 'ada@customers.example',
  phone: '(734) 555-0100',
  lastVisitOn: '06/30/2026',
  visits: '3',
  mileage: '42,000',
  emailOptOut: 'N',
  state: 'Michigan',
  vehicle1Model: 'civic',
  vehicle1Year: '2020',
  vehicle1Vin: '1HGBH41JXMN109186',
  firstVisitOn: '2020-01-31',
}
const on = {
  mapping: Object.fromEntries(FIELDS.map((field, at) => [field, at])),
  columns: FIELDS.length,
  today: '2026-06-30' as CalendarDate,
  modelCode: (model: string) => (model.toLowerCase() === 'civic' ? 1 : undefined),
}
const cellsOf = (changed: Partial<typeof GOOD>) => Object.values({ ...GOOD, ...changed })
const read = (changed: Partial<typeof GOOD> = {}) =>
  householdsBy(on)({ line: 7, cells: cellsOf(changed) })
const problems = (changed: Partial<typeof GOOD>) => {
  const found = read(changed)
  const wrong = 'rejections' in found ? found.rejections : found.dropped
  return wrong.map(({ field, reason }) => `${field} ${reason}`)
}
const isRefused = (changed: Partial<typeof GOOD>) => 'rejections' in read(changed)

describe('a line of a file', () => {
  test('gives a household [AUD-02]', () => {
    expect(read()).toMatchObject({
      household: {
        lastName: 'Quill',
        postalCode: '48104',
        state: 'MI',
        phone: '7345550100',
        mileage: 42_000,
        lastVisitOn: '2026-06-30',
        firstVisitOn: '2020-01-31',
        visits: 3,
        flags: 0,
        vehicles: [{ modelCode: 1, year: 2020, vin: '1HGBH41JXMN109186' }],
      },
    })
  })

  test.for<[string, Partial<typeof GOOD>, string]>([
    ['no email', { email: 'ada at home' }, 'email row.email'],
    ['a formula for an email', { email: '=HYPERLINK("x")' }, 'email row.email'],
    ['no phone', { phone: '555-0100' }, 'phone row.phone'],
    ['no ZIP code beside an email', { postalCode: '4810A' }, 'postalCode row.zip'],
    ['a state that there is not', { state: 'ZZ' }, 'state row.state'],
    ['mileage below nothing', { mileage: '-5' }, 'mileage row.number'],
    ['no VIN', { vehicle1Vin: '1HGBH41JXMN10918O' }, 'vehicle1Vin row.vin'],
    ['no year', { vehicle1Year: '1949' }, 'vehicle1Year row.year'],
    [
      'visits the wrong way round',
      { firstVisitOn: '2026-06-30', lastVisitOn: '2026-06-29' },
      'firstVisitOn row.visits-order',
    ],
  ])('with %s is a household without it [AUD-02]', ([, changed, problem]) => {
    expect(problems(changed)).toEqual([problem])
    expect(isRefused(changed)).toBe(false)
    const [field] = problem.split(' ') as [string]
    const found = read(changed)
    const left = 'household' in found ? { ...found.household, ...found.household.vehicles[0] } : {}
    const name = { vehicle1Vin: 'vin', vehicle1Year: 'year' }[field] ?? field
    expect(left).toHaveProperty('lastName', 'Quill')
    expect(Object.entries(left).find(([key]) => key === name)?.[1] || undefined).toBeUndefined()
  })

  test('whose opt-out cannot be read is left alone by that channel [AUD-02]', () => {
    const changed = { emailOptOut: 'perhaps' }
    expect(problems(changed)).toEqual(['emailOptOut row.yes-no'])
    expect(read(changed)).toMatchObject({ household: { flags: 1, email: GOOD.email } })
  })

  test.for<[string, Partial<typeof GOOD>, string[]]>([
    ['no name', { lastName: ' ' }, ['lastName row.required']],
    ['no way to reach them', { email: '', line1: '' }, [' row.unreachable']],
    ['a bad email alone', { email: 'x', line1: '' }, ['email row.email', ' row.unreachable']],
    [
      'a bad ZIP code and no email',
      { email: '', postalCode: '4810A' },
      ['postalCode row.zip', ' row.unreachable'],
    ],
    ['no day', { lastVisitOn: '', firstVisitOn: '' }, [' row.no-day']],
    [
      'a day that there is not',
      { lastVisitOn: '02/30/2026' },
      ['lastVisitOn row.date', ' row.no-day'],
    ],
    ['a day to come', { lastVisitOn: '07/01/2026' }, ['lastVisitOn row.date-ahead', ' row.no-day']],
    ['characters that are none', { lastName: 'Qu\ufffdll' }, [' row.unreadable']],
    ['a name without end', { lastName: 'x'.repeat(121) }, ['lastName row.too-long']],
  ])('with %s is refused, with all that is wrong with it [AUD-02]', ([, changed, found]) => {
    expect(problems(changed)).toEqual(found)
    expect(isRefused(changed)).toBe(true)
  })

  test('is refused when it is half, or more than a line [AUD-02]', () => {
    const shape = (cells: string[]) => householdsBy(on)({ line: 2, cells })
    expect(shape(cellsOf({}).slice(0, 5))).toEqual({
      rejections: [{ line: 2, field: '', reason: 'row.cells-missing' }],
      of: undefined,
    })
    expect(shape([...cellsOf({}), 'more'])).toMatchObject({
      rejections: [{ reason: 'row.cells-more' }],
    })
    expect(shape([...cellsOf({}), '', ' '])).toHaveProperty('household')
  })

  test('is unreadable with any control but tabs and line ends, and with no other letter [AUD-02]', () => {
    const wrong = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).filter(
      (letter) => {
        const isUnreadable = problems({ lastName: `Qu${letter}ll` }).includes(' row.unreadable')
        const isControl = /\p{Cc}/u.test(letter) && !/[\t\n\v\f\r]/.test(letter)
        return isUnreadable !== (isControl || letter === '\ufffd')
      },
    )
    expect(wrong).toEqual([])
    expect(problems({ lastName: 'Qu👋ll' })).toEqual([])
  })

  test('reads a day that stood before, and one that lies ahead, alike each time [AUD-02]', () => {
    const readRow = householdsBy(on)
    const days = ['06/30/2026', '07/01/2026', '2026-06-30 10:00', '06/30/2026', '07/01/2026', 'x']
    const found = days.map((lastVisitOn, line) =>
      readRow({ line, cells: cellsOf({ lastVisitOn, firstVisitOn: '' }) }),
    )
    const shown = found.map((one) =>
      'household' in one ? one.household.lastVisitOn : one.rejections[0]?.reason,
    )
    const good = '2026-06-30'
    const ahead = 'row.date-ahead'
    expect(shown).toEqual([good, ahead, good, good, ahead, 'row.date'])
  })

  test('keeps a formula as the text it is, and leaves out other brands [AUD-02]', () => {
    expect(read({ lastName: '=1+1' })).toMatchObject({ household: { lastName: '=1+1' } })
    expect(read({ vehicle1Model: 'Corolla' })).toMatchObject({ household: { vehicles: [] } })
    expect(read({ postalCode: '2138' })).toMatchObject({ household: { postalCode: '02138' } })
  })

  test('with any content is a household or a list of reasons [AUD-02]', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 16 }), (cells) => {
        const found = householdsBy(on)({ line: 1, cells })
        expect('household' in found || found.rejections.length > 0).toBe(true)
      }),
    )
  })
})

describe('the columns', () => {
  test('are guessed by what dealers call them, each once [AUD-02]', () => {
    const headers = [
      'Cust #',
      'LAST NAME',
      'First_Name',
      'Zip',
      'E-mail',
      'Last RO Date',
      'Model',
      'Model Year',
      '2nd Vehicle',
      'Vehicle2 Model',
      'VIN',
      'Do Not Mail',
    ]
    expect(guessMapping(headers)).toEqual({
      lastName: 1,
      firstName: 2,
      postalCode: 3,
      email: 4,
      lastVisitOn: 5,
      mailOptOut: 11,
      vehicle1Model: 6,
      vehicle1Year: 7,
      vehicle2Model: 9,
      vehicle1Vin: 10,
    })
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Email', 'Last name', 'ZIP', 'State', 'Model', 'x')),
        (headers) => {
          const columns = Object.values(guessMapping(headers))
          expect(new Set(columns).size).toBe(columns.length)
        },
      ),
    )
  })

  test('are refused where no person could be found by them [AUD-02]', () => {
    const reason = (mapping: Partial<Record<ImportField, number>>) => {
      const checked = checkMapping(mapping, 5)
      return checked.ok ? 'ok' : checked.reason
    }
    expect(reason({ lastName: 0, email: 1, lastVisitOn: 2 })).toBe('ok')
    expect(reason({ lastName: 0, line1: 1, postalCode: 3, purchasedOn: 2 })).toBe('ok')
    expect(reason({ lastName: 0, line1: 1, lastVisitOn: 2 })).toBe('customers.fields-needed')
    expect(reason({ lastName: 0, email: 1 })).toBe('customers.days-needed')
    expect(reason({ lastName: 0, email: 0, lastVisitOn: 2 })).toBe('customers.column-twice')
    expect(reason({ lastName: 0, email: 5, lastVisitOn: 2 })).toBe('customers.column-missing')
    expect(new Set(IMPORT_FIELDS).size).toBe(IMPORT_FIELDS.length)
  })
})

test('a file that is mostly unusable replaces nothing [AUD-02]', () => {
  const counts = { rows: 10, households: 5, refused: 5, erased: 0 }
  expect(mayReplace(counts).ok).toBe(true)
  expect(mayReplace({ ...counts, refused: 6, households: 4 })).toMatchObject({
    reason: 'customers.too-many-refused',
  })
  expect(mayReplace({ ...counts, households: 0 })).toMatchObject({
    reason: 'customers.nothing-usable',
  })
})

test('rejected rows come as they were, with what to mend in front, once [AUD-02]', () => {
  const wrong = [
    { line: 3, field: 'email', reason: 'row.email' },
    { line: 3, field: 'phone', reason: 'row.phone' },
    { line: 9, field: '', reason: 'row.cells-missing' },
  ]
  const rows =
    '3,Email: Not an email address. Phone: Not a ten-digit phone number.,Quill,x\r\n' +
    '9,The line ends too early.,Reed\r\n'
  const lines = [
    { line: 1, cells: ['Last', 'Email'] },
    { line: 3, cells: ['Quill', 'x'] },
    { line: 9, cells: ['Reed'] },
  ]
  expect(rejectedRowsFile(wrong, lines)).toBe(`\uFEFFLine,What to mend,Last,Email\r\n${rows}`)
  const again = lines.map(({ line, cells }) => {
    return { line, cells: line === 1 ? ['Line', 'What to mend', ...cells] : ['7', 'x', ...cells] }
  })
  expect(rejectedRowsFile(wrong, again)).toBe(`\uFEFFLine,What to mend,Last,Email\r\n${rows}`)
  expect(rejectedRowsFile(wrong.slice(2), [])).toBe(
    '\uFEFFLine,What to mend\r\n9,The line ends too early.\r\n',
  )
})
