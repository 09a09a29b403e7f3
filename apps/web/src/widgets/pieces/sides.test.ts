import { expect, test } from 'vitest'
import { sidesSent } from './sides.rules.ts'

const both = ['EMAIL', 'DIRECT_MAIL'] as const

test.each([
  ['nothing known', both, undefined, 'front back email'],
  ['nothing chosen yet', both, [], 'front back email'],
  ['email alone', both, ['EMAIL'], 'email'],
  ['mail alone', both, ['DIRECT_MAIL'], 'front back'],
  ['both', both, both, 'front back email'],
  ['email alone, but the creative has none', ['DIRECT_MAIL'], ['EMAIL'], 'front back'],
  ['mail, but the creative is for email only', ['EMAIL'], ['DIRECT_MAIL'], 'email'],
  ['nothing known, and a creative for email only', ['EMAIL'], undefined, 'email'],
  [
    'nothing known, and one for email and digital media',
    ['EMAIL', 'DIGITAL_MEDIA'],
    undefined,
    'email',
  ],
  ['nothing known, and one for digital media', ['DIGITAL_MEDIA'], undefined, 'front back'],
  ['nothing known, and no channel chosen', [], undefined, 'front back'],
] as const)(
  'with %s a piece is shown as it is sent [CRE-02, GEN-06]',
  (_, fulfillmentChannels, channels, sides) => {
    const creative = {
      fulfillmentChannels: [...fulfillmentChannels],
      emailDesign: 'email-letter',
    }
    expect(sidesSent(creative, channels).join(' ')).toBe(sides)
  },
)
