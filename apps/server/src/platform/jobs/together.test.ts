import { expect, test } from 'vitest'
import { together } from './together.ts'

test('what comes while some are being saved goes together next, in order', async () => {
  const goes: number[][] = []
  const add = together<number>(async (items) => {
    goes.push([...items])
    await new Promise((resolve) => setImmediate(resolve))
  })
  await Promise.all([1, 2, 3, 4].map(add))
  await add(5)
  expect(goes).toEqual([[1], [2, 3, 4], [5]])
})

test('a go that fails fails for those in it, and the next is saved', async () => {
  const add = together<string>(async (items) => {
    await Promise.resolve()
    if (items.includes('bad')) throw new Error('full')
  })
  const said = await Promise.allSettled(['first', 'bad', 'beside'].map(add))
  expect(said.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  await expect(add('later')).resolves.toBeUndefined()
})
