import { fireEvent, render, screen } from '@testing-library/react'
import { memo, useState, type ComponentType } from 'react'
import { expect, test } from 'vitest'
import { slowField, takeKeyPresses } from './render-counter.ts'

interface RowProps {
  text: string
}
const Row = ({ text }: RowProps) => <li>{text}</li>
const RememberedRow = memo(Row)
const ROWS = ['a', 'b', 'c', 'd']

/** Holds what is typed above a list, whose rows are drawn again or not. */
function Form({ row: OneRow }: { row: ComponentType<RowProps> }) {
  const [name, setName] = useState('')
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <ul>
        {ROWS.map((text) => (
          <OneRow key={text} text={text} />
        ))}
      </ul>
    </>
  )
}

function type(row: ComponentType<RowProps>) {
  render(<Form row={row} />)
  for (const value of ['A', 'Ad', 'Ada']) {
    fireEvent.input(screen.getByLabelText('Name'), { target: { value } })
  }
  return takeKeyPresses()
}

test('a key press that draws a whole list is found, by the name of the field', () => {
  const presses = type(Row)
  expect(presses.map(({ rendered }) => rendered.length)).toEqual([5, 5, 5])
  expect(slowField(presses, 4)).toBe('A key press in “Name” renders 5 components (4 Row, 1 Form)')
  expect(slowField(presses, 5)).toBeUndefined()
})

test('one that draws its own form alone is not', () => {
  const presses = type(RememberedRow)
  expect(presses.map(({ rendered }) => rendered)).toEqual([['Form'], ['Form'], ['Form']])
})

test('of two presses alone nothing is said: the form may be new at the first, and an answer meet the second', () => {
  const presses = type(Row)
  expect(slowField(presses.slice(1), 4)).toBeUndefined()
})
