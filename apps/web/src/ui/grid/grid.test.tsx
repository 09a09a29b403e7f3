import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Grid, useGridPage, type GridColumn, type GridPage, type GridProps } from './index.ts'

interface Dealer {
  key: number
  name: string
  pieces: number
}

const columns: GridColumn<Dealer>[] = [
  { id: 'name', title: 'Name', value: (dealer) => dealer.name, width: 90 },
  {
    id: 'pieces',
    title: 'Pieces',
    value: (dealer) => dealer.pieces,
    show: (dealer) => `${dealer.pieces} pcs`,
    numeric: true,
    width: 90,
  },
]

const dealers = (count: number): Dealer[] =>
  Array.from({ length: count }, (_, place) => ({
    key: place + 1,
    name: `Dealer ${place + 1}`,
    pieces: (place + 1) * 10,
  }))

type Extra = Partial<GridProps<Dealer>>

function showGrid(extra: Extra = {}) {
  return render(
    <MemoryRouter>
      <Grid
        label="Dealers"
        columns={columns}
        rows={dealers(3)}
        rowId={(row) => row.key}
        {...extra}
      />
    </MemoryRouter>,
  )
}

/** A grid with pages from a server, which notes what it is asked for. */
function showPaged(extra: Extra = {}) {
  const asked: GridPage[] = []
  function Paged() {
    const paging = useGridPage({ pageSizes: extra.pageSizes })
    asked.push(paging.page)
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
  return { last: () => asked.at(-1) }
}

const grid = () => screen.getByRole('grid', { name: 'Dealers' })
const heightOf = (name: RegExp) =>
  within(grid()).getByRole('row', { name }).style.getPropertyValue('--height')

afterEach(() => void vi.unstubAllGlobals())

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

test('the page is kept while the next total is on its way [TBL-01]', async () => {
  const asked: GridPage[] = []
  function Paged({ total }: { total?: number }) {
    const paging = useGridPage()
    asked.push(paging.page)
    const rows = total === undefined ? [] : dealers(20)
    return (
      <Grid
        {...{ columns, rows, total, paging, label: 'Dealers', loading: total === undefined }}
        rowId={(row: Dealer) => row.key}
      />
    )
  }
  const { rerender } = render(<Paged total={95} />)
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }))
  rerender(<Paged />)
  rerender(<Paged total={95} />)
  expect(asked.at(-1)?.page).toBe(1)
})

test('rows are 52 high and headers 56 [TBL-05, CONST-29]', () => {
  showGrid()
  expect(heightOf(/Dealer 1/)).toBe('52px')
  expect(heightOf(/Name/)).toBe('56px')
})

test.each([
  ['Compact', '36px'],
  ['Standard', '52px'],
  ['Comfortable', '67px'],
])('%s rows are %s high: factors 0.7 and 1.3 [TBL-18, CONST-32]', async (density, height) => {
  showGrid()
  await userEvent.click(screen.getByRole('button', { name: 'Density' }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: density }))
  expect(heightOf(/Dealer 1/)).toBe(height)
})

test('what is searched for is asked after a pause of 500 ms [TBL-06]', () => {
  vi.useFakeTimers()
  const asked: string[] = []
  showGrid({ search: { onSearch: (text) => asked.push(text) } })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lake' } })
  act(() => void vi.advanceTimersByTime(499))
  expect(asked).toEqual([])
  act(() => void vi.advanceTimersByTime(1))
  expect(asked).toEqual(['lake'])
})

test('a column has no menu [TBL-07]', async () => {
  showGrid()
  await userEvent.hover(screen.getByRole('columnheader', { name: 'Name' }))
  expect(screen.queryByRole('button', { name: /menu/i })).toBeNull()
})

test('a click on a row does not select it; its checkbox does [TBL-08]', async () => {
  const chosen: unknown[] = []
  const selection = { ids: new Set<number>(), onChange: (ids: unknown) => chosen.push(ids) }
  showGrid({ selection })
  await userEvent.click(screen.getByRole('gridcell', { name: 'Dealer 2' }))
  expect(chosen).toEqual([])
  const row = screen.getByRole('row', { name: /Dealer 2/ })
  await userEvent.click(within(row).getByRole('checkbox'))
  expect(chosen).toEqual([new Set([2])])
})

test('a row is known by its own id [TBL-09]', () => {
  showGrid()
  expect(screen.getByRole('row', { name: /Dealer 3/ }).dataset['id']).toBe('3')
})

test('an empty list says No rows, and what to do next where that is known [TBL-15]', () => {
  showGrid({ rows: [], whenEmpty: 'Add a dealer to begin.' })
  expect(screen.getByText('No rows')).toBeDefined()
  expect(screen.getByText('Add a dealer to begin.')).toBeDefined()
})

test('a list that could not be had says An error occurred. and can be asked for again [TBL-16]', async () => {
  let tries = 0
  showGrid({ error: 'The server does not answer.', onRetry: () => (tries += 1) })
  expect(screen.getByRole('alert').textContent).toBe('An error occurred.')
  expect(screen.getByText('The server does not answer.')).toBeDefined()
  expect(screen.queryByText('Dealer 1')).toBeNull()
  expect(screen.queryByText('No rows')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
})

test('while rows are on their way there are skeletons, no spinner and no "No rows"', () => {
  showGrid({ rows: [], loading: true })
  expect(document.querySelector('[class*="skeletonLoadingOverlay"]')).not.toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText('No rows')).toBeNull()
})

test('data.csv is made here from what is shown, and no server is asked [TBL-14]', async () => {
  const files: { name: string; text: Promise<string> }[] = []
  let blob = new Blob()
  vi.stubGlobal('fetch', () => expect.fail('A server was asked.'))
  URL.createObjectURL = (made: Blob) => {
    blob = made
    return 'blob:made'
  }
  URL.revokeObjectURL = () => undefined
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: blob.text() })
  })
  showGrid({ rows: [{ key: 1, name: '=HYPERLINK("x")', pieces: -5 }] })
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  click.mockRestore()
  expect(files.map((file) => file.name)).toEqual(['data.csv'])
  expect(await files[0]?.text).toBe(`Name,Pieces\r\n"'=HYPERLINK(""x"")",-5 pcs`)
})

test('a column can be taken away and brought back, but not the last one', async () => {
  showGrid()
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const pieces = screen.getByRole('menuitemcheckbox', { name: 'Pieces' })
  await userEvent.click(pieces)
  expect(pieces.ariaChecked).toBe('false')
  expect(screen.getByRole('menuitemcheckbox', { name: 'Name' }).ariaDisabled).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('columnheader', { name: 'Pieces' })).toBeNull()
})

test('a narrow screen leaves out the columns that say so, until somebody asks for them', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }),
  )
  const narrow = columns.map((column) => ({
    ...column,
    ...(column.numeric && { hideBelow: 'sm' as const }),
  }))
  showGrid({ columns: narrow })
  expect(screen.queryByRole('columnheader', { name: 'Pieces' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Pieces' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('columnheader', { name: 'Pieces' })).toBeDefined()
})

test('a row is opened by its link, with the mouse or with Enter on the cell', async () => {
  const linked = columns.map((column) =>
    column.id === 'name' ? { ...column, link: (row: Dealer) => `/dealer/${row.key}` } : column,
  )
  const page = <Grid label="Dealers" columns={linked} rows={dealers(3)} rowId={(row) => row.key} />
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={page} />
        <Route path="/dealer/2" element="Dealer page" />
      </Routes>
    </MemoryRouter>,
  )
  const cell = screen.getByRole('gridcell', { name: 'Dealer 2' })
  expect(within(cell).getByRole('link').getAttribute('href')).toBe('/dealer/2')
  act(() => cell.focus())
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Dealer page')).toBeDefined()
})
