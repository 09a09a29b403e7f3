import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useTheme } from '@mui/material/styles'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AppTheme, MODE_STORAGE_KEY } from './app-theme.tsx'
import { ColorModeSwitch } from './index.ts'
import { SCHEME_ATTRIBUTE, themeFor } from './theme.ts'
import { accents } from './tokens.ts'

const Accent = () => useTheme().palette.primary.main

const scheme = () => document.documentElement.getAttribute(SCHEME_ATTRIBUTE)

afterEach(() => {
  document.head.querySelector('meta[property="csp-nonce"]')?.remove()
})

test('light and dark follow the system until somebody chooses, and the choice is remembered', async () => {
  const page = render(
    <AppTheme>
      <ColorModeSwitch />
    </AppTheme>,
  )
  expect(scheme()).toBe('light')
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
  expect(scheme()).toBe('dark')
  expect(localStorage.getItem(MODE_STORAGE_KEY)).toBe('dark')
  page.unmount()
  render(
    <AppTheme>
      <ColorModeSwitch />
    </AppTheme>,
  )
  expect(scheme()).toBe('dark')
  expect(screen.getByRole('button', { name: 'Dark' }).ariaPressed).toBe('true')
})

test('the accent is that of the brand', () => {
  const { rerender } = render(
    <AppTheme brand="HONDA">
      <Accent />
    </AppTheme>,
  )
  expect(screen.getByText(accents.HONDA.light.main)).toBeDefined()
  rerender(
    <AppTheme brand="ACURA">
      <Accent />
    </AppTheme>,
  )
  expect(screen.getByText(accents.ACURA.light.main)).toBeDefined()
})

test('every style carries the nonce that the page was served with', () => {
  document.head.insertAdjacentHTML('beforeend', '<meta property="csp-nonce" nonce="n0nce">')
  const inserting = vi.spyOn(document.head, 'insertBefore')
  render(
    <AppTheme>
      <Button>Save</Button>
    </AppTheme>,
  )
  const styles = inserting.mock.calls.map(([node]) => node as HTMLStyleElement)
  expect(styles.length).toBeGreaterThan(0)
  for (const style of styles) expect(style.getAttribute('nonce')).toBe('n0nce')
  inserting.mockRestore()
})

function advance(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}

function shownAfter(ms: number): boolean {
  advance(ms)
  return screen.queryByRole('tooltip') !== null
}

function buttonWithTooltip(): HTMLElement {
  vi.useFakeTimers()
  render(
    <AppTheme>
      <Tooltip title="Why" slotProps={{ transition: { timeout: 0 } }}>
        <Button>Save</Button>
      </Tooltip>
    </AppTheme>,
  )
  const button = screen.getByRole('button')
  // After a tooltip has been shown the next one comes at once, until a while after it has gone; an
  // earlier test may have left one open.
  fireEvent.mouseOver(button)
  advance(100)
  fireEvent.mouseLeave(button)
  advance(1000)
  advance(1000)
  return button
}

test('a tooltip waits 100 ms for a pointer [UI-14]', () => {
  const button = buttonWithTooltip()
  fireEvent.mouseOver(button)
  expect([shownAfter(99), shownAfter(1)]).toEqual([false, true])
})

test('a touch that lasts 700 ms begins the 100 ms of a tooltip, which stays 1500 ms after the touch [UI-14]', () => {
  const button = buttonWithTooltip()
  fireEvent.touchStart(button)
  expect([shownAfter(700 + 99), shownAfter(1)]).toEqual([false, true])
  fireEvent.touchEnd(button)
  expect(shownAfter(1499)).toBe(true)
  // One step lets it close, the other ends its transition.
  advance(1)
  expect(shownAfter(1)).toBe(false)
})

test('the theme lays snackbars at 1400 and tooltips at 1500 [UI-13, CONST-32]', () => {
  expect(themeFor('AMP').zIndex).toMatchObject({ snackbar: 1400, tooltip: 1500 })
})
