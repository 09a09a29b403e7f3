import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Grid, useGridPage, useFilters, type GridPage } from './index.ts'
import { columns, dealers, type Dealer, type Extra } from './testing/dealers-grid.tsx'

/** A grid with pages from a server, which records the requests. */
function showPaged(extra: Extra = {}) {
  const requested: GridPage[] = []
  function Paged() {
    const paging = useGridPage({ pageSizes: extra.pageSizes })
    requested.push(paging.page)
    return (
      <Grid
        label="Dealers"
        columns={columns}
        rows={dealers(20)}
        rowId={(row) => row.key}
        total={95}
        paging={paging}
        {...extra}
      />
    )
  }
  render(
    <MemoryRouter>
      <Paged />
    </MemoryRouter>,
  )
  return { last: () => requested.at(-1) }
}

test('a click on a header asks the source for that order [TBL-01, TBL-11]', async () => {
  const { last } = showPaged()
  await userEvent.click(screen.getByRole('columnheader', { name: /Pieces/ }))
  expect(last()?.sort).toEqual([{ id: 'pieces', direction: 'ASCENDING' }])
  await userEvent.click(screen.getByRole('columnheader', { name: /Pieces/ }))
  expect(last()?.sort).toEqual([{ id: 'pieces', direction: 'DESCENDING' }])
  await userEvent.click(screen.getByRole('columnheader', { name: /Pieces/ }))
  expect(last()?.sort).toEqual([])
})

test('turning the page asks the source for it [TBL-01]', async () => {
  const { last } = showPaged()
  expect(last()).toEqual({ page: 0, size: 20, sort: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }))
  expect(last()?.page).toBe(2)
})

test('another page size is asked for with the page on which the top row stands [TBL-01, TBL-02, TBL-13]', async () => {
  const { last } = showPaged()
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }))
  await userEvent.click(screen.getByRole('combobox', { name: /Rows per page/, hidden: true }))
  const options = screen.getAllByRole('option').map((option) => option.textContent)
  expect(options).toEqual(['20', '30', '40', '50'])
  await userEvent.click(screen.getByRole('option', { name: '40' }))
  expect(last()).toMatchObject({ page: 1, size: 40 })
})

test('a data grid begins with 100 rows a page and offers 10, 25, 50 and 100 [TBL-04]', async () => {
  const { last } = showPaged({ pageSizes: 'data-grid', total: 400 })
  expect(last()?.size).toBe(100)
  await userEvent.click(screen.getByRole('combobox', { name: /Rows per page/, hidden: true }))
  const options = screen.getAllByRole('option').map((option) => option.textContent)
  expect(options).toEqual(['10', '25', '50', '100'])
})

test('a list that fits on the smallest page has no paging control [TBL-03]', () => {
  showPaged({ total: 20 })
  expect(screen.queryByRole('button', { name: 'Go to next page' })).toBeNull()
})

test('page and paging control stay while the next total is on its way [TBL-01]', async () => {
  const requested: GridPage[] = []
  function Paged({ total }: { total?: number }) {
    const paging = useGridPage()
    requested.push(paging.page)
    const rows = total === undefined ? [] : dealers(20)
    return (
      <Grid
        columns={columns}
        rows={rows}
        total={total}
        paging={paging}
        label="Dealers"
        loading={total === undefined}
        rowId={(row: Dealer) => row.key}
      />
    )
  }
  const { rerender } = render(<Paged total={95} />)
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }))
  rerender(<Paged />)
  expect(screen.getByRole('button', { name: 'Go to previous page' })).toBeDefined()
  rerender(<Paged total={95} />)
  expect(requested.at(-1)?.page).toBe(1)
})

test('another wish keeps the others and begins at the first page [TBL-12]', () => {
  const { result } = renderHook(() => {
    const paging = useGridPage()
    return { paging, ...useFilters(paging, { text: '', brand: 'HONDA' }) }
  })
  act(() => result.current.paging.source.changePage(3))
  act(() => result.current.setFilters({ text: 'lake' }))
  expect(result.current.filters).toEqual({ text: 'lake', brand: 'HONDA' })
  expect(result.current.paging.page.page).toBe(0)
})
