import { describe, expect, test } from 'vitest'
import { incompleteSeeds, seedListNameProblem, seedProblems, type SeedPerson } from './index.ts'

const BOTH = { email: true, directMail: true }
const EMAIL = { email: true, directMail: false }
const MAIL = { email: false, directMail: true }

const empty: SeedPerson = {
  foreName: '',
  surName: '',
  email: '',
  address: { line1: '', line2: '', city: '', countrySubdivision: { code: '' }, postalCode: '' },
}
const ada: SeedPerson = {
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
const inAddress = (change: Partial<SeedPerson['address']>): SeedPerson => ({
  ...ada,
  address: { ...ada.address, ...change },
})

const ADDRESS = {
  'address.line1': 'Required',
  'address.city': 'Required',
  'address.countrySubdivision.code': 'Required',
  'address.postalCode': 'Required',
}
const NAMES = { foreName: 'Required', surName: 'Required' }

test('what is needed depends on the channels in use; line 2 never is [SEED-20, SEED-21, SEED-25, SEED-28]', () => {
  expect(seedProblems(empty, EMAIL)).toEqual({ ...NAMES, email: 'Required' })
  expect(seedProblems(empty, MAIL)).toEqual({ ...NAMES, ...ADDRESS })
  expect(seedProblems(empty, BOTH)).toEqual({ ...NAMES, email: 'Required', ...ADDRESS })
  expect(seedProblems(ada, BOTH)).toEqual({})
})

const most = (count: number) => `Max characters allowed: ${count}`

describe('each field', () => {
  test.each([
    ['a first name of 40', { ...ada, foreName: 'x'.repeat(40) }, {}],
    ['a first name of 41', { ...ada, foreName: 'x'.repeat(41) }, { foreName: most(40) }],
    ['40 emoji and blanks around', { ...ada, foreName: ` ${'🚗'.repeat(40)} ` }, {}],
    ['a last name of 41', { ...ada, surName: 'x'.repeat(41) }, { surName: most(40) }],
    ['a blank last name', { ...ada, surName: '   ' }, { surName: 'Required' }],
    ['an email without a host', { ...ada, email: 'ada@' }, { email: 'Email must be valid.' }],
    ['line 1 of 40', inAddress({ line1: 'x'.repeat(40) }), {}],
    ['line 1 of 41', inAddress({ line1: 'x'.repeat(41) }), { 'address.line1': most(40) }],
    ['line 2 of 41', inAddress({ line2: 'x'.repeat(41) }), { 'address.line2': most(40) }],
    ['a city of 50', inAddress({ city: 'x'.repeat(50) }), {}],
    ['a city of 51', inAddress({ city: 'x'.repeat(51) }), { 'address.city': most(50) }],
    [
      'an unknown state',
      inAddress({ countrySubdivision: { code: 'XX' } }),
      { 'address.countrySubdivision.code': 'Choose one of the states.' },
    ],
    [
      'a ZIP of four digits',
      inAddress({ postalCode: '4810' }),
      { 'address.postalCode': 'Invalid Zip format' },
    ],
  ])(
    '%s [SEED-22, SEED-23, SEED-24, SEED-25, SEED-26, SEED-27, SEED-28, CONST-01, CONST-02, CONST-03]',
    (_, person, problems) => {
      expect(seedProblems(person, BOTH)).toEqual(problems)
    },
  )
})

test('what a channel that is not used would need is not judged [SEED-21]', () => {
  expect(seedProblems({ ...ada, email: 'x' }, MAIL)).toEqual({})
  expect(seedProblems(inAddress({ postalCode: 'x' }), EMAIL)).toEqual({})
  expect(incompleteSeeds([ada, { ...ada, email: '' }], EMAIL)).toEqual([{ ...ada, email: '' }])
})

test.each([
  ['Quality team', undefined],
  [' ', 'Required'],
  ['x'.repeat(60), undefined],
  ['x'.repeat(61), most(60)],
])('a list named %j: %s [SEED-31]', (name, problem) => {
  expect(seedListNameProblem(name)).toBe(problem)
})
