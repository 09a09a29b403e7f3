import { sql as raw } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { readingOnce, inScope, store } from './index.ts'

const database = testDatabase()
/** Each statement that is sent has another answer; it is sent when its promise is awaited. */
const answers = store((sql) => ({
  next: (_by: string) => sql.execute<{ at: string }>(raw`SELECT gen_random_uuid() AS at`),
}))
const others = store((sql) => answers(sql, ''))

test('of the named stores each read is sent once, however often it is called', async () => {
  const found = await inScope(database.pool, { path: '1.' }, async ({ sql }) => {
    const use = readingOnce((build) => build(sql, '1.'), [answers])
    const read = async (of: typeof answers, by: string) => (await use(of).next(by)).rows[0]?.at
    return {
      same: [await read(answers, 'a'), await read(answers, 'a')],
      another: await read(answers, 'b'),
      unnamed: [await read(others, 'a'), await read(others, 'a')],
    }
  })
  const { same, another, unnamed } = found
  expect(same[1]).toBe(same[0])
  expect(new Set([same[0], another, ...unnamed]).size).toBe(4)
})

test('a failed read is sent again', async () => {
  let reads = 0
  const failing = store(() => ({
    first: () => ((reads += 1), reads === 1 ? Promise.reject(new Error('lost')) : reads),
  }))
  await inScope(database.pool, { path: '1.' }, async ({ sql }) => {
    const use = readingOnce((build) => build(sql, '1.'), [failing])
    await expect(use(failing).first()).rejects.toThrow('lost')
    expect(await use(failing).first()).toBe(2)
  })
})
