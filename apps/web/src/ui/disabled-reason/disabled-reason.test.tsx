import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ReasonButton } from './index.ts'

const REASON = 'Choose a mail date first.'

test('a blocked button takes focus from the keyboard and says why in a tooltip', async () => {
  render(<ReasonButton reason={REASON}>Submit order</ReasonButton>)
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Submit order' })
  expect(document.activeElement).toBe(button)
  expect(button.ariaDisabled).toBe('true')
  expect((await screen.findByRole('tooltip')).textContent).toBe(REASON)
})

test('a blocked button is described by its reason even before the tooltip is there', () => {
  render(<ReasonButton reason={REASON}>Submit order</ReasonButton>)
  const described = screen.getByRole('button').getAttribute('aria-describedby')
  expect(document.getElementById(described ?? '')?.textContent).toBe(REASON)
})

test('a blocked button does nothing, by mouse or by key, and sends no form', async () => {
  const done: string[] = []
  render(
    <form onSubmit={() => done.push('sent')}>
      <input aria-label="Name" />
      <ReasonButton type="submit" reason={REASON} onClick={() => done.push('clicked')}>
        Submit order
      </ReasonButton>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  await userEvent.keyboard('{Enter} ')
  await userEvent.type(screen.getByRole('textbox'), 'Dana{Enter}')
  expect(done).toEqual([])
})

test('a button without a reason is a button', async () => {
  let clicks = 0
  render(<ReasonButton onClick={() => (clicks += 1)}>Submit order</ReasonButton>)
  await userEvent.click(screen.getByRole('button', { name: 'Submit order' }))
  expect(clicks).toBe(1)
  expect(screen.getByRole('button').ariaDisabled).toBeNull()
})

test('a button that becomes free, or blocked again, keeps the focus of the keyboard', async () => {
  const { rerender } = render(<ReasonButton reason={REASON}>Submit order</ReasonButton>)
  await userEvent.tab()
  for (const reason of [undefined, REASON, undefined]) {
    rerender(<ReasonButton reason={reason}>Submit order</ReasonButton>)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit order' }))
  }
  expect(screen.queryByText(REASON)).toBeNull()
})
