import { EVERY_SEED_CHANNEL, seedProblems, wholeSeeds } from '@marquee/rules/seed-lists'
import { expect, test } from 'vitest'
import { demoMarkets } from './index.ts'
import { demoSeedLists } from './seed-lists.ts'

const lists = demoSeedLists(demoMarkets())

test('every recipient of the demo could have been typed in, and is on a list once [SEED-12]', () => {
  for (const { recipients } of lists) {
    for (const person of recipients) expect(seedProblems(person, EVERY_SEED_CHANNEL)).toEqual({})
    expect(wholeSeeds(recipients, EVERY_SEED_CHANNEL)).toEqual({ ok: true, value: recipients })
  }
})

test('every dealer who signs in to the demo has lists, one of them close to the limit [SEED-18]', () => {
  const sizes = lists.map(({ recipients }) => recipients.length)
  expect(new Set(lists.map(({ market }) => market.key)).size).toBe(5)
  expect(Math.max(...sizes)).toBe(22)
  expect(lists.every(({ recipients }) => recipients[0]?.email.endsWith('@seeds.example'))).toBe(
    true,
  )
})
