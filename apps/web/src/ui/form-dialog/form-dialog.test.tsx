import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Form, TextField, useForm } from '../form/index.ts'
import { FormButtons, FormDialog } from './index.ts'

let closings = 0
let save: () => Promise<unknown>

beforeEach(() => {
  closings = 0
  save = async () => undefined
})

function NameDialog() {
  const form = useForm({ defaultValues: { name: 'Spring' } })
  const { control } = form
  const close = () => {
    closings += 1
  }
  return (
    <FormDialog form={form} title="Change name" onClose={close}>
      {(leave) => (
        <Form form={form} onSubmit={() => save()}>
          <TextField control={control} name="name" label="Name" />
          <FormButtons control={control} onCancel={leave}>
            Save
          </FormButtons>
        </Form>
      )}
    </FormDialog>
  )
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const answer = async (name: string) => {
  const warning = await screen.findByRole('alertdialog', { name: 'Warning' })
  expect(warning.textContent).toContain('What you typed is not saved and will be lost.')
  await userEvent.click(within(warning).getByRole('button', { name }))
}

test('the first field has the focus when it opens', () => {
  render(<NameDialog />)
  expect(document.activeElement).toBe(nameField())
})

test('a form in which nothing was typed closes at once [UI-08]', async () => {
  render(<NameDialog />)
  await press('Cancel')
  await press('Close')
  expect(closings).toBe(2)
})

test('with something typed, every way out asks first; No keeps it, Yes closes [UI-08, UI-09]', async () => {
  render(<NameDialog />)
  await userEvent.type(nameField(), ' sale')
  await press('Cancel')
  await answer('No')
  await userEvent.keyboard('{Escape}')
  await answer('No')
  expect(closings).toBe(0)
  await waitFor(() => expect(nameField().value).toBe('Spring sale'))
  await press('Close')
  await answer('Yes')
  expect(closings).toBe(1)
})

test('typing taken back needs no question [UI-08]', async () => {
  render(<NameDialog />)
  await userEvent.type(nameField(), 's{Backspace}')
  await press('Cancel')
  expect(closings).toBe(1)
})

test('while the form is being sent there is no way out', async () => {
  save = () => new Promise(() => undefined)
  render(<NameDialog />)
  await userEvent.type(nameField(), ' sale')
  await press('Save')
  const ways = ['Cancel', 'Close'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  )
  expect(ways.map(({ disabled }) => disabled)).toEqual([true, true])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(closings).toBe(0)
})
