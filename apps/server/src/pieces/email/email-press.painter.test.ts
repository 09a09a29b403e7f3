import { EMAIL_DESIGNS, nameOf, sampleContent, type PieceContent } from '@marquee/rules/pieces'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paintEmail } from './email.painter.tsx'
import { emailPress, type Addressed } from './email-press.painter.ts'

const publicUrl = 'https://marquee.example'
const picture = (hash: string) => `${publicUrl}/api/image/${hash}`
const CODES = ['7KQ2XW9M4TBHPZ3C', '0123456789ABCDEF', 'ZZZZZZZZZZZZZZZZ']

const sample = sampleContent('HONDA', 3, null)
const texts: PieceContent['texts'] = {
  ...sample.texts,
  headline: '{{firstName}}, spring is here',
  subhead: 'Your {{vehicle}} will like it.',
  subject: '{{firstName}}: $20 off for your {{vehicle}}',
  preheader: 'For {{firstName}}',
}

/** As it is painted for this recipient alone. */
function alone(
  design: (typeof EMAIL_DESIGNS)[number]['key'],
  content: PieceContent,
  to: Addressed,
) {
  const recipient = { ...content.recipient, firstName: to.firstName, vehicle: to.vehicle }
  const coupons = content.coupons.map((coupon, at) => ({
    ...coupon,
    link: `${publicUrl}/r/${to.codes[at]}`,
  }))
  const { unsubscribe } = to
  return paintEmail(design, { ...content, recipient, coupons }, { picture, unsubscribe })
}

const names = fc.oneof(
  fc.constantFrom(
    '',
    'Ada',
    "O'Brien",
    'Ana María',
    'Jean-Luc',
    'www.evil.com',
    'A & B',
    '<b>x</b>',
    '7up',
  ),
  fc.constantFrom(
    'Ω',
    'J.R.',
    'bob@evil.com',
    ' Ada\n',
    'x'.repeat(29),
    'x'.repeat(30),
    '{{dealer}}',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const vehicles = fc.oneof(
  fc.constantFrom('', '2021 CR-V', '1999 Accord', 'Civic', '20.com', '2020 "Fit"', '9'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const recipients = fc.record({ firstName: names, vehicle: vehicles })

describe.each(EMAIL_DESIGNS.map(({ key }) => key))('an email of the design %s', (design) => {
  test('for many is, sign by sign, as it would be painted for each', () => {
    const content = { ...sample, texts }
    const press = emailPress({ design, content, picture, publicUrl })
    fc.assert(
      fc.property(recipients, fc.nat(999), (recipient, nth) => {
        const unsubscribe = `${publicUrl}/unsubscribe/${nth}`
        const to = { ...recipient, unsubscribe, codes: CODES }
        expect(press(to)).toEqual(alone(design, content, to))
      }),
      { numRuns: 60 },
    )
  })
})

test('where the length of a name decides whether the words are a list, each is painted for itself', () => {
  const body = ['{{firstName}} gets thirty points of the inspection for free', 'Two', 'Three'].join(
    '\n',
  )
  const content = { ...sample, texts: { ...texts, body } }
  const press = emailPress({ design: 'email-letter', content, picture, publicUrl })
  for (const firstName of ['Al', 'Maximiliana Theodora']) {
    const to = { firstName, vehicle: '', unsubscribe: `${publicUrl}/unsubscribe/1`, codes: CODES }
    expect(press(to)).toEqual(alone('email-letter', content, to))
  }
  expect(nameOf({ firstName: 'Al' })).toBe('Al')
})
