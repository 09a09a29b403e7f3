import { counting } from './counting.ts'
import type { Doing, Person } from './person.ts'
import { ordering } from './ordering.ts'
import { painting, showing } from './showing.ts'

const LIST = { size: 25 }

const reading: Doing[] = [
  {
    name: 'home',
    weight: 14,
    run: ({ caller }) => {
      const { call } = caller()
      return Promise.all(
        ['/user-state', '/campaign/home', '/notice/unread'].map((path) => call('GET', path)),
      )
    },
  },
  {
    name: 'list of campaigns',
    weight: 10,
    run: ({ caller }) => caller().call('POST', '/campaign/search', LIST),
  },
  {
    name: 'list of campaigns by a word',
    weight: 5,
    run: ({ caller }) =>
      caller('by a word').call('POST', '/campaign/search', { ...LIST, criteria: { text: 'oil' } }),
  },
  {
    name: 'search',
    weight: 6,
    run: ({ caller }) => caller().call('POST', '/search', { text: 'oil' }),
  },
  {
    name: 'a campaign is opened',
    weight: 10,
    run: async ({ caller, draft }) =>
      draft && (await caller().call('GET', `/campaign/${draft.key}`)),
  },
  {
    name: 'calendar',
    weight: 6,
    run: ({ caller }) => {
      const from = new Date().toISOString().slice(0, 10)
      return caller().call('GET', `/campaign/calendar?from=${from}&days=31`)
    },
  },
]

const saving: Doing = {
  name: 'a draft is saved',
  weight: 12,
  run: async (person) => {
    const name = `Saved ${Math.floor(Math.random() * 1e9)} ${person.draft?.key}`
    const updated = { ...person.draft, name }
    person.draft = await person.caller().call('PUT', '/campaign', updated)
  },
}

const managing: Doing = {
  name: 'what waits for a decision',
  weight: 6,
  run: ({ caller }) => {
    const { call } = caller()
    return Promise.all([call('GET', '/approval/count'), call('POST', '/approval/search', LIST)])
  },
}

/** What a person does as they may: who only reads saves and counts nothing, and managers see more. */
export function doingsOf({ draft, isDealer, name }: Person): Doing[] {
  const reads = [...reading, ...showing]
  if (!draft) return reads
  const ofAll = [...reads, ...painting, saving, ...counting]
  if (!isDealer) return [...ofAll, managing]
  return name === 'dealer' ? [...ofAll, ordering] : ofAll
}
