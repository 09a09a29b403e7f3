import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { WarningDialog, type WarningDialogProps } from './index.ts'

function dialogWith(props: Partial<WarningDialogProps> = {}) {
  const answers: string[] = []
  render(
    <WarningDialog
      open
      onClose={() => answers.push('close')}
      onContinue={() => answers.push('continue')}
      {...props}
    >
      The audience will be emptied.
    </WarningDialog>,
  )
  return { answers, dialog: screen.getByRole('alertdialog') }
}

const buttons = () =>
  screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)

test('a warning is titled Warning, shows its body and asks whether to continue [UI-08, CONST-33]', () => {
  const { dialog } = dialogWith()
  expect(screen.getByRole('heading', { name: 'Warning' })).toBeDefined()
  expect(dialog.textContent).toContain('The audience will be emptied.')
  expect(dialog.textContent).toContain('Would you like to continue?')
})

test('a warning may have another title [UI-08]', () => {
  dialogWith({ title: 'Change dealer group' })
  expect(screen.getByRole('heading', { name: 'Change dealer group' })).toBeDefined()
  expect(screen.queryByText('Warning')).toBeNull()
})

test('the left button says No and closes, the right one says Yes and continues [UI-09, CONST-33]', async () => {
  const { answers } = dialogWith()
  expect(buttons()).toEqual(['Close', 'No', 'Yes'])
  await userEvent.click(screen.getByRole('button', { name: 'No' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(answers).toEqual(['close', 'continue'])
})

test('the buttons may have other words [UI-09]', () => {
  dialogWith({ leftLabel: 'Stay', rightLabel: 'Leave' })
  expect(buttons()).toEqual(['Close', 'Stay', 'Leave'])
})

test('a title that is the question itself has no other below it [UI-08]', () => {
  const { dialog } = dialogWith({ title: 'Empty it?', question: null })
  expect(dialog.textContent).toContain('The audience will be emptied.')
  expect(dialog.textContent).not.toContain('Would you like to continue?')
})

test('a warning that asks nothing has neither question nor buttons, only a close control [UI-10]', async () => {
  const { dialog, answers } = dialogWith({ warnOnly: true })
  expect(dialog.textContent).not.toContain('Would you like to continue?')
  expect(buttons()).toEqual(['Close'])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(answers).toEqual(['close'])
})

test('Enter without reading and Escape both leave everything as it is [UI-09]', async () => {
  const { answers } = dialogWith()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  expect(answers).toEqual(['close', 'close'])
})

test('a warning cannot be answered twice while the first answer is carried out [UI-09]', async () => {
  const { answers, dialog } = dialogWith({ busy: true })
  await userEvent.keyboard('{Escape}')
  expect([...dialog.querySelectorAll('button')].every((button) => button.disabled)).toBe(true)
  expect(answers).toEqual([])
})
