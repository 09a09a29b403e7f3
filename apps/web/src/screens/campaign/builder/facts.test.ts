import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '@marquee/rules/calendar'
import { inHomeLines, piecePrices } from './facts.rules.ts'
import { known } from './testing/opened-step.ts'

const prices = [
  { option: 'EMAIL' as const, pricePerPiece: 400 },
  { option: 'DIRECT_MAIL' as const, pricePerPiece: 6900 },
]
const template = { ...known.template, priceBook: { ...known.template.priceBook, prices } }
const day = (text: string) => text as CalendarDate

describe('the price of a piece', () => {
  test('is told of the channels that are chosen, and of no others [GEN-06]', () => {
    expect(piecePrices({ template, fulfillmentChannels: ['EMAIL'] })).toMatch(/^Email \S+$/)
    expect(piecePrices({ template, fulfillmentChannels: [] }).split('\n')).toHaveLength(2)
  })
})

describe('the days in the homes', () => {
  const waves = {
    ...{ campaignStartDate: day('2026-12-30'), secondWave: true },
    deploymentDateTwo: day('2027-01-29'),
  }

  test('are told of both waves [DATE-02, DATE-05]', () => {
    const lines = inHomeLines({ ...waves, fulfillmentChannels: ['DIRECT_MAIL'] })
    expect(lines).toBe('01/04/2027 to 01/09/2027\n02/03/2027 to 02/08/2027')
  })

  test('are those of the first wave where there is no second [DATE-02]', () => {
    const first = { ...waves, secondWave: false, fulfillmentChannels: ['DIRECT_MAIL' as const] }
    expect(inHomeLines(first)).toBe('01/04/2027 to 01/09/2027')
  })

  test('are not told of an email, which is there at once', () => {
    expect(inHomeLines({ ...waves, fulfillmentChannels: ['EMAIL'] })).toBe(false)
  })
})
