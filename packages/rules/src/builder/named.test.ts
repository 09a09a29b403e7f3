import { builderState, draftCampaign, finishedStep, openStep } from '@marquee/test-kit/campaign'
import { describe, expect, test } from 'vitest'
import type { CampaignStep } from '../campaigns/index.ts'
import { builderFlow, placeOfRejection } from './index.ts'

function placeOf(reason: string, steps: CampaignStep[]) {
  const campaign = draftCampaign({ workflows: [{ key: 1, steps }] })
  const flow = builderFlow(builderState(campaign))
  return placeOfRejection(reason, flow, campaign)?.place
}

describe('a rejection of a campaign of one step leads', () => {
  test.each([
    ['Please take the second coupon off.', '1/customize-coupon'],
    ['Coupons: the wrong ones', '1/customize-coupon'],
    ['The photo is of last year, and so is the coupon', '1/select-creative'],
    ['The name does not say which winter.', 'details'],
    ['Too many households for this dealer', 'audience-builder'],
  ])('by the words “%s” to %s [CMP-11, RTE-05]', (words, place) => {
    expect(placeOf(words, [finishedStep(1)])).toBe(place)
  })

  test('to its first step where it names none; a word within another is no name [CMP-11]', () => {
    expect(placeOf('Not now, please update it.', [finishedStep(1)])).toBe('details')
    expect(placeOf('', [finishedStep(1)])).toBe('details')
  })
})

describe('a rejection of a campaign of several touchpoints leads', () => {
  const several = [finishedStep(1, { name: 'Due now' }), finishedStep(2, { name: 'Last call' })]

  test('to the touchpoint that it names, else to the list of them [CMP-11]', () => {
    expect(placeOf('The coupon of Last call is too much', several)).toBe('2/customize-coupon')
    expect(placeOf('The coupon is too much', several)).toBe('touchpoints')
    expect(placeOf('', several)).toBe('touchpoints')
  })

  test('never to a step that cannot be worked on yet [FLOW-10]', () => {
    expect(placeOf('The coupon is too much', [openStep(1)])).toBe('details')
  })
})
