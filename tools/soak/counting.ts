import { everybody } from '@marquee/test-kit/everybody'
import type { Doing, Person } from './person.ts'

// Counts as filters are moved: each of them another one, so that no answer was stored before.

const SEGMENTS = ['ACTIVE', 'LAPSED', 'INACTIVE']

function anyFilters(): object {
  const segments = SEGMENTS.filter(() => Math.random() < 0.5)
  return {
    ...everybody,
    locationFilterType: 'DISTANCE',
    maxDistanceFromDealership: 5 + Math.floor(Math.random() * 60),
    segments: segments.map((segmentName) => ({ segmentName, selected: true })),
    spendingLimit: Math.random() < 0.3 ? 500 + Math.floor(Math.random() * 5_000) : null,
  }
}

const ofDraft = ({ draft, templateKey }: Person) =>
  `campaignTemplateKey=${templateKey}&campaignKey=${draft?.key}`

export const counting: Doing[] = [
  {
    name: 'a count of one market',
    weight: 12,
    run: (person) =>
      person.caller('one market').call('POST', `/audience/search?${ofDraft(person)}`, anyFilters()),
  },
  {
    name: 'a count of all markets of a person',
    weight: 3,
    run: ({ caller, marketKey, templateKey }) =>
      caller('all markets of a person').call(
        'POST',
        `/audience/search?campaignTemplateKey=${templateKey}&marketKey=${marketKey}`,
        anyFilters(),
      ),
  },
  {
    name: 'a page of its members',
    weight: 4,
    run: (person) =>
      person.caller().call('POST', `/audience/members?${ofDraft(person)}`, {
        searchRequest: anyFilters(),
      }),
  },
]
