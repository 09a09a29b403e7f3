import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

/** Work that ends when the test ends it. */
function task(name: string, log: string[]) {
  let end = { resolve: (_: string) => {}, reject: (_: Error) => {} }
  const done = new Promise<string>((resolve, reject) => {
    end = { resolve, reject }
  })
  const work = () => {
    log.push(name)
    return done
  }
  return { work, end: () => end.resolve(name), fail: () => end.reject(new Error(name)) }
}

test('two are worked on, two wait in a row, and the next is sent away', async () => {
  const log: string[] = []
  const few = fewAtOnce({ most: 2, waiting: 2 })
  const tasks = ['a', 'b', 'c', 'd', 'e'].map((name) => task(name, log))
  const [a, b, c, d, e] = tasks.map(({ work }) => few(work))
  expect(await e).toEqual({ ok: false, reason: 'busy' })
  expect(log).toEqual(['a', 'b'])

  tasks[1]?.end()
  expect(await b).toEqual({ ok: true, value: 'b' })
  await Promise.resolve()
  expect(log).toEqual(['a', 'b', 'c'])
  for (const { end } of tasks) end()
  await Promise.all([a, c, d])
  expect(log).toEqual(['a', 'b', 'c', 'd'])
})

test('what fails leaves its place to the next', async () => {
  const log: string[] = []
  const few = fewAtOnce({ most: 1, waiting: 1 })
  const first = task('first', log)
  const second = task('second', log)
  const failing = few(first.work)
  const following = few(second.work)
  first.fail()
  await expect(failing).rejects.toThrow('first')
  second.end()
  expect(await following).toEqual({ ok: true, value: 'second' })
  expect(await few(async () => 'third')).toEqual({ ok: true, value: 'third' })
})
