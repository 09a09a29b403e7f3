import type { CalendarDate } from '@marquee/rules/calendar'
import type { FulfillmentOption } from '@marquee/rules/channels'
import type { Category } from '@marquee/rules/templates'
import { expect, test } from 'vitest'
import { readFilters, shownTemplates, type CatalogFilters } from './catalog.rules.ts'
import type { StartReason } from './template-facts.rules.ts'

const TODAY = '2027-03-01' as CalendarDate
const usual = readFilters(() => null)

interface Given {
  description?: string
  category?: Category
  option?: FulfillmentOption
  last?: string
  refused?: StartReason
}

const template = (key: number, name: string, given: Given = {}) => ({
  key,
  name,
  description: given.description ?? '',
  category: given.category ?? 'SEASONAL',
  enrollmentStartDate: null,
  enrollmentEndDate: (given.last ?? null) as CalendarDate | null,
  channelOptions: [
    {
      fulfillmentChannel: null,
      fulfillmentChannelVariation: given.option ?? 'EMAIL',
      optionality: 'OPTIONAL' as const,
      isFulfillableAlone: true,
    },
  ],
  can: {
    start: given.refused ? { ok: false as const, reason: given.refused } : { ok: true as const },
  },
})

const names = (templates: ReturnType<typeof template>[], filters: Partial<CatalogFilters>) =>
  shownTemplates(templates, { ...usual, ...filters }, TODAY).map(({ name }) => name)

test('all words of a search stand in name or description, in any order and case', () => {
  const all = [
    template(1, 'Spring Sale'),
    template(2, 'Sale', { description: 'For spring.' }),
    template(3, 'Summer Sale'),
  ]
  expect(names(all, { text: 'SALE spring' })).toEqual(['Sale', 'Spring Sale'])
})

test('a channel is found alone and in the variations that use it', () => {
  const all = [
    template(1, 'Both', { option: 'EMAIL_AND_DIRECT_MAIL' }),
    template(2, 'Email', { option: 'EMAIL' }),
    template(3, 'Mail', { option: 'DIRECT_MAIL' }),
  ]
  expect(names(all, { channel: 'DIRECT_MAIL' })).toEqual(['Both', 'Mail'])
})

test('a category is found by itself', () => {
  const all = [template(1, 'Year', { category: 'ANNUAL_SEASONAL' }), template(2, 'Season')]
  expect(names(all, { category: 'ANNUAL_SEASONAL' })).toEqual(['Year'])
})

test('open only leaves out what is closed, not what others have to start', () => {
  const all = [
    template(1, 'Closed', { refused: 'campaign-template.enrollment-ended' }),
    template(2, 'Of staff', { refused: 'campaign-template.several-dealers-only' }),
    template(3, 'Open'),
  ]
  expect(names(all, { isOpenOnly: true })).toEqual(['Of staff', 'Open'])
})

const dated = [
  template(1, 'Ended', { last: '2027-02-28' }),
  template(2, 'Late', { last: '2027-12-31' }),
  template(3, 'Open end'),
  template(4, 'Soon', { last: '2027-03-01' }),
  template(5, 'Also soon', { last: '2027-03-01' }),
]

test.each([
  ['name', ['Also soon', 'Ended', 'Late', 'Open end', 'Soon']],
  ['newest', ['Also soon', 'Soon', 'Open end', 'Late', 'Ended']],
  ['closing', ['Also soon', 'Soon', 'Late', 'Open end', 'Ended']],
] as const)('in order: %s', (order, expected) => {
  expect(names(dated, { order })).toEqual(expected)
})
