import { sql as raw } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { askingOnce, inScope, store } from './index.ts'

const database = testDatabase()
/** Each statement that is sent answers something else; it is sent when somebody waits for it. */
const answers = store((sql) => ({
  next: (_by: string) => sql.execute<{ at: string }>(raw`SELECT gen_random_uuid() AS at`),
}))
const others = store((sql) => answers(sql, ''))

test('of the stores that are named each question is sent once, however often it is asked', async () => {
  const found = await inScope(database.pool, { path: '1.' }, async ({ sql }) => {
    const use = askingOnce((made) => made(sql, '1.'), [answers])
    const ask = async (of: typeof answers, by: string) => (await use(of).next(by)).rows[0]?.at
    return {
      same: [await ask(answers, 'a'), await ask(answers, 'a')],
      another: await ask(answers, 'b'),
      unnamed: [await ask(others, 'a'), await ask(others, 'a')],
    }
  })
  const { same, another, unnamed } = found
  expect(same[1]).toBe(same[0])
  expect(new Set([same[0], another, ...unnamed]).size).toBe(4)
})

test('a question that failed is asked anew', async () => {
  let asked = 0
  const failing = store(() => ({
    first: () => ((asked += 1), asked === 1 ? Promise.reject(new Error('lost')) : asked),
  }))
  await inScope(database.pool, { path: '1.' }, async ({ sql }) => {
    const use = askingOnce((made) => made(sql, '1.'), [failing])
    await expect(use(failing).first()).rejects.toThrow('lost')
    expect(await use(failing).first()).toBe(2)
  })
})
