import { openStep } from '@marquee/test-kit/campaign'
import { expect, test } from 'vitest'
import type { FulfillmentOption } from '../channels/index.ts'
import { audienceBasis, channelsOfStep, sendsOf } from './index.ts'

const step = (
  key: number,
  ways: { channels?: ('EMAIL' | 'DIRECT_MAIL')[]; variation?: FulfillmentOption } = {},
  choice: { opted?: boolean; optionality?: 'OPTIONAL' | 'REQUIRED' | 'DISABLED' } = {},
) =>
  openStep(key, {
    ...choice,
    fulfillmentChannels: ways.channels ?? [],
    fulfillmentChannelVariations: ways.variation
      ? [{ id: ways.variation, fulfillmentChannels: [] }]
      : [],
  })
const BOTH = ['EMAIL', 'DIRECT_MAIL'] as const
const FALLBACK = 'EMAIL_WITH_DIRECT_MAIL_FALLBACK'
const describedSends = (ways: readonly FulfillmentOption[], steps: ReturnType<typeof step>[]) =>
  sendsOf(ways, steps).map(
    ({ channels, isMailBackfill, isReblasted }) =>
      channels.join('+') + (isMailBackfill ? ' backfill' : '') + (isReblasted ? ' again' : ''),
  )

test('a single step sends by the ways of its campaign, regardless of its first ones [CHN-03, CHN-04]', () => {
  const only = [step(1, { channels: ['EMAIL'] })]
  expect(describedSends(['DIRECT_MAIL'], only)).toEqual(['DIRECT_MAIL'])
  expect(describedSends([...BOTH, FALLBACK], only)).toEqual(['EMAIL+DIRECT_MAIL backfill'])
  expect(describedSends(['EMAIL_PREFERRED'], only)).toEqual(['EMAIL'])
  expect(describedSends(['EMAIL', 'NON_OPEN_REBLAST'], only)).toEqual(['EMAIL again'])
  expect(describedSends([], only)).toEqual([''])
})

test('each of several touchpoints sends by its own of the campaign’s channels [CHN-03, CHN-08]', () => {
  const steps = [step(1, { channels: ['EMAIL'] }), step(2, { channels: ['DIRECT_MAIL'] }), step(3)]
  expect(describedSends(BOTH, steps)).toEqual(['EMAIL', 'DIRECT_MAIL', 'EMAIL+DIRECT_MAIL'])
  expect(describedSends([...BOTH, FALLBACK], steps)).toEqual([
    'EMAIL backfill',
    'DIRECT_MAIL backfill',
    'EMAIL+DIRECT_MAIL backfill',
  ])
  expect(describedSends(['EMAIL'], steps)).toEqual(['EMAIL', 'EMAIL', 'EMAIL'])
})

test('how a touchpoint joins its channels goes before how the campaign does [CHN-03]', () => {
  const steps = [
    step(1, { channels: [...BOTH], variation: 'EMAIL_AND_DIRECT_MAIL' }),
    step(2, { channels: [...BOTH], variation: FALLBACK }),
  ]
  expect(describedSends([...BOTH, FALLBACK], steps)[0]).toBe('EMAIL+DIRECT_MAIL')
  expect(describedSends(BOTH, steps)[1]).toBe('EMAIL+DIRECT_MAIL backfill')
})

test('mail stands in for no email where none is sent [CHN-04]', () => {
  const steps = [step(1, { channels: ['DIRECT_MAIL'] }), step(2, { channels: ['DIRECT_MAIL'] })]
  expect(describedSends([...BOTH, FALLBACK], steps)).toEqual(['DIRECT_MAIL', 'DIRECT_MAIL'])
})

test('a touchpoint that is off sends nothing [CHN-08]', () => {
  const steps = [step(1), step(2, {}, { opted: false, optionality: 'OPTIONAL' })]
  expect(describedSends(BOTH, steps)).toHaveLength(1)
  expect(describedSends(BOTH, [step(1, {}, { optionality: 'DISABLED' })])).toEqual([])
})

test('an audience is counted of what is sent, and of whose customers are reached [AUD-25]', () => {
  const chosen = [{ value: 'EMAIL' as const }]
  const counted = { chosen, steps: [step(1)], marketKeys: [7, 5] }
  const basis = audienceBasis(counted)
  expect(audienceBasis({ ...counted, marketKeys: [5, 7] })).toBe(basis)
  expect(audienceBasis({ ...counted, chosen: [{ value: 'EMAIL_PREFERRED' }] })).toBe(basis)
  expect(audienceBasis({ ...counted, marketKeys: [5] })).not.toBe(basis)
  expect(audienceBasis({ ...counted, chosen: [{ value: 'DIRECT_MAIL' }] })).not.toBe(basis)
  const off = [step(1), step(2, {}, { opted: false, optionality: 'OPTIONAL' })]
  const on = [step(1), step(2, {}, { opted: true, optionality: 'OPTIONAL' })]
  expect(audienceBasis({ ...counted, steps: off })).not.toBe(
    audienceBasis({ ...counted, steps: on }),
  )
})

test('one touchpoint goes by its own of the campaign’s channels, used or not [CHN-03]', () => {
  const steps = [
    step(1, { channels: ['EMAIL'] }, { opted: false, optionality: 'OPTIONAL' }),
    step(2),
  ]
  const campaign = {
    fulfillmentChannelsAndVariations: BOTH.map((value) => ({ type: 'CHANNEL' as const, value })),
    workflows: [{ key: 1, steps }],
  }
  expect(channelsOfStep(campaign, 1)).toEqual(['EMAIL'])
  expect(channelsOfStep(campaign, 2)).toEqual(BOTH)
  expect(channelsOfStep({ ...campaign, workflows: [{ key: 1, steps: [steps[0]!] }] }, 1)).toEqual(
    BOTH,
  )
})
