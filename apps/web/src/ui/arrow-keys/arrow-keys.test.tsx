import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { moveAmongStops } from './index.ts'

function Stops() {
  return (
    <ul role="tree" onKeyDown={(event) => moveAmongStops(event)}>
      {['Civic', 'Accord', 'Pilot'].map((name) => (
        <li role="treeitem" aria-selected={false} key={name}>
          <button data-stop>{name}</button>
          <button>{`Open ${name}`}</button>
        </li>
      ))}
    </ul>
  )
}

const focused = () => document.activeElement?.textContent
const pressed = async (keys: string) => {
  await userEvent.keyboard(keys)
  return focused()
}

test('up and down lead to the next stop and past what is none, and end at the ends', async () => {
  render(<Stops />)
  await userEvent.tab()
  expect(await pressed('{ArrowDown}')).toBe('Accord')
  expect(await pressed('{End}')).toBe('Pilot')
  expect(await pressed('{ArrowDown}')).toBe('Pilot')
  expect(await pressed('{ArrowUp}')).toBe('Accord')
  expect(await pressed('{Home}{ArrowUp}')).toBe('Civic')
})

test('keys pressed beside a stop are left to what has the focus', async () => {
  render(<Stops />)
  screen.getByRole('button', { name: 'Open Civic' }).focus()
  expect(await pressed('{ArrowDown}')).toBe('Open Civic')
})
