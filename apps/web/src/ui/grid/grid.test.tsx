import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Grid } from './index.ts'
import { columns, dealers, showGrid, type Dealer } from './testing/dealers-grid.tsx'

const grid = () => screen.getByRole('grid', { name: 'Dealers' })
const heightOf = (name: RegExp) =>
  within(grid()).getByRole('row', { name }).style.getPropertyValue('--height')

afterEach(() => void vi.unstubAllGlobals())

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
  const requested: string[] = []
  showGrid({ search: { onSearch: (text) => requested.push(text) } })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lake' } })
  act(() => void vi.advanceTimersByTime(499))
  expect(requested).toEqual([])
  act(() => void vi.advanceTimersByTime(1))
  expect(requested).toEqual(['lake'])
})

test('a column has no menu [TBL-07]', async () => {
  showGrid()
  await userEvent.hover(screen.getByRole('columnheader', { name: /^Name/ }))
  expect(grid().querySelector('[aria-haspopup="menu"]')).toBeNull()
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
  URL.createObjectURL = (created: Blob) => {
    blob = created
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
  expect(screen.queryByRole('columnheader', { name: /^Pieces/ })).toBeNull()
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
  expect(screen.queryByRole('columnheader', { name: /^Pieces/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Pieces' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('columnheader', { name: /^Pieces/ })).toBeDefined()
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

test('the buttons of a cell are reached by the cell, not each by Tab', async () => {
  const buttons = (dealer: Dealer) => (
    <>
      <button>Change {dealer.name}</button>
      <button>Remove {dealer.name}</button>
    </>
  )
  const acting = columns.map((column) =>
    column.id === 'pieces' ? { ...column, cell: buttons } : column,
  )
  showGrid({ columns: acting })
  const nameOf = () => document.activeElement?.textContent
  act(() => screen.getByRole('gridcell', { name: 'Dealer 1' }).focus())
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(nameOf()).toBe('Change Dealer 2')
  await userEvent.tab()
  expect(nameOf()).toBe('Remove Dealer 2')
  await userEvent.tab()
  expect(grid().contains(document.activeElement)).toBe(false)
})
