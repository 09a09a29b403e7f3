import { act, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ArrangedColumn } from '@marquee/rules/list-preferences'
import { afterEach, expect, test, vi } from 'vitest'
import { columns, showGrid } from './testing/dealers-grid.tsx'
import { useColumns } from './use-columns.ts'

afterEach(() => void vi.unstubAllGlobals())

const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

/** The columns of the grid of dealers as somebody arranged them, and what is arranged further. */
function arranged(...now: ArrangedColumn[]) {
  const stored: ArrangedColumn[] = []
  const arrangement = {
    columns: now,
    arrange: (column: ArrangedColumn) => void stored.push(column),
    reset: () => undefined,
  }
  return { stored, arrangement }
}

test('columns are as they were arranged; those that are gone by now make no difference', () => {
  const { arrangement } = arranged(
    { id: 'pieces', isShown: false, width: null },
    { id: 'zodiac', isShown: true, width: 90 },
  )
  showGrid({ arrangement })
  expect(titles()).toEqual(['Name'])
})

test('a grid of which no column would be left shows them as usual', () => {
  const { arrangement } = arranged(
    { id: 'name', isShown: false, width: null },
    { id: 'pieces', isShown: false, width: null },
  )
  showGrid({ arrangement })
  expect(titles()).toEqual(['Name', 'Pieces'])
})

test('a column that is hidden and shown again is as the grid has it', async () => {
  const { arrangement, stored } = arranged({ id: 'pieces', isShown: false, width: 120 })
  showGrid({ arrangement })
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Pieces' }))
  expect(stored).toEqual([{ id: 'pieces', isShown: null, width: 120 }])
})

test('there is a way back only where something was arranged', async () => {
  showGrid()
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const back = () => screen.getByRole('menuitem', { name: 'Back to how it was' })
  expect(back().ariaDisabled).toBe('true')
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Pieces' }))
  await userEvent.click(back())
  expect(titles()).toEqual(['Name', 'Pieces'])
})

test('a width is whole and within bounds; on a narrow screen none is used and none is stored', () => {
  const { arrangement, stored } = arranged({ id: 'name', isShown: null, width: 300 })
  const wide = renderHook(() => useColumns(columns, arrangement))
  expect(wide.result.current.widths).toEqual({ name: 300 })
  act(() => wide.result.current.setWidth('pieces', 120.6))
  act(() => wide.result.current.setWidth('pieces', 9_000))
  expect(stored.map(({ width }) => width)).toEqual([121, 2_000])
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }),
  )
  const narrow = renderHook(() => useColumns(columns, arrangement))
  expect(narrow.result.current.widths).toEqual({})
  act(() => narrow.result.current.setWidth('pieces', 90))
  expect(stored).toHaveLength(2)
})
