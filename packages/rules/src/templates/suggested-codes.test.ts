import { describe, expect, test } from 'vitest'
import { NONE_TAKEN, suggestedCodes } from './index.ts'

const codes = (creativeCode: string, eventCode: string, letterCode = '') => ({
  creativeCode,
  eventCode,
  letterCode,
})
const suggest = (
  name: string,
  creativeTemplates: ReturnType<typeof codes>[] = [],
  step = '1',
  taken = NONE_TAKEN,
) => suggestedCodes({ name, creativeTemplates }, { step, year: 2026, taken })

describe('codes that are suggested', () => {
  test.each([
    ['Winter ready', 'WR26-1A', 'WR26', 'LWR26-1A'],
    ['Spring: the first 10 days of the open road', 'STF1DO26-1A', 'STF1DO26', 'LSTF1DO26-1A'],
    ['  ', '', '', ''],
    ['Überraschung', 'B26-1A', 'B26', 'LB26-1A'],
  ])('begin with the initials of “%s” and the year [TPL-19, TPL-20]', (name, ...expected) => {
    const { creativeCode, eventCode, letterCode } = suggest(name)
    expect([creativeCode, eventCode, letterCode]).toEqual(expected)
  })

  test('keep the event of the others, and are none that the template has [TPL-19, TPL-20]', () => {
    const others = [codes('EV-1A', 'EV', 'LEV-1A'), codes('x', ' EV '), codes('y', '', 'lev-1b')]
    expect(suggest('Winter ready', others)).toEqual(codes('EV-1C', 'EV', 'LEV-1C'))
    expect(suggest('Winter ready', others, '2').creativeCode).toBe('EV-2A')
  })

  test('are none that another template of the brand has [TPL-19, TPL-20]', () => {
    const taken = { CREATIVE: new Set(['wr26-1a']), LETTER: new Set(['lwr26-1b']) }
    expect(suggest('Winter ready', [], '1', taken)).toEqual(codes('WR26-1C', 'WR26', 'LWR26-1C'))
  })

  test('are left out where they would be too long', () => {
    const long = 'E'.repeat(27)
    expect(suggest('Winter ready', [codes('x', long)])).toEqual(codes(`${long}-1A`, long, ''))
    expect(suggest('Winter ready', [codes('x', `${long}EE`)]).creativeCode).toBe('')
  })
})
