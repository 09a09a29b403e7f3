import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CountBadge } from './index.ts'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_000, '99+'],
])('a badge of %d shows %s [UI-05, CONST-30]', (count, shown) => {
  render(<CountBadge count={count} label="orders are waiting" />)
  expect(screen.getByText(shown)).toBeDefined()
})

test('a badge tells the whole number to those who hear the page [UI-05]', () => {
  render(<CountBadge count={130} label="orders are waiting" />)
  expect(screen.getByText('130 orders are waiting')).toBeDefined()
  expect(screen.getByText('99+').ariaHidden).toBe('true')
})

test('where nothing is waiting there is no badge [UI-05]', () => {
  const { container } = render(<CountBadge count={0} label="orders are waiting" />)
  expect(container.textContent).toBe('')
})
