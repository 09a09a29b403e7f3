import { channelOption } from '@marquee/test-kit/campaign'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldTexts } from '../fields/index.ts'
import {
  CHANNEL_OPTIONALITIES,
  channelReasons,
  channelsOf,
  channelsProblem,
  channelTexts,
  choiceInWords,
  choiceTexts,
  chooseOption,
  chosenChannels,
  chosenOf,
  FULFILLMENT_CHANNELS,
  initialChoice,
  isChosen,
  mayChange,
  selectedChannel,
  sendModeOf,
  sendModes,
  shownOptions,
  uncheck,
  variationsOf,
  type ChannelOption,
  type ChosenOption,
} from './index.ts'

type Overrides = Partial<ChannelOption>
const EMAIL: ChosenOption = { type: 'CHANNEL', value: 'EMAIL' }
const MAIL: ChosenOption = { type: 'CHANNEL', value: 'DIRECT_MAIL' }
const FALLBACK: ChosenOption = { type: 'VARIATION', value: 'EMAIL_WITH_DIRECT_MAIL_FALLBACK' }
const REBLAST: ChosenOption = { type: 'VARIATION', value: 'NON_OPEN_REBLAST' }
const options = ({
  email = {},
  mail = {},
  fallback = {},
  reblast = { optionality: 'DISABLED' },
}: Partial<Record<'email' | 'mail' | 'fallback' | 'reblast', Overrides>> = {}) => [
  channelOption({ fulfillmentChannel: 'EMAIL', ...email }),
  channelOption({ fulfillmentChannel: 'DIRECT_MAIL', ...mail }),
  channelOption({ fulfillmentChannelVariation: FALLBACK.value, ...fallback }),
  channelOption({ fulfillmentChannelVariation: REBLAST.value, ...reblast }),
]
const REQUIRED = { optionality: 'REQUIRED' } as const
const RECOMMENDED = { optionality: 'RECOMMENDED' } as const
const DISABLED = { optionality: 'DISABLED' } as const

describe('choosing', () => {
  test('a channel removes the variations that contain it [CHN-09]', () => {
    expect(chooseOption([EMAIL, MAIL, FALLBACK], MAIL, options())).toEqual([EMAIL, MAIL])
    expect(chooseOption([FALLBACK], EMAIL, options())).toEqual([EMAIL])
    expect(chooseOption([EMAIL], MAIL, options())).toEqual([EMAIL, MAIL])
  })

  test('a variation adds its channels, and unchecking it removes them [CHN-08, CHN-10]', () => {
    expect(chooseOption([], FALLBACK, options())).toEqual([EMAIL, MAIL, FALLBACK])
    expect(chooseOption([EMAIL], FALLBACK, options())).toEqual([EMAIL, MAIL, FALLBACK])
    expect(uncheck([EMAIL, MAIL, FALLBACK], FALLBACK, options())).toEqual([])
    expect(uncheck([EMAIL, MAIL, FALLBACK], FALLBACK, options({ email: REQUIRED }))).toEqual([
      EMAIL,
    ])
  })

  test('a variation takes the place of another one of its channels [CHN-09, CHN-10]', () => {
    const both = options({ reblast: {} })
    expect(chooseOption([EMAIL, MAIL, FALLBACK], REBLAST, both)).toEqual([EMAIL, MAIL, REBLAST])
  })

  test('no longer a channel of a variation drops the variation, and keeps the other channel [CHN-09]', () => {
    expect(uncheck([EMAIL, MAIL, FALLBACK], MAIL, options())).toEqual([EMAIL])
  })

  test('never touches what is required [CHN-11]', () => {
    const required = options({ mail: REQUIRED })
    expect(uncheck([EMAIL, MAIL], MAIL, required)).toEqual([EMAIL, MAIL])
    expect(chooseOption([], EMAIL, required)).toEqual([EMAIL, MAIL])
    const fallback = options({ fallback: REQUIRED })
    const all = [EMAIL, MAIL, FALLBACK]
    for (const option of all) {
      expect(uncheck(all, option, fallback)).toEqual(all)
      expect(chooseOption(all, option, fallback)).toEqual(all)
    }
  })

  test('adds no channel that is hidden [CHN-06]', () => {
    const hidden = options({ mail: DISABLED })
    expect(chooseOption([], FALLBACK, hidden)).toEqual([EMAIL, FALLBACK])
    expect(chooseOption([EMAIL], MAIL, hidden)).toEqual([EMAIL])
    expect(shownOptions(hidden).map(chosenOf)).toEqual([EMAIL, FALLBACK])
  })
})

test.for([
  [EMAIL, {}, 'ok'],
  [EMAIL, { email: REQUIRED }, 'channel.required'],
  [EMAIL, { email: DISABLED }, 'channel.not-offered'],
  [EMAIL, { fallback: REQUIRED }, 'channel.settled'],
  [REBLAST, { fallback: REQUIRED, reblast: {} }, 'channel.settled'],
  [FALLBACK, { email: REQUIRED }, 'ok'],
] as const)('%o of %o may be changed: %s, with a reason in words [CHN-06, CHN-11]', (row) => {
  const [option, overrides, expected] = row
  const result = mayChange(option, options(overrides))
  expect(result.ok ? 'ok' : result.reason).toBe(expected)
  expect(result.ok || channelReasons[result.reason]).toBeTruthy()
})

describe('before anybody has chosen', () => {
  test.for([
    ['nothing, where all is optional', {}, []],
    ['what is recommended', { email: RECOMMENDED }, [EMAIL]],
    ['what is required', { mail: REQUIRED }, [MAIL]],
    [
      'a recommended variation with its channels',
      { fallback: RECOMMENDED },
      [EMAIL, MAIL, FALLBACK],
    ],
    [
      'a variation beside its channels',
      { email: RECOMMENDED, fallback: RECOMMENDED },
      [EMAIL, MAIL, FALLBACK],
    ],
    ['the only one there is', { mail: DISABLED, fallback: DISABLED }, [EMAIL]],
  ] as const)('%s is checked [CHN-07]', ([, overrides, expected]) => {
    expect(initialChoice(options(overrides))).toEqual(expected)
    const turned = initialChoice(options(overrides).toReversed())
    expect(turned.toSorted(byName)).toEqual([...expected].toSorted(byName))
  })
})

const byName = (one: ChosenOption, other: ChosenOption) => one.value.localeCompare(other.value)

describe('a choice is refused', () => {
  const { notAlone, notOffered, requiredMissing } = channelTexts

  test.for([
    ['nothing', [], {}, fieldTexts.required],
    ['a channel', [EMAIL], {}, undefined],
    ['one that is not sent alone', [EMAIL], { email: { isFulfillableAlone: false } }, notAlone],
    ['two of which one is not', [EMAIL, MAIL], { email: { isFulfillableAlone: false } }, undefined],
    [
      'one that is not sent alone, twice',
      [EMAIL, REBLAST],
      { email: { isFulfillableAlone: false }, reblast: {} },
      notAlone,
    ],
    ['without what is required', [EMAIL], { mail: REQUIRED }, requiredMissing('Direct mail')],
    ['with what is hidden', [EMAIL, MAIL], { mail: DISABLED }, notOffered('Direct mail')],
    [
      'with what is not offered',
      [{ type: 'CHANNEL', value: 'DIGITAL_MEDIA' }],
      {},
      notOffered('Digital media'),
    ],
  ] as const)('%s [CHN-05, CHN-06, CHN-12, CHN-13, FRM-01]', ([, chosen, overrides, expected]) => {
    expect(channelsProblem(chosen, options(overrides))).toBe(expected)
  })

  test('in the words of the specification [CHN-01, CHN-13]', () => {
    expect(notAlone).toBe('Campaign does not support this channel fulfilled alone')
    expect(channelTexts.section).toBe('Choose how this campaign will be distributed.')
    expect(channelTexts.annual).toBe(
      'Selected Marketing channel will be applied to all 4 seasonals.',
    )
  })
})

describe('what is chosen', () => {
  test.for([
    [[], null],
    [[EMAIL], 'EMAIL_PREFERRED'],
    [[MAIL], 'DIRECT_MAIL'],
    [[{ type: 'CHANNEL', value: 'DIGITAL_MEDIA' }], 'DIGITAL_MEDIA'],
    [[EMAIL, MAIL], 'EMAIL_AND_DIRECT_MAIL'],
    [[EMAIL, MAIL, FALLBACK], 'EMAIL_AND_DIRECT_MAIL'],
    [[EMAIL, REBLAST], 'EMAIL_AND_DIRECT_MAIL'],
    [[REBLAST], 'EMAIL_AND_DIRECT_MAIL'],
  ] as const)('%o is called %s [CHN-14, CHN-03]', ([chosen, expected]) => {
    expect(selectedChannel(chosen)).toBe(expected)
  })

  test('has its channels once, and its variations with theirs [CHN-08]', () => {
    expect(chosenChannels([FALLBACK, MAIL])).toEqual(['EMAIL', 'DIRECT_MAIL'])
    expect(variationsOf([EMAIL, FALLBACK])).toEqual([
      { id: FALLBACK.value, fulfillmentChannels: ['EMAIL', 'DIRECT_MAIL'] },
    ])
  })

  test('says to whom each channel is sent [CHN-04]', () => {
    expect(sendModes[sendModeOf('DIRECT_MAIL', [EMAIL, MAIL])]).toEqual({
      label: 'Send to all recipients',
      suffix: ' (All)',
    })
    expect(sendModes[sendModeOf('DIRECT_MAIL', [EMAIL, MAIL, FALLBACK])]).toEqual({
      label: 'Send only as backfill (if no email)',
      suffix: ' (Backfill)',
    })
    expect(sendModeOf('EMAIL', [EMAIL, MAIL, FALLBACK])).toBe('all')
  })
})

test('no order of clicks leaves a required option unchecked, a hidden one checked, or a variation without its channels [CHN-06, CHN-09, CHN-10, CHN-11]', () => {
  const optionality = fc.constantFrom(...CHANNEL_OPTIONALITIES).map((one) => ({ optionality: one }))
  const offered = fc
    .record({ email: optionality, mail: optionality, fallback: optionality, reblast: optionality })
    .map(options)
  const clicks = fc.array(
    fc.record({
      option: fc.constantFrom(EMAIL, MAIL, FALLBACK, REBLAST),
      isChecking: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(offered, clicks, (all, clicked) => {
      let chosen = initialChoice(all)
      for (const { option, isChecking } of clicked) {
        chosen = (isChecking ? chooseOption : uncheck)(chosen, option, all)
        if (mayChange(option, all).ok) expect(isChosen(chosen, option)).toBe(isChecking)
        wellChosen(chosen, all)
      }
    }),
    { numRuns: 400 },
  )
})

function wellChosen(chosen: readonly ChosenOption[], all: readonly ChannelOption[]) {
  const named = (level: ChannelOption['optionality']) =>
    all.filter(({ optionality }) => optionality === level).flatMap((one) => chosenOf(one) ?? [])
  for (const option of named('REQUIRED')) expect(isChosen(chosen, option)).toBe(true)
  for (const option of named('DISABLED')) expect(isChosen(chosen, option)).toBe(false)
  const shown = shownOptions(all).flatMap((one) => chosenOf(one) ?? [])
  for (const { type, value } of chosen) {
    const channels = type === 'VARIATION' ? channelsOf(value) : []
    for (const channel of FULFILLMENT_CHANNELS.filter((one) => channels.includes(one))) {
      const own: ChosenOption = { type: 'CHANNEL', value: channel }
      if (isChosen(shown, own)) expect(isChosen(chosen, own)).toBe(true)
    }
  }
  const problem = channelsProblem(chosen, all)
  expect([undefined, fieldTexts.required]).toContain(problem)
}

test.for([
  [[], [choiceTexts.nothing]],
  [[EMAIL], [choiceTexts.emailOnly]],
  [[MAIL], [choiceTexts.mailOnly]],
  [[EMAIL, MAIL], [choiceTexts.both]],
  [[FALLBACK], [choiceTexts.either]],
  [[EMAIL, MAIL, FALLBACK], [choiceTexts.either]],
  [
    [EMAIL, REBLAST],
    [choiceTexts.emailOnly, choiceTexts.second],
  ],
  [[{ type: 'CHANNEL', value: 'DIGITAL_MEDIA' }], [choiceTexts.digital]],
  [
    [EMAIL, { type: 'CHANNEL', value: 'DIGITAL_MEDIA' }],
    [choiceTexts.emailOnly, choiceTexts.digital],
  ],
] as [ChosenOption[], string[]][])('%j comes to: %j', ([chosen, sentences]) => {
  expect(choiceInWords(chosen)).toBe(sentences.join(' '))
})
