import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountingNumber, useBefore, useDebouncedText } from './index.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const shown = () => Number(screen.getByTestId('number').textContent?.replaceAll(',', ''))
const counting = (value: number) => (
  <div data-testid="number">
    <CountingNumber value={value} />
  </div>
)

test('a number counts to its new value, and is soon there', () => {
  const { rerender } = render(counting(1_000))
  rerender(counting(2_000))
  expect(shown()).toBe(1_000)
  wait(50)
  expect(shown()).toBeGreaterThan(1_000)
  expect(shown()).toBeLessThan(2_000)
  // A newer value is counted to from where one is.
  const meanwhile = shown()
  rerender(counting(500))
  wait(20)
  expect(shown()).toBeLessThanOrEqual(meanwhile)
  wait(240)
  expect(screen.getByTestId('number').textContent).toBe('500')
  rerender(counting(12_345))
  wait(240)
  expect(screen.getByTestId('number').textContent).toBe('12,345')
})

test('it is there at once for those who asked for less motion', () => {
  const still = Object.assign(new EventTarget(), { matches: true, media: '' })
  vi.stubGlobal('matchMedia', () => still)
  const { rerender } = render(counting(1_000))
  rerender(counting(2_000))
  expect(shown()).toBe(2_000)
})

test('the value before stays readable, of changes in a row the one before the first', () => {
  const { result, rerender } = renderHook(({ value }) => useBefore(value), {
    initialProps: { value: 10 },
  })
  expect(result.current).toBeUndefined()
  wait(2_000)
  for (const value of [20, 30]) {
    rerender({ value })
    expect(result.current).toBe(10)
    wait(300)
  }
  wait(2_000)
  expect(result.current).toBe(10)
  rerender({ value: 40 })
  expect(result.current).toBe(30)
})

test('a text is told once it has settled, not on the way', () => {
  const initialProps = { text: '10 households', isFinal: false }
  const { result, rerender } = renderHook(({ text, isFinal }) => useDebouncedText(text, isFinal), {
    initialProps,
  })
  wait(3_000)
  expect(result.current).toBe('')
  rerender({ text: '20 households', isFinal: true })
  wait(600)
  rerender({ text: '30 households', isFinal: true })
  wait(600)
  expect(result.current).toBe('')
  wait(600)
  expect(result.current).toBe('30 households')
})
