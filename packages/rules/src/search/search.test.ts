import { expect, test } from 'vitest'
import type { Match } from '../matching/index.ts'
import { inOrder, looksForParts } from './index.ts'

const hits = (...matches: Match[]) => matches.map((match) => ({ match }))

test('the group with the best match comes first; empty ones are left out [CMP-40]', () => {
  const ordered = inOrder([
    ['campaigns', hits('PART', 'PART')],
    ['templates', hits()],
    ['markets', hits('PART', 'EXACT')],
    ['people', hits('PREFIX')],
    ['screens', hits('PART')],
  ])
  expect(ordered.map(([name]) => name)).toEqual(['markets', 'people', 'campaigns', 'screens'])
})

test.for([
  ['a', false],
  [' a ', false],
  ['ab', true],
  ['é1', true],
] as const)('for %j parts of names are looked for: %s [CMP-40]', ([text, expected]) => {
  expect(looksForParts(text)).toBe(expected)
})
