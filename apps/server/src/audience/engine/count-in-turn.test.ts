import { expect, test } from 'vitest'
import { countInTurn } from './count-in-turn.gateway.ts'

const othersTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Counts that end when the test ends them. */
function counts(bounds: { most: number; waiting: number }) {
  const inTurn = countInTurn(bounds)
  const begun: string[] = []
  const ends = new Map<string, { end: () => void; fail: (error: Error) => void }>()
  const count = (who: string, name = who) =>
    inTurn(who, (signal) => {
      begun.push(name)
      return new Promise<string>((resolve, reject) => {
        ends.set(name, { end: () => resolve(name), fail: reject })
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    })
  const end = async (name: string) => {
    ends.get(name)?.end()
    await othersTurn()
  }
  return { begun, count, end, fail: (name: string) => ends.get(name)?.fail(new Error(name)) }
}

const superseded = { ok: false, reason: 'audience.superseded' }

test('two count at once, the next wait in the order they came, and one too many is sent away', async () => {
  const { begun, count, end } = counts({ most: 2, waiting: 2 })
  const [ann, bob, , dan] = ['ann', 'bob', 'cat', 'dan'].map((who) => count(who))
  expect(await count('eve')).toEqual({ ok: false, reason: 'audience.busy' })
  expect(begun).toEqual(['ann', 'bob'])
  await end('bob')
  expect(await bob).toEqual({ ok: true, value: 'bob' })
  expect(begun).toEqual(['ann', 'bob', 'cat'])
  await end('ann')
  await end('dan')
  expect(await ann).toEqual({ ok: true, value: 'ann' })
  expect(await dan).toEqual({ ok: true, value: 'dan' })
})

test('a newer count of the same person ends the older one and takes its place', async () => {
  const { begun, count, end } = counts({ most: 1, waiting: 1 })
  const older = count('ann', 'older')
  await othersTurn()
  const newer = count('ann', 'newer')
  expect(await older).toEqual(superseded)
  await othersTurn()
  expect(begun).toEqual(['older', 'newer'])
  await end('newer')
  expect(await newer).toEqual({ ok: true, value: 'newer' })
})

test('an older count that still waits is never begun, and leaves room in the row', async () => {
  const { begun, count, end } = counts({ most: 1, waiting: 1 })
  const bob = count('bob')
  const waited = ['1', '2', '3'].map((name) => count('ann', name))
  const [first, second, third] = waited
  expect([await first, await second]).toEqual([superseded, superseded])
  await end('bob')
  await end('3')
  expect(await bob).toEqual({ ok: true, value: 'bob' })
  expect(await third).toEqual({ ok: true, value: '3' })
  expect(begun).toEqual(['bob', '3'])
})

test('however often a person counts again, no more run than may count at once', async () => {
  const { begun, count, end } = counts({ most: 1, waiting: 5 })
  const bob = count('bob')
  const requested = Array.from({ length: 20 }, (_, at) => count('ann', `${at}`))
  const cat = count('cat')
  await othersTurn()
  expect(begun).toEqual(['bob'])
  await end('bob')
  expect(begun).toEqual(['bob', '19'])
  await end('19')
  expect(begun).toEqual(['bob', '19', 'cat'])
  await end('cat')
  await Promise.all([bob, cat, ...requested])
  const again = count('dan')
  const next = count('eve')
  await othersTurn()
  expect(begun.slice(3)).toEqual(['dan'])
  await end('dan')
  await end('eve')
  expect((await again).ok && (await next).ok).toBe(true)
})

test('a failure is passed on, and leaves its place to the next', async () => {
  const { begun, count, end, fail } = counts({ most: 1, waiting: 1 })
  const failing = count('ann')
  const next = count('bob')
  await othersTurn()
  fail('ann')
  await expect(failing).rejects.toThrow('ann')
  await end('bob')
  expect(await next).toEqual({ ok: true, value: 'bob' })
  expect(begun).toEqual(['ann', 'bob'])
})
