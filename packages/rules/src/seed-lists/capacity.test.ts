import { expect, test } from 'vitest'
import {
  addSeedList,
  changeSeedList,
  MOST_SEED_LISTS,
  seedCapacity,
  seedTexts,
  withinSeedLimit,
} from './index.ts'

const OVER = 'You have too many recipients selected. Please remove 2 recipients. (Limit 25).'

test.each([
  [0, '25 Remaining (Limit 25)', undefined, false],
  [19, '6 Remaining (Limit 25)', undefined, false],
  [20, '5 Remaining (Limit 25)', 'You are close to the limit.', false],
  [24, '1 Remaining (Limit 25)', 'You are close to the limit.', false],
  [25, 'Your list is full. (Limit 25)', undefined, false],
  [27, OVER, undefined, true],
])('%i of 25: %s [SEED-14, SEED-15, SEED-16, SEED-18, SEED-19]', (count, text, warning, isOver) => {
  expect(seedCapacity(count, 25)).toEqual({ text, warning, isOver })
})

test('a list never grows beyond the limit, but one that was longer may shrink [SEED-17]', () => {
  expect(withinSeedLimit(25, 25).ok).toBe(true)
  expect(withinSeedLimit(26, 25)).toEqual({
    ok: false,
    reason: 'seed-list.over-limit',
    details: { limit: 25, remove: 1 },
  })
  expect(withinSeedLimit(29, 25, 30).ok).toBe(true)
  expect(withinSeedLimit(31, 25, 30).ok).toBe(false)
})

test('lists are bounded, and a stale save is refused [SEED-34, SEED-35]', () => {
  expect(addSeedList(MOST_SEED_LISTS - 1).ok).toBe(true)
  expect(addSeedList(MOST_SEED_LISTS)).toMatchObject({ reason: 'seed-list.too-many' })
  expect(changeSeedList({ version: 3 }, 3).ok).toBe(true)
  expect(changeSeedList({ version: 3 }, undefined).ok).toBe(true)
  expect(changeSeedList({ version: 3 }, 2)).toMatchObject({ reason: 'seed-list.changed-meanwhile' })
})

test('the texts are those of the specification [SEED-01, SEED-02, SEED-03, SEED-04, SEED-05, SEED-10, SEED-11, SEED-13]', () => {
  expect(seedTexts).toMatchObject({
    title: 'Deployment Recipients - Seeds',
    manage: 'Manage Seed Recipient Lists',
    add: 'Add Seed Recipient',
    select: 'Select Seed Recipient List',
    noLists: 'No Seed Recipient Lists',
    clear: 'Clear List Below',
    exitQuestion: {
      title: 'Exit Campaign Builder?',
      body: 'Any changes you have made on this campaign will not be saved.',
      left: 'No',
      right: 'Yes',
    },
    clearQuestion: {
      title: 'Clear Seed Recipient List?',
      body: 'Clearing the seed recipient list cannot be undone.',
      left: 'No',
      right: 'Yes',
    },
    duplicate: {
      title: 'Duplicate Seed Recipient',
      body: 'The recipient you are attempting to add already exists on this list.',
      okay: 'Okay',
    },
    annual:
      'Seeds will be copied to all seasonals and may be updated during customization periods.',
  })
})
