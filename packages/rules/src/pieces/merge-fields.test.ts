import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import { fieldsOnPaper, filledTexts } from './merge-fields.rules.ts'
import type { PieceContent } from './piece-content.rules.ts'

const plain = { body: '', callToAction: '', disclaimer: '', subject: '', preheader: '' }
const coupon = { heading: '', offerTitle: '', offers: [], disclaimer: '', link: null }
const content = {
  texts: { headline: '', subhead: '', ...plain },
  dealer: { name: 'Lakeside Honda' },
  recipient: { firstName: 'Ada', vehicle: '2021 CR-V' },
  coupons: [
    { ...coupon, expires: '2027-05-31' as CalendarDate },
    { ...coupon, expires: '2027-04-30' as CalendarDate },
  ],
} as unknown as PieceContent

function headline(text: string, more: object = {}): string {
  return filledTexts({ ...content, ...more, texts: { ...content.texts, headline: text } }).headline
}

describe('merge fields of a text', () => {
  test.each([
    ['{{firstName}}, your {{vehicle}} is due', 'Ada, your 2021 CR-V is due'],
    ['{{ dealer }} until {{expiry}}', 'Lakeside Honda until the day on each coupon'],
    ['{{firstName}}{{firstName}}', 'AdaAda'],
    [
      '{{lastName}} {{constructor}} {firstName} {{}}',
      '{{lastName}} {{constructor}} {firstName} {{}}',
    ],
  ])('%s', (text, filled) => {
    expect(headline(text)).toBe(filled)
  })

  test('also take what was filled into the creative’s own fields, which name customers in turn and shadow nothing', () => {
    const values = { gift: 'a {{vehicle}}\nwash', firstName: 'Eve', toString: 'x' }
    expect(headline('{{firstName}}: {{gift}} {{toString}}', { values })).toBe(
      'Ada: a 2021 CR-V wash x',
    )
  })

  test('have words of their own where nothing is known', () => {
    const recipient = { firstName: ' ', vehicle: '' }
    expect(headline('{{firstName}}, your {{vehicle}}', { recipient, coupons: [] })).toBe(
      'Valued Customer, your vehicle',
    )
    expect(headline('by {{expiry}}', { coupons: [] })).toBe('')
    expect(headline('Welcome! Only by {{expiry}}.', { coupons: [] })).toBe('Welcome!')
  })

  test('of which a subject names one are read in an inbox, and not on the piece by themselves', () => {
    const field = (name: string, text: string) => ({
      name,
      label: name,
      text,
      picture: null,
      isRequired: true,
    })
    const filled = {
      ...content,
      texts: { ...content.texts, subject: '{{line}}' },
      values: { line: 'For your {{vehicle}}', gift: 'a pen' },
      fields: [field('line', 'For your {{vehicle}}'), field('gift', 'a pen')],
    }
    const { subject, body } = filledTexts(filled)
    expect([subject, body]).toEqual(['For your 2021 CR-V', 'gift: a pen'])
    expect(fieldsOnPaper(filled).map(({ name }) => name)).toEqual(['gift'])
    const both = { ...filled, texts: { ...filled.texts, headline: '{{line}}' } }
    expect(fieldsOnPaper(both).map(({ text }) => text)).toEqual(['For your 2021 CR-V', 'a pen'])
  })

  test('are filled once: a value that looks like a field, or like a pattern, stays as it is', () => {
    const recipient = { firstName: '{{vehicle}}', vehicle: '$& {{dealer}}\r\nBcc: all' }
    expect(headline('{{line}}', { recipient, values: { line: 'Hi {{firstName}}' } })).toBe(
      'Hi {{vehicle}}',
    )
    expect(headline('{{firstName}} {{vehicle}}', { recipient })).toBe(
      '{{vehicle}} $& {{dealer}} Bcc: all',
    )
  })
})
