import { expect, test } from 'vitest'
import { someAtOnce } from './use-decide-logos.ts'

test.each([0, 1, 2, 7])('%i items are each done once, three at a time', async (count) => {
  const items = Array.from({ length: count }, (_, place) => place)
  const done: number[] = []
  let running = 0
  let most = 0
  await someAtOnce(items, 3, async (item) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resume) => setTimeout(resume))
    done.push(item)
    running -= 1
  })
  expect(done.toSorted()).toEqual(items)
  expect(most).toBe(Math.min(3, count))
})
