import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SearchBox } from './index.ts'

/** A box that keeps its own text, and records its callbacks. */
function boxWith(options: { cancelOnEscape?: boolean } = {}) {
  const searched: string[] = []
  let cancelled = 0
  function Box() {
    const [text, setText] = useState('')
    return (
      <SearchBox
        value={text}
        onChange={setText}
        onSearch={(what) => searched.push(what)}
        onCancel={() => (cancelled += 1)}
        {...options}
      />
    )
  }
  render(<Box />)
  const input = screen.getByRole<HTMLInputElement>('searchbox')
  return { input, searched, cancelled: () => cancelled }
}

test('a search box says Search [UI-01]', () => {
  expect(boxWith().input.placeholder).toBe('Search')
})

test('a search box trims its text when it loses focus [UI-02]', async () => {
  const { input } = boxWith()
  await userEvent.type(input, '  spring mailer ')
  expect(input.value).toBe('  spring mailer ')
  await userEvent.tab()
  expect(input.value).toBe('spring mailer')
})

test('Enter searches for the trimmed text [UI-03]', async () => {
  const { input, searched } = boxWith()
  await userEvent.type(input, ' spring {Enter}')
  expect(searched).toEqual(['spring'])
})

test('Enter that ends the composing of a character does not search [UI-03]', () => {
  const { input, searched } = boxWith()
  fireEvent.change(input, { target: { value: 'スバル' } })
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  expect(searched).toEqual([])
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(searched).toEqual(['スバル'])
})

test('Escape cancels the search where that option is on [UI-04]', async () => {
  const { input, cancelled } = boxWith({ cancelOnEscape: true })
  await userEvent.type(input, 'spring{Escape}')
  expect(input.value).toBe('')
  expect(cancelled()).toBe(1)
  expect(document.activeElement).toBe(input)
})

test('Escape leaves the search alone where that option is off [UI-04]', async () => {
  const { input, cancelled } = boxWith()
  await userEvent.type(input, 'spring{Escape}')
  expect(input.value).toBe('spring')
  expect(cancelled()).toBe(0)
})

test('a search is given up with a button as well, which is there only while there is text', async () => {
  const { input, cancelled } = boxWith()
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
  await userEvent.type(input, 'spring')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(input.value).toBe('')
  expect(cancelled()).toBe(1)
  expect(document.activeElement).toBe(input)
})
