import { expect, test } from 'vitest'
import { turn } from './turns.gateway.ts'

test('each computation has a round of the event loop to itself, in the order of the requests', async () => {
  const turns: [name: string, round: number][] = []
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
      turns.push([name, round])
    }),
  )
  isOver = true
  const [start = 0] = turns.map((one) => one[1])
  expect(turns).toEqual([
    ['first', start],
    ['second', start + 1],
    ['third', start + 2],
  ])
})
