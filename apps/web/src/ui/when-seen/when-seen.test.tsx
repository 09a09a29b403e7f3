import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WhenSeen } from './index.ts'

afterEach(() => void vi.unstubAllGlobals())

test('what is far away is not made until somebody comes near it, and then stays', () => {
  let come: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  class Observer {
    constructor(notify: typeof come) {
      come = notify
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const made = vi.fn<() => string>(() => 'the piece')
  render(<WhenSeen before="soon">{made}</WhenSeen>)
  act(() => come([{ isIntersecting: false }]))
  expect([screen.queryByText('soon') !== null, made.mock.calls.length]).toEqual([true, 0])
  act(() => come([{ isIntersecting: true }]))
  act(() => come([{ isIntersecting: false }]))
  expect(screen.getByText('the piece')).toBeTruthy()
})
