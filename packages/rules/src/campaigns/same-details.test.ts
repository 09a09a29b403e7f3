import { draftCampaign, seedPerson } from '@marquee/test-kit/campaign'
import { expect, test } from 'vitest'
import { sameDetails, type CampaignDetails } from './index.ts'

const details: CampaignDetails = draftCampaign({ sampleRecipients: [seedPerson()] })
const turned = (value: object) => Object.fromEntries(Object.entries(value).toReversed())

test('details are the same whatever the order of their names, and not when one of them differs [CMP-29]', () => {
  const [person] = details.sampleRecipients
  const other = turned({ ...details, sampleRecipients: [turned(person!)] }) as never
  expect(sameDetails(details, other)).toBe(true)
  expect(sameDetails(details, { ...details, name: 'Another' })).toBe(false)
  expect(sameDetails(details, { ...details, sampleRecipients: [] })).toBe(false)
})
