import { act, fireEvent, renderHook, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { NotificationsProvider, useNotifications, type Notifications } from './index.ts'

beforeEach(() => void vi.useFakeTimers())

function started(): Notifications {
  return renderHook(useNotifications, { wrapper: NotificationsProvider }).result.current
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test.each(['success', 'error', 'info', 'warning'] as const)(
  'a notification of the variant %s shows its message [UI-06]',
  (variant) => {
    const { notify } = started()
    act(() => notify(variant, 'Blackout dates updated successfully'))
    const bar = screen.getByText('Blackout dates updated successfully').closest('.MuiAlert-root')
    expect(bar?.className).toContain(`color${variant.charAt(0).toUpperCase()}${variant.slice(1)}`)
  },
)

test('one notification is current at a time: the next takes its place [UI-06]', () => {
  const { notify } = started()
  act(() => notify('error', 'First'))
  act(() => notify('info', 'Second'))
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByText('Second')).toBeDefined()
})

test('a notification can be cleared, by its button or by the program [UI-06]', () => {
  const { notify, clear } = started()
  act(() => notify('error', 'First'))
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
  expect(screen.queryByText('First')).toBeNull()
  act(() => notify('error', 'Second'))
  act(clear)
  expect(screen.queryByText('Second')).toBeNull()
})

test.each(['success', 'info', 'warning'] as const)(
  'a notification of the variant %s goes after 6 seconds [UI-07]',
  (variant) => {
    const { notify } = started()
    act(() => notify(variant, 'Saved'))
    pass(5999)
    expect(screen.getByText('Saved')).toBeDefined()
    pass(1)
    expect(screen.queryByText('Saved')).toBeNull()
  },
)

test('an error stays until it is closed [UI-07]', () => {
  const { notify } = started()
  act(() => notify('error', 'Not saved'))
  pass(3_600_000)
  expect(screen.getByText('Not saved')).toBeDefined()
})

test('the next notification has its own 6 seconds, even with the same words [UI-07]', () => {
  const { notify } = started()
  act(() => notify('success', 'Saved'))
  pass(4000)
  act(() => notify('success', 'Saved'))
  pass(4000)
  expect(screen.getByText('Saved')).toBeDefined()
})

test('errors are read out at once and the rest politely, in regions that were there before [UI-06]', () => {
  const { notify } = started()
  const status = screen.getByRole('status')
  const alert = screen.getByRole('alert')
  act(() => notify('success', 'Saved'))
  expect(within(status).getByText('Saved')).toBeDefined()
  act(() => notify('error', 'Not saved'))
  expect(within(alert).getByText('Not saved')).toBeDefined()
})
