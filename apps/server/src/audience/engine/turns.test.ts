import { expect, test } from 'vitest'
import { turn } from './turns.gateway.ts'

test('each who computes has a round of the event loop to themselves, in the order in which they asked', async () => {
  const told: [name: string, round: number][] = []
  let round = 0
  let isOver = false
  const count = () => {
    round += 1
    if (!isOver) setImmediate(count)
  }
  count()
  await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      await turn()
      told.push([name, round])
    }),
  )
  isOver = true
  const [start = 0] = told.map((one) => one[1])
  expect(told).toEqual([
    ['first', start],
    ['second', start + 1],
    ['third', start + 2],
  ])
})
