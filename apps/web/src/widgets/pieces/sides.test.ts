import { expect, test } from 'vitest'
import { sidesSent } from './sides.rules.ts'

test.each([
  ['nothing known', true, undefined, 'front back email'],
  ['nothing chosen yet', true, [], 'front back email'],
  ['email alone', true, ['EMAIL'], 'email'],
  ['mail alone', true, ['DIRECT_MAIL'], 'front back'],
  ['both', true, ['EMAIL', 'DIRECT_MAIL'], 'front back email'],
  ['email alone, but the creative has none', false, ['EMAIL'], 'front back'],
] as const)(
  'with %s a piece is shown as it is sent [CRE-02, GEN-06]',
  (_, has, channels, sides) => {
    expect(sidesSent(has, channels).join(' ')).toBe(sides)
  },
)
