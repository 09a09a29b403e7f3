import { builderState, draftCampaign, finishedStep, openStep } from '@marquee/test-kit/campaign'
import { dynamicField } from '@marquee/test-kit/creative'
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/index.ts'
import type { Attachment, CampaignStep } from '../campaigns/index.ts'
import { builderFlow, type HeldCreative } from './index.ts'

const flowWith = (step: CampaignStep, creatives: readonly HeldCreative[] = []) =>
  builderFlow(
    builderState(draftCampaign({ workflows: [{ key: 1, steps: [step] }] }), { creatives }),
  )
const placesWith = (step: CampaignStep, creatives?: readonly HeldCreative[]) =>
  flowWith(step, creatives).steps.map(({ place }) => place)

describe('a campaign', () => {
  test.for([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ] as const)(
    'with %i creatives to choose from has a step for it: %s [FLOW-04, CONST-18]',
    (row) => {
      const [count, expected] = row
      const filterItems = Array.from({ length: count }, (_, at) => ({
        name: `Creative ${at}`,
        creativeTemplateKey: at,
      }))
      const found = placesWith(openStep(1, { creativeSelection: { filterItems } }))
      expect(found.includes('1/select-creative')).toBe(expected)
    },
  )

  test('with a single creative has a step for its looks, and one for its fields, once it is loaded [FLOW-04]', () => {
    const { creative } = openStep(1)
    const filterItems = [{ name: 'Winter', creativeTemplateKey: 11 }]
    const only = openStep(1, {
      creativeSelection: { filterItems },
      creative: { ...creative, creativeTemplateKey: 11, creativeVersion: 3 },
    })
    const held = {
      key: 11,
      version: 3,
      fields: [],
      variations: [],
      fulfillmentChannels: ['EMAIL'] as const,
    }
    const field = dynamicField({ name: 'event', label: 'Event', isRequired: true })
    const look = { id: 'tire', name: 'Tire close up', photo: null }
    expect(placesWith(only, [])).not.toContain('1/select-creative')
    expect(placesWith(only, [held])).not.toContain('1/select-creative')
    expect(placesWith(only, [{ ...held, variations: [look] }])).toContain('1/select-creative')
    const wanting = flowWith(only, [{ ...held, fields: [field] }])
    expect(wanting.steps.map(({ place }) => place)).toContain('1/select-creative')
    expect(wanting.missing).toContainEqual(
      expect.objectContaining({ code: 'order.creative-field', place: '1/select-creative' }),
    )
  })

  test('says before it is confirmed which coupon is over before its pieces are in their homes [CPN-14, CNF-01]', () => {
    const step = finishedStep(1, { startDate: '2027-04-15' as CalendarDate })
    const [first, ...others] = step.creative.attachments as [Attachment, ...Attachment[]]
    const missingWith = (endDate: string | null, isEditable = true, heading = 'Spring') => {
      const own = { heading, endDate: endDate as CalendarDate | null }
      const customValues = { ...first.customValues, ...own }
      const attachments = [{ ...first, customValues }, ...others]
      const stepDetails = { isCampaignStepEditable: isEditable }
      return flowWith({
        ...step,
        stepDetails,
        creative: { ...step.creative, attachments },
      }).missing.filter(({ code }) => code === 'order.coupon')
    }
    const place = '1/customize-coupon'
    expect(missingWith('2027-02-23')).toEqual([
      {
        code: 'order.coupon',
        place,
        field: '1.attachments.0.customValues.endDate',
        text: '“Spring” ends on 02/23/2027, but pieces arrive in homes until 04/25/2027',
      },
    ])
    expect(missingWith('2027-02-23', false)).toMatchObject([{ place: 'details' }])
    expect(missingWith('2027-02-23', true, '')[0]?.text).toMatch(/^A coupon ends on /)
    expect(missingWith('2027-04-25')).toEqual([])
    expect(missingWith(null)).toEqual([])
  })
})
