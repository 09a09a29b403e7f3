import {
  carried,
  firstOf,
  heldStep,
  MAIL,
  only,
  open,
  reusable,
  step,
  workflow,
} from '@marquee/test-kit/two-versions'
import { describe, expect, test } from 'vitest'
import { reorderTexts } from '../reorders/index.ts'
import type { TemplateStep } from '../templates/index.ts'
import { newerVersionTexts as texts } from './texts.ts'

const twoSteps = { before: { workflows: reusable } }
const fixedCoupons = { isCouponCustomizable: false }
const brings = (couponKey: number, key = 11) => [
  {
    creativeTemplateKey: key,
    stepNumber: 1,
    name: 'Oil',
    creativeCode: 'C',
    eventCode: 'E',
    letterCode: 'L',
    reuseCode: '',
    defaultCoupons: [{ couponKey }],
  },
]
const couponsOf = (outcome: ReturnType<typeof carried>) =>
  firstOf(outcome).creative.attachments.map(({ couponKey }) => couponKey)

describe('the touchpoints under a newer version', () => {
  test.for<[why: string, now: TemplateStep[], notes: readonly string[]]>([
    ['that has a step more say what is new', [step(1, open), step(3)], [texts.stepNew('Step 3')]],
    [
      'that has an optional step more say nothing',
      [step(1, open), step(3, { optionality: 'OPTIONAL' })],
      [],
    ],
    [
      'that lacks a step lose it',
      [step(2, { ...open, optionality: 'OPTIONAL' })],
      [reorderTexts.stepGone('Step 1')],
    ],
    [
      'that switches a step off leave it out',
      [step(1, { ...open, optionality: 'DISABLED' })],
      [texts.stepOff('Step 1')],
    ],
    [
      'that sends a step in other ways begin with those',
      [step(1, { fulfillmentOptions: [MAIL] })],
      [texts.stepChannels('Step 1')],
    ],
    [
      'that offers other creatives have none chosen, and say which coupons go with it',
      [
        step(1, {
          ...open,
          creativeSelection: {
            filterItems: [12, 13].map((key) => ({ name: 'x', creativeTemplateKey: key })),
          },
        }),
      ],
      [reorderTexts.creativeGone('Step 1'), texts.couponsGone('Step 1', 2)],
    ],
  ])('%s', ([, now, notes]) => {
    const optional = step(2, { optionality: 'OPTIONAL' })
    const outcome = carried({
      before: { workflows: workflow(step(1, open), optional) },
      now: { workflows: workflow(...now) },
      steps: [heldStep(1), heldStep(2, { opted: false })],
    })
    expect(outcome.notes).toEqual(notes)
    expect(outcome.steps.map(({ templateStepKey }) => templateStepKey)).toEqual(
      now.map(({ key }) => key),
    )
  })

  test('that requires a step take it in, and say so', () => {
    const outcome = carried({
      ...twoSteps,
      now: { workflows: workflow(step(1, open), step(2, open)) },
      steps: [heldStep(1), heldStep(2, { opted: false })],
    })
    expect(outcome.steps.map(({ opted }) => opted)).toEqual([true, true])
    expect(outcome.notes).toEqual([texts.stepRequired('Step 2')])
  })

  test('keep quiet about a step that the dealer left out', () => {
    const outcome = carried({
      ...twoSteps,
      now: {
        workflows: workflow(
          step(1, open),
          step(2, { optionality: 'OPTIONAL', ...only(12, 'Tires') }),
        ),
      },
      steps: [heldStep(1), heldStep(2, { opted: false })],
    })
    expect(outcome.notes).toEqual([])
  })

  test('take the only creative that is left, and its coupons move over as far as there is room', () => {
    const outcome = carried({
      before: { workflows: workflow(step(1, open)) },
      now: { workflows: workflow(step(1, { ...open, ...only(12, 'Tires') })) },
    })
    const { creative } = firstOf(outcome)
    expect([creative.creativeTemplateKey, creative.creativeVersion, creative.variationId]).toEqual([
      12,
      5,
      null,
    ])
    expect(couponsOf(outcome)).toEqual([7, 8])
    expect(outcome.notes[0]).toBe(texts.creativeReplaced('Step 1', 'Tires'))
  })

  test('lose coupons for which a smaller piece has no room, and name them', () => {
    const outcome = carried({
      before: { workflows: workflow(step(1, open)) },
      now: { workflows: workflow(step(1, { ...open, targetAttachmentCount: 1 })) },
    })
    expect(couponsOf(outcome)).toEqual([7])
    expect(outcome.notes).toEqual(['There is no room for the coupon “Spring”: it is removed.'])
  })

  test('keep the number of coupons that the dealer chose, whatever the template begins with', () => {
    const own = { ...heldStep(1).creative, targetAttachmentCount: 3 }
    const outcome = carried({
      before: { workflows: workflow(step(1, open)) },
      now: { workflows: workflow(step(1, { ...open, targetAttachmentCount: 1 })) },
      steps: [heldStep(1, { creative: own })],
    })
    expect(firstOf(outcome).creative).toEqual(own)
  })

  test('have the coupons of the template where dealers may not change them any more', () => {
    const outcome = carried({
      before: { workflows: workflow(step(1, open)) },
      now: {
        workflows: workflow(step(1, { ...open, ...fixedCoupons })),
        creativeTemplates: brings(21),
      },
    })
    expect(couponsOf(outcome)).toEqual([21])
    expect(outcome.notes).toEqual([texts.couponsSet('Step 1')])
  })

  test('change coupons that the template set without a word, as no work is lost', () => {
    const fixed = { workflows: workflow(step(1, { ...open, ...fixedCoupons })) }
    const same = carried({
      before: { ...fixed, creativeTemplates: brings(7) },
      now: { ...fixed, creativeTemplates: brings(7) },
    })
    const other = carried({
      before: { ...fixed, creativeTemplates: brings(7) },
      now: { ...fixed, creativeTemplates: brings(21) },
    })
    expect([couponsOf(same), same.notes]).toEqual([[7, 8], []])
    expect([couponsOf(other), other.notes]).toEqual([[21], []])
  })

  test('keep coupons that dealers may change from now on', () => {
    const outcome = carried({
      before: { workflows: workflow(step(1, { ...open, ...fixedCoupons })) },
      now: { workflows: workflow(step(1, open)), creativeTemplates: brings(21) },
    })
    expect([couponsOf(outcome), outcome.notes]).toEqual([[7, 8], []])
  })

  test('share the coupons of the touchpoint whose reuse code they name', () => {
    const named = (stepNumber: number) =>
      brings(21).map((own) => ({ ...own, stepNumber, reuseCode: 'R', defaultCoupons: [] }))
    const steps = workflow(step(1, open), step(2, { ...open, ...fixedCoupons }))
    const outcome = carried({
      before: { workflows: steps },
      now: { workflows: steps, creativeTemplates: [...named(1), ...named(2)] },
      steps: [heldStep(1), heldStep(2, { creative: { ...heldStep(1).creative, attachments: [] } })],
    })
    expect(outcome.steps[1]?.creative.attachments).toEqual(heldStep(1).creative.attachments)
  })
})
