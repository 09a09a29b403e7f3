import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { ChoiceBar, Grid, useChoice, useGridPage, type Choice } from './index.ts'
import { columns, dealers, type Dealer } from './testing/dealers-grid.tsx'

const many = dealers(50)
const rowId = ({ key }: Dealer) => key
const finds = ({ name }: Dealer, text: string) => name.includes(text)
/** What is chosen, as of each rendering. */
const choices: Choice<Dealer>[] = []
const latest = () => choices.at(-1)

/** Fifty dealers, searched and turned as a server would. */
function Choosing() {
  const paging = useGridPage()
  const [text, setText] = useState('')
  const found = many.filter((dealer) => finds(dealer, text))
  const { page, size } = paging.page
  const rows = found.slice(page * size, (page + 1) * size)
  const chosen = useChoice({ rows, rowId, found: { text, total: found.length, finds } })
  choices.push(chosen.choice)
  const search = (typed: string) => {
    paging.restart()
    setText(typed)
  }
  return (
    <Grid
      label="Dealers"
      columns={columns}
      rows={rows}
      rowId={rowId}
      paging={paging}
      total={found.length}
      search={{ onSearch: search }}
      selection={chosen.selection}
      bar={<ChoiceBar {...chosen} things="dealers" />}
    />
  )
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <Choosing />
    </MemoryRouter>,
  )
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const box = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`${name} `) })).getByRole<HTMLInputElement>(
    'checkbox',
  )
const search = async (text: string) => {
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), `${text}{Enter}`)
}
const announced = () => screen.getByRole('status').textContent

test('rows ticked on several pages are counted together, and still ticked on the way back', async () => {
  await userEvent.click(box('Dealer 2'))
  await press('Go to next page')
  await userEvent.click(box('Dealer 21'))
  expect(announced()).toBe('2 chosen')
  await press('Go to previous page')
  expect(box('Dealer 2').checked).toBe(true)
  expect([...(latest()?.named.keys() ?? [])]).toEqual([2, 21])
})

test('all are chosen over all pages, one is left out, and a search keeps that', async () => {
  await press('Select all 50 dealers')
  expect(announced()).toBe('All 50 dealers chosen')
  await userEvent.click(box('Dealer 3'))
  expect(announced()).toBe('49 of all 50 dealers chosen')
  await search('Dealer 3')
  expect(box('Dealer 3').checked).toBe(false)
  expect(box('Dealer 30').checked).toBe(true)
  expect([...(latest()?.all?.except ?? [])]).toEqual([3])
})

test('all that a search finds are chosen, and another search cannot be chosen beside it', async () => {
  await search('Dealer 4')
  await press('Select all 11 dealers that match “Dealer 4”')
  expect(announced()).toBe('All 11 dealers that match “Dealer 4” chosen')
  await search('Dealer 5')
  expect(box('Dealer 5').checked).toBe(false)
  const second = screen.getByRole('button', { name: 'Select all 2 dealers that match “Dealer 5”' })
  expect(second.ariaDisabled).toBe('true')
  await userEvent.click(box('Dealer 5'))
  expect(announced()).toBe('12 chosen')
  await press('Clear choice')
  expect(announced()).toBe('No dealers chosen yet')
})

test('the box in the header ticks the rows of this page', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  expect(announced()).toBe('20 chosen')
})
