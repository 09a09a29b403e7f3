import { expect, test } from 'vitest'
import { turns } from './turns.ts'

/** In which rounds of the event loop these have their turn, from the first of them on. */
async function roundsOf(names: readonly string[], turn: () => Promise<void>) {
  const taken: [name: string, round: number][] = []
  let round = 0
  let isOver = false
  const count = () => {
    round += 1
    if (!isOver) setImmediate(count)
  }
  count()
  await Promise.all(
    names.map(async (name) => {
      await turn()
      taken.push([name, round])
    }),
  )
  isOver = true
  const [start = 0] = taken.map((one) => one[1])
  return taken.map(([name, at]) => `${name} ${at - start}`)
}

test('each computation has a round of the event loop to itself, in the order of the requests', async () => {
  expect(await roundsOf(['a', 'b', 'c'], turns())).toEqual(['a 0', 'b 1', 'c 2'])
})

test('short ones have a round together, so many as are said', async () => {
  expect(await roundsOf(['a', 'b', 'c', 'd', 'e'], turns(2))).toEqual([
    'a 0',
    'b 0',
    'c 1',
    'd 1',
    'e 2',
  ])
})
