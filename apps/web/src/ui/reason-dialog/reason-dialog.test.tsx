import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { NotDecided, ReasonDialog } from './index.ts'

let reasons: string[] = []
let isClosed = false
let answer: () => Promise<unknown>

beforeEach(() => {
  reasons = []
  isClosed = false
  answer = async () => undefined
})

function open(more: { isOptional?: boolean } = {}) {
  const decide = (reason: string) => {
    reasons.push(reason)
    return answer()
  }
  const close = () => {
    isClosed = true
  }
  render(<ReasonDialog title="Reject 2" most={20} onDecide={decide} onClose={close} {...more} />)
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Reject 2' }))

test('a decision needs a reason, which is sent without the spaces around it [ERR-08]', async () => {
  open()
  await send()
  await screen.findByText('Required')
  expect(reasons).toEqual([])
  await userEvent.type(field(), ' Too thin ')
  await send()
  await waitFor(() => expect(isClosed).toBe(true))
  expect(reasons).toEqual(['Too thin'])
})

test('where it is refused the dialog stays with the words of the server and what was typed, to be sent again [ERR-08]', async () => {
  answer = () => Promise.reject(new NotDecided('One was not decided', ['Lakeside: too late']))
  open()
  await userEvent.type(field(), 'Too thin')
  await send()
  await screen.findByText('One was not decided')
  screen.getByText('Lakeside: too late')
  expect([isClosed, field().value]).toEqual([false, 'Too thin'])
  answer = async () => undefined
  await send()
  await waitFor(() => expect(isClosed).toBe(true))
  expect(reasons).toEqual(['Too thin', 'Too thin'])
})

test('while it is on its way there is no way out [ERR-08]', async () => {
  let finish: (() => void) | undefined
  answer = () => new Promise<void>((resolve) => (finish = resolve))
  open()
  await userEvent.type(field(), 'Too thin')
  await send()
  await userEvent.keyboard('{Escape}')
  expect(isClosed).toBe(false)
  finish?.()
  await waitFor(() => expect(isClosed).toBe(true))
})

test('an optional reason may be left out [CMP-12]', async () => {
  open({ isOptional: true })
  await send()
  await waitFor(() => expect(reasons).toEqual(['']))
})
