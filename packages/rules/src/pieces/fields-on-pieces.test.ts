import { dynamicField } from '@marquee/test-kit/creative'
import { describe, expect, test } from 'vitest'
import { fieldsOnPiece, sampleFields, type DynamicField } from '../creatives/index.ts'
import {
  DESIGNS,
  designOf,
  filledTexts,
  preflight,
  sampleContent,
  unprintedFields,
  type Design,
  type PieceContent,
} from './index.ts'

const field = (more: Partial<DynamicField>) => dynamicField({ isRequired: true, ...more })

const FIELDS = [
  field({ name: 'event', label: 'Event', type: 'STRING' }),
  field({ name: 'begins', label: 'Begins', type: 'DATE_TIME' }),
  field({ name: 'until', label: 'Answer by', type: 'DATE_PICKER' }),
  field({ name: 'seats', label: 'Seats', type: 'NUMBER' }),
  field({ name: 'phone', label: 'Phone', type: 'CUSTOM' }),
  field({
    name: 'food',
    label: 'We serve',
    type: 'SELECT',
    options: [{ value: 'grill', label: 'From the grill' }],
  }),
  field({ name: 'shown', label: 'On show', type: 'LIST' }),
]
const VALUES = {
  event: 'Winter evening',
  begins: '2027-12-03T18:30',
  until: '2027-11-26',
  seats: '60',
  phone: '608-555-0142',
  food: 'grill',
  shown: 'Pilot\nOdyssey',
}
const PRINTED = [
  'Winter evening',
  'Friday, December 3, 2027, 6:30 PM',
  'Friday, November 26, 2027',
  '60',
  '608-555-0142',
  'From the grill',
  'Pilot, Odyssey',
]
const SIZES = new Map([
  ['photo', { width: 3600, height: 3300 }],
  ['logo', { width: 900, height: 400 }],
])

const withFields = (design: Design, texts: Partial<PieceContent['texts']> = {}, count = 0) => {
  const sample = sampleContent('HONDA', count, design.photo ? 'photo' : null, 'logo')
  return { ...sample, ...fieldsOnPiece(FIELDS, VALUES), texts: { ...sample.texts, ...texts } }
}

describe('what was filled into a creative', () => {
  test('is printed as customers read it: a day in words, and the label of what was chosen [CRE-09]', () => {
    expect(fieldsOnPiece(FIELDS, VALUES).fields.map(({ text }) => text)).toEqual(PRINTED)
  })

  test('follows the body where no text names it, and stands there alone where one does [CRE-09]', () => {
    const design = designOf('dealer-letter') as Design
    const { subhead, body } = filledTexts(
      withFields(design, { subhead: 'Come to our {{event}}', body: 'Welcome.' }),
    )
    expect(subhead).toBe('Come to our Winter evening')
    expect(body.split('\n').slice(0, 2)).toEqual([
      'Welcome.',
      'Begins: Friday, December 3, 2027, 6:30 PM',
    ])
    expect(body).not.toContain('Event')
  })

  test('stands on an invitation line by line, all of it readable, with each number of coupons [CRE-09]', () => {
    const design = designOf('invitation') as Design
    for (const count of design.coupons) {
      const content = withFields(design, {}, count)
      const pages = design.lay(content)
      expect(preflight(pages, SIZES, content.fields)).toEqual([])
      const front = pages[0]?.marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : []))
      for (const text of PRINTED) expect(front).toContain(text)
    }
  })
})

describe.for(DESIGNS)('the design $key', (design) => {
  test('prints each required field, or does not pass preflight [CRE-09]', () => {
    for (const count of design.coupons) {
      const content = withFields(design, {}, count)
      const pages = design.lay(content)
      const missing = unprintedFields(pages, content.fields).map(({ label }) => label)
      const found = preflight(pages, SIZES, content.fields)
        .filter(({ reason }) => reason === 'preflight.field-missing')
        .map(({ what }) => what)
      expect(found).toEqual(missing)
      const all = pages.flatMap(({ marks }) =>
        marks.map((mark) => ('text' in mark ? mark.text : '')),
      )
      const squashed = all.join('').replaceAll(/\s/g, '').toLowerCase()
      const printed = content.fields.filter(({ label }) => !missing.includes(label))
      for (const { text } of printed) {
        expect(squashed).toContain(text.replaceAll(/\s/g, '').toLowerCase())
      }
    }
  })
})

test('a design that shows no body leaves out what only stands there, and says so [CRE-09]', () => {
  const bare: Design = { ...(designOf('invitation') as Design), lay: () => [] }
  const { fields } = sampleFields(FIELDS)
  expect(preflight(bare.lay(withFields(bare)), SIZES, fields).map(({ what }) => what)).toEqual([
    'Event',
    'Begins',
    'Answer by',
    'Seats',
    'Phone',
    'We serve',
    'On show',
  ])
})
