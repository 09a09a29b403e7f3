import { templates } from '@marquee/contract/templates'
import { expect, test } from 'vitest'
import { replyExample } from '../../../api/testing/examples.ts'
import { choicesOf } from './choices.rules.ts'

const template = replyExample(templates.read)
const [workflow] = template.workflows
const [step] = workflow?.steps ?? []
const withStep = (more: object, rest: object = {}) => ({
  ...template,
  ...rest,
  workflows: [
    { key: 1, selectAudience: false, steps: [{ ...step, ...more } as typeof step & object] },
  ],
})
const fixed = { channelOptions: [], canSelectWaves: false, isMailDateLocked: true }
const bare = { isCouponCustomizable: false, fields: [] }

test('audience, channel, date, waves, coupons and entries are told', () => {
  expect(choicesOf(template)).toEqual([
    'Who it reaches, up to 50 miles away',
    'Which of the channels it is sent by',
    'The mail date',
    'One wave or two',
    'Postcard: the 2 coupons on it',
    'Postcard: Mileage',
  ])
})

test('what a need of the customer sets off has no mail date to choose, but a cap', () => {
  const choices = choicesOf({ ...template, category: 'REMINDERS' })
  expect(choices).toContain('How many households it is sent to in a month at most')
  expect(choices).not.toContain('The mail date')
})

test('a template in which all is set leaves nothing to choose', () => {
  expect(choicesOf(withStep(bare, fixed))).toEqual([])
})

test.each([
  { campaignExecution: { startDateSelectionMode: 'RESTRICTED' }, isMailDateLocked: false },
  { campaignExecution: { startDateSelectionMode: 'FREE' }, isMailDateLocked: true },
])('a date that is restricted or locked is not chosen: %j [TPL-04]', (dates) => {
  expect(choicesOf({ ...template, ...dates } as typeof template)).not.toContain('The mail date')
})

test('an optional step is left out or not; one that is not used is no choice', () => {
  const filterItems = [
    { name: 'Road', creativeTemplateKey: 1 },
    { name: 'Snow', creativeTemplateKey: 2 },
  ]
  const more = { ...bare, optionality: 'OPTIONAL', creativeSelection: { filterItems } }
  expect(choicesOf(withStep(more, fixed))).toEqual([
    'Postcard: whether it is sent',
    'Postcard: one of 2 creatives: Road, Snow',
  ])
  expect(choicesOf(withStep({ ...more, optionality: 'DISABLED' }, fixed))).toEqual([])
})

test('the variations of a creative are a choice, by their names [CRE-01]', () => {
  const [creative] = template.creativeTemplates
  const key = creative?.creativeTemplateKey ?? 0
  const filterItems = [{ name: 'Road', creativeTemplateKey: key }]
  const one = withStep({ ...bare, creativeSelection: { filterItems } }, fixed)
  const variationsOf = (each: number) => (each === key ? ['Snow', 'Desert'] : [])
  const sentence = 'Postcard: the variation of Road: as designed, Snow, Desert'
  expect(choicesOf(one, variationsOf)).toEqual([sentence])
  expect(choicesOf(one, () => [])).toEqual([])
})
