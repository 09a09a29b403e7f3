import { draftCampaign, openStep, seedPerson } from '@marquee/test-kit/campaign'
import { expect, test } from 'vitest'
import { sameDetails, sameStep, type CampaignDetails, type StepDecisions } from './index.ts'

const details: CampaignDetails = draftCampaign({ sampleRecipients: [seedPerson()] })
const turned = (value: object) => Object.fromEntries(Object.entries(value).toReversed())

test('details are the same whatever the order of their names, and not when one of them differs [CMP-29]', () => {
  const [person] = details.sampleRecipients
  const other = turned({ ...details, sampleRecipients: [turned(person!)] }) as never
  expect(sameDetails(details, other)).toBe(true)
  expect(sameDetails(details, { ...details, name: 'Another' })).toBe(false)
  expect(sameDetails(details, { ...details, sampleRecipients: [] })).toBe(false)
})

test('what is decided on a step is the same likewise [CMP-30]', () => {
  const { opted, creative, fulfillmentChannels, fulfillmentChannelVariations } = openStep(1)
  const step: StepDecisions = {
    opted,
    creative,
    fulfillmentChannels,
    fulfillmentChannelVariations,
  }
  expect(sameStep(step, turned({ ...step, creative: turned(creative) }) as never)).toBe(true)
  expect(sameStep(step, { ...step, opted: !opted })).toBe(false)
  expect(sameStep(step, { ...step, creative: { ...creative, values: { a: 'b' } } })).toBe(false)
})
