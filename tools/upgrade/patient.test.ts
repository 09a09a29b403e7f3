import type { Call } from '@marquee/test-kit/campaign-by-calls'
import { expect, test } from 'vitest'
import { patient } from './patient.ts'

/** Answers these one after the other: an error, or in the end what was asked for. */
function answering(...errors: string[]): { call: Call; noted: () => number } {
  let noted = 0
  const call = patient(
    (async () => {
      const error = errors.shift()
      if (error) throw new Error(error)
      return { ok: true }
    }) as Call,
    () => {
      noted += 1
    },
  )
  return { call, noted: () => noted }
}

test('a call is made again where it is asked to be, and how often is known', async () => {
  const busy = answering('POST /order: 503 {}', 'PUT /a: 409 {"code":"audience.superseded"}')
  expect(await busy.call('POST', '/order')).toEqual({ ok: true })
  expect(busy.noted()).toBe(2)
})

test('any other answer is a failure at once', async () => {
  const refused = answering('POST /order: 500 {}')
  await expect(refused.call('POST', '/order')).rejects.toThrow('500')
  expect(refused.noted()).toBe(0)
})
