import { NONE_TAKEN } from '@marquee/rules/templates'
import { describe, expect, test } from 'vitest'
import type { StepValues, TemplateValues } from '../../../../widgets/templates/index.ts'
import { valuesOf } from '../../../../widgets/templates/index.ts'
import { BLANK, nextStep } from './blank.rules.ts'
import {
  choiceWithout,
  isOfStep,
  placeOfCreative,
  raisedCount,
  withCreatives,
  withMadeCreative,
  withoutSteps,
} from './step-creatives.rules.ts'

const CARD = { key: 11, name: 'Road check' }
const SHEET = { key: 13, name: 'Sheet' }
const LETTER = { key: 12, name: 'Letter' }
const KNOWN = {
  year: 2027,
  taken: NONE_TAKEN,
  creatives: [
    { key: 11, minAttachments: 0, maxAttachments: 3 },
    { key: 12, minAttachments: 0, maxAttachments: 0 },
    { key: 13, minAttachments: 2, maxAttachments: 4 },
  ],
}

function blank(): TemplateValues {
  const values = { ...valuesOf(BLANK), name: 'Spring' }
  const first = { ...nextStep(values), name: 'First' }
  const second = { ...first, key: 2, number: '2', name: 'Second' }
  return { ...values, workflows: [{ key: 1, selectAudience: false, steps: [first, second] }] }
}

const stepOf = (values: TemplateValues, at: number) => values.workflows[0]?.steps[at] as StepValues

const withBoth = (): TemplateValues => {
  const made = withMadeCreative(blank(), 'workflows.0.steps.1.creativeSelection', CARD, KNOWN)
  return withMadeCreative(made, 'workflows.0.steps.1.creativeSelection', LETTER, KNOWN)
}

describe('creatives of a step', () => {
  test('are offered to dealers as they are added, with codes of their own [TPL-05]', () => {
    const values = blank()
    const { creativeTemplates, filterItems } = withCreatives(
      values,
      stepOf(values, 1),
      [CARD, LETTER],
      KNOWN,
    )
    expect(filterItems).toEqual([
      { name: 'Road check', creativeTemplateKey: 11 },
      { name: 'Letter', creativeTemplateKey: 12 },
    ])
    expect(creativeTemplates.map(({ stepNumber }) => stepNumber)).toEqual(['2', '2'])
    expect(new Set(creativeTemplates.map(({ creativeCode }) => creativeCode)).size).toBe(2)
  })

  test('that were made on the way stand in the step from which their author left', () => {
    const values = withBoth()
    expect(stepOf(values, 0).creativeSelection.filterItems).toEqual([])
    expect(stepOf(values, 1).creativeSelection.filterItems).toHaveLength(2)
    expect(withMadeCreative(values, 'workflows.0.steps.1.name', CARD, KNOWN)).toEqual(values)
    expect(withMadeCreative(values, 'name', CARD, KNOWN)).toEqual(values)
  })

  test('get codes that are free, and room for as many coupons as the first of them needs [TPL-19, TPL-20]', () => {
    const taken = { CREATIVE: new Set(['s27-1a']), LETTER: new Set<string>() }
    const step = stepOf(blank(), 0)
    const add = (creative: typeof CARD, count = '0', values = blank()) =>
      withCreatives(values, { ...step, targetAttachmentCount: count }, [creative], {
        ...KNOWN,
        taken,
      })
    const { creativeTemplates, targetAttachmentCount } = add(CARD)
    expect(creativeTemplates[0]?.creativeCode).toBe('S27-1B')
    expect(targetAttachmentCount).toBe('0')
    expect(add(SHEET).targetAttachmentCount).toBe('2')
    expect(add(LETTER).targetAttachmentCount).toBe('0')
    expect(add(CARD, '1').targetAttachmentCount).toBe('1')
    expect(add(SHEET, '0', { ...blank(), creativeTemplates }).targetAttachmentCount).toBe('0')
  })

  test('raise the coupons of their step with those that they begin with', () => {
    const values = withBoth()
    const choose = (...keys: number[]) => ({
      ...values,
      creativeTemplates: values.creativeTemplates.map((one) => ({
        ...one,
        defaultCoupons: keys.map((couponKey) => ({ couponKey })),
      })),
    })
    expect(raisedCount(choose(), 0)).toBeUndefined()
    expect(raisedCount(choose(1), 0)).toMatchObject({ count: '1' })
    expect(raisedCount(choose(1, 2), 0)).toEqual({
      name: 'workflows.0.steps.1',
      number: '2',
      count: '2',
    })
    expect(raisedCount(choose(1, 2, 3), 0, 2)?.count).toBe('2')
  })

  test('leave its choice as they are removed, but for one that stands there twice', () => {
    const values = withBoth()
    const left = choiceWithout(values, stepOf(values, 1), 0)
    expect(left).toEqual([{ name: 'Letter', creativeTemplateKey: 12 }])
    const [card] = values.creativeTemplates
    const twice = { ...values, creativeTemplates: [...values.creativeTemplates, card ?? []].flat() }
    expect(choiceWithout(twice, stepOf(values, 1), 0)).toHaveLength(2)
  })

  test('open with it, and without one where their step is gone', () => {
    const values = withBoth()
    expect(placeOfCreative('creativeTemplates.1.eventCode', values)).toBe(
      'workflows.0.steps.1.creativeTemplates.1.eventCode',
    )
    expect(isOfStep('creativeTemplates.1.eventCode', 'workflows.0.steps.1', values)).toBe(true)
    expect(isOfStep('creativeTemplates.1.eventCode', 'workflows.0.steps.0', values)).toBe(false)
    const stray = { ...values, workflows: [] }
    expect(placeOfCreative('creativeTemplates.1.eventCode', stray)).toBe(
      'creativeTemplates.1.eventCode',
    )
  })

  test('go with their step, and the numbers after it close up', () => {
    const values = withBoth()
    const left = withoutSteps(values, ['1'])
    expect(left.workflows[0]?.steps.map(({ number, name }) => [number, name])).toEqual([
      ['1', 'Second'],
    ])
    expect(left.creativeTemplates.map(({ stepNumber }) => stepNumber)).toEqual(['1', '1'])
    const none = withoutSteps(values, ['2'])
    expect(none.creativeTemplates).toEqual([])
  })
})
