import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AUDIENCE_DEBOUNCE_MS, SLIDING_MS, usePaced, type Pace } from './use-paced.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const paced = () =>
  renderHook(({ value, pace }) => usePaced(value, String(value), pace), {
    initialProps: { value: 0, pace: 'now' as Pace },
  })

test('what is typed is asked about once typing has paused for half a second [AUD-20, AUD-19, CONST-24]', () => {
  expect(AUDIENCE_DEBOUNCE_MS).toBe(500)
  const { result, rerender } = paced()
  for (const value of [1, 2, 3]) {
    rerender({ value, pace: 'typing' })
    wait(300)
    expect(result.current).toEqual({ value: 0, isWaiting: true })
  }
  wait(199)
  expect(result.current.isWaiting).toBe(true)
  wait(1)
  expect(result.current).toEqual({ value: 3, isWaiting: false })
})

test('while a slider moves it is asked about every 150 ms at most, the newest value [AUD-20]', () => {
  const { result, rerender } = paced()
  const values: number[] = []
  for (let value = 1; value <= 60; value += 1) {
    rerender({ value, pace: 'sliding' })
    wait(10)
    if (values.at(-1) !== result.current.value) values.push(result.current.value)
  }
  expect(values.length).toBeLessThanOrEqual(1 + 600 / SLIDING_MS)
  expect(values.length).toBeGreaterThan(2)
  // At the end of the drag the request is sent at once.
  rerender({ value: 61, pace: 'sliding' })
  rerender({ value: 61, pace: 'now' })
  expect(result.current).toEqual({ value: 61, isWaiting: false })
})

test('a tick is asked about at once, also while something typed waits', () => {
  const { result, rerender } = paced()
  rerender({ value: 1, pace: 'typing' })
  rerender({ value: 2, pace: 'now' })
  expect(result.current).toEqual({ value: 2, isWaiting: false })
  wait(1_000)
  expect(result.current).toEqual({ value: 2, isWaiting: false })
})
