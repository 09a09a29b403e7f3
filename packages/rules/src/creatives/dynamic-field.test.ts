import { dynamicField } from '@marquee/test-kit/creative'
import { describe, expect, test } from 'vitest'
import {
  dynamicFieldProblem,
  FIELD_TYPES,
  LABEL_POSITIONS,
  type DynamicField,
  type FieldValue,
} from './index.ts'

const field = (more: Partial<DynamicField>) => dynamicField({ label: 'Mileage', ...more })
const number = field({ type: 'NUMBER', min: 10, max: 500 })
const notWithin = 'Mileage must be an integer between 10 and 500'
const HASH = 'a'.repeat(64)

test('types of fields and places of labels are those of the specification [FRM-16, FRM-17]', () => {
  expect(FIELD_TYPES).toEqual([
    'STRING',
    'TEXT',
    'NUMBER',
    'SELECT',
    'DATE_TIME',
    'DATE_PICKER',
    'IMAGE',
    'REFERENCE',
    'CONSTANT',
    'CUSTOM',
    'LIST',
  ])
  expect(LABEL_POSITIONS).toEqual(['PANE', 'TOP_LABEL'])
})

describe('a required field', () => {
  test.for(FIELD_TYPES)(
    'of type %s says so when it is empty, blank or no list [CRE-09]',
    (type) => {
      const isFillable = type !== 'CONSTANT' && type !== 'REFERENCE'
      for (const value of ['', '  ', '\n', [], ['', ' ']]) {
        const problem = dynamicFieldProblem(
          field({ type, isRequired: true, min: 1, max: 2 }),
          value,
        )
        expect(problem).toBe(isFillable ? 'Mileage is a required field.' : undefined)
      }
    },
  )

  test('may be left empty where it is not required [CRE-09]', () => {
    for (const type of FIELD_TYPES) expect(dynamicFieldProblem(field({ type }), '')).toBeUndefined()
  })
})

test.for<[string, string | undefined]>([
  ['9', notWithin],
  ['10', undefined],
  ['11', undefined],
  ['499', undefined],
  ['500', undefined],
  ['501', notWithin],
  ['010', notWithin],
  ['0', notWithin],
  ['10.0', notWithin],
  ['10.', notWithin],
  ['1e2', notWithin],
  ['+20', notWithin],
  ['-20', notWithin],
  ['٢٠', notWithin],
  ['20 ', notWithin],
  ['9'.repeat(10_000), notWithin],
  ['<script>', notWithin],
])('a number of %s between 10 and 500: %s [CRE-10]', ([value, problem]) => {
  expect(dynamicFieldProblem(number, value)).toBe(problem)
})

test('zero and negative numbers are integers like any other [CRE-10]', () => {
  const signed = field({ type: 'NUMBER', min: -5, max: 5 })
  expect(['-5', '0', '5'].map((value) => dynamicFieldProblem(signed, value))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(
    ['-6', '-0', '00'].map((value) => dynamicFieldProblem(signed, value) === undefined),
  ).toEqual([false, false, false])
})

test.for(['STRING', 'TEXT', 'CUSTOM', 'LIST'] as const)(
  'a %s is limited by characters as people count them [CRE-11]',
  (type) => {
    const limited = field({ type, maxLength: 3, label: 'Title' })
    const tooLong = 'Title is limited to 3 characters.'
    expect(
      ['ab', 'abc', '🚗🚗🚗', 'שלו'].map((value) => dynamicFieldProblem(limited, value)),
    ).toEqual([undefined, undefined, undefined, undefined])
    for (const value of ['abcd', '🚗🚗🚗🚗', 'x'.repeat(10_000)]) {
      expect(dynamicFieldProblem(limited, value)).toBe(tooLong)
    }
  },
)

describe('a pattern', () => {
  const plate = field({ pattern: '[A-Z]{3}-\\d{4}', errorMessage: 'Write it as ABC-1234.' })

  test.for<[string, string | undefined]>([
    ['ABC-1234', undefined],
    ['ABC-12345', 'Write it as ABC-1234.'],
    ['xABC-1234', 'Write it as ABC-1234.'],
    ['ABC-1234\n', 'Write it as ABC-1234.'],
    ['{{firstName}}', 'Write it as ABC-1234.'],
  ])('is held against the whole of %j [CRE-12]', ([value, problem]) => {
    expect(dynamicFieldProblem(plate, value)).toBe(problem)
  })

  test('that is none, or could take for ever, lets nothing through [CRE-12]', () => {
    for (const pattern of ['[', '(a+)+', '(a|a)*', String.raw`(a)\1`, 'a*b*c*d', 'x'.repeat(201)]) {
      const broken = field({ pattern, errorMessage: 'No.' })
      expect(dynamicFieldProblem(broken, 'a'.repeat(1_000)), pattern).toBe('No.')
    }
  })
})

test.for(['STRING', 'TEXT', 'CUSTOM', 'LIST'] as const)(
  'a %s may name the customer in turn, and nothing else in braces [CRE-09]',
  (type) => {
    const line = field({ type, label: 'Subject line' })
    expect(dynamicFieldProblem(line, '{{firstName}}, {{ vehicle }} at {{dealer}}')).toBeUndefined()
    expect(dynamicFieldProblem(line, 'Dear {{name}}')).toBe(
      '“{{name}}” is not a field. The fields are {{firstName}}, {{vehicle}}, {{dealer}}.',
    )
    // When a coupon ends is for the author to say, who knows where it stands.
    expect(dynamicFieldProblem(line, 'Until {{expiry}}')).toContain('is not a field')
    expect(dynamicFieldProblem(line, 'Hi {firstName}')).toContain('printed as it is typed')
  },
)

test.for<[Partial<DynamicField>, FieldValue, boolean]>([
  [{ type: 'SELECT', options: [{ value: 'a', label: 'A' }] }, 'a', true],
  [{ type: 'SELECT', options: [{ value: 'a', label: 'A' }] }, 'b', false],
  [{ type: 'DATE_PICKER' }, '2027-02-28', true],
  [{ type: 'DATE_PICKER' }, '2027-02-29', false],
  [{ type: 'DATE_TIME' }, '2027-02-28T23:59', true],
  [{ type: 'DATE_TIME' }, '2027-02-28T24:00', false],
  [{ type: 'DATE_TIME' }, '2027-02-28', false],
  [{ type: 'IMAGE' }, HASH, true],
  [{ type: 'IMAGE' }, 'javascript:alert(1)', false],
  [{ type: 'LIST', maxLength: 5 }, ['one', 'two'], true],
  [{ type: 'LIST', maxLength: 5 }, ['one', 'eleven'], false],
  [{ type: 'STRING' }, ['one', 'two'], false],
  [{ type: 'CONSTANT', value: 'x' }, 'anything', true],
  [{ type: 'REFERENCE', value: 'y' }, 'anything', true],
])('%j takes %j: %s [FRM-16]', ([overrides, value, isFine]) => {
  expect(dynamicFieldProblem(field(overrides), value) === undefined).toBe(isFine)
})
