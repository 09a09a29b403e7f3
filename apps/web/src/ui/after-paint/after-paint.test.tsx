import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AfterPaint } from './index.ts'

test('what takes long is not made before the rest is painted, and then stays', async () => {
  const made = vi.fn<() => string>(() => 'the map')
  render(<AfterPaint before="soon">{made}</AfterPaint>)
  expect([screen.queryByText('soon') !== null, made.mock.calls.length]).toEqual([true, 0])
  expect(await screen.findByText('the map')).toBeTruthy()
  expect(screen.queryByText('soon')).toBeNull()
})

test('whoever leaves before that makes nothing', async () => {
  const made = vi.fn<() => string>(() => 'the map')
  render(<AfterPaint before="soon">{made}</AfterPaint>).unmount()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)))
  expect(made).not.toHaveBeenCalled()
})
