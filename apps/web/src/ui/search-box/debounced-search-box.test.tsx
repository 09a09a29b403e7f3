import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DebouncedSearchBox } from './index.ts'

beforeEach(() => void vi.useFakeTimers())

function typing() {
  const searched: string[] = []
  render(<DebouncedSearchBox cancelOnEscape onSearch={(text) => searched.push(text)} />)
  const input = screen.getByRole('searchbox')
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  return { searched, input, type }
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('typing is taken for a question when it has paused for 500 ms [TBL-06, CONST-29, CONST-11]', () => {
  const { searched, type } = typing()
  type('spr')
  pass(499)
  type(' spring ')
  pass(499)
  expect(searched).toEqual([])
  pass(1)
  expect(searched).toEqual(['spring'])
})

test('Enter does not wait, and the pause after it asks nothing again [UI-03, TBL-06]', () => {
  const { searched, input, type } = typing()
  type('spring')
  fireEvent.keyDown(input, { key: 'Enter' })
  pass(1000)
  expect(searched).toEqual(['spring'])
})

test('a cancelled search asks for everything at once [UI-04]', () => {
  const { searched, input, type } = typing()
  type('spring')
  pass(500)
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(searched).toEqual(['spring', ''])
})

test('what is chosen beside it while typing pauses is not undone by the question that follows', () => {
  const searched: string[] = []
  const box = (filter: string) => (
    <DebouncedSearchBox onSearch={(text) => searched.push(`${text} of ${filter}`)} />
  )
  const { rerender } = render(box('all'))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'spring' } })
  pass(100)
  rerender(box('favorites'))
  pass(400)
  expect(searched).toEqual(['spring of favorites'])
})

test('what the list is searched for by another way stands in the box, and is not searched for again', () => {
  const searched: string[] = []
  const box = (initial: string) => (
    <DebouncedSearchBox initial={initial} onSearch={(text) => searched.push(text)} />
  )
  const { rerender } = render(box(''))
  const input = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.change(input, { target: { value: 'half typ' } })
  rerender(box('road'))
  expect(input.value).toBe('road')
  pass(1000)
  expect(searched).toEqual([])
  fireEvent.change(input, { target: { value: 'road check ' } })
  pass(500)
  rerender(box('road check'))
  expect([input.value, searched]).toEqual(['road check ', ['road check']])
})
