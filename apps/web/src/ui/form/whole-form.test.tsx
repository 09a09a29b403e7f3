import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { FormFrame, mendedNames, namesOfErrors, TextField, useForm } from './index.ts'

interface Values {
  codes: { code: string }[]
}

const twice = ({ codes }: Values): Record<string, string> =>
  codes[0]?.code === codes[1]?.code ? { 'codes.1.code': 'This code stands here already.' } : {}

const noStar = (text: string) => (text.includes('*') ? 'No stars.' : undefined)

function Codes({ onSaved }: { onSaved: () => void }) {
  const element = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(0)
  const [failed, setFailed] = useState<string[]>([])
  const form = useForm<Values>({
    defaultValues: { codes: [{ code: 'A' }, { code: 'A' }] },
    problems: twice,
  })
  const submit = form.handleSubmit(onSaved, (errors) => setFailed(namesOfErrors(errors)))
  return (
    <FormFrame element={element} onSubmit={(event) => void submit(event)}>
      <TextField
        key={shown}
        control={form.control}
        name={`codes.${shown}.code` as const}
        label="Code"
        rules={[noStar]}
      />
      <button type="button" onClick={() => setShown(1 - shown)}>
        Other
      </button>
      <button type="submit">Save</button>
      <output>{failed.join(' ')}</output>
    </FormFrame>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const shownError = () => document.querySelector('output')?.textContent

test('a form that is judged as one cannot be sent for a field that is not on the page', async () => {
  let saved = 0
  render(<Codes onSaved={() => (saved += 1)} />)
  await press('Save')
  await waitFor(() => expect(shownError()).toBe('codes.1.code'))
  expect(screen.queryByText('This code stands here already.')).toBeNull()
  await press('Other')
  expect(screen.getByText('This code stands here already.')).toBeDefined()
  await userEvent.type(screen.getByRole('textbox'), 'B')
  await waitFor(() => expect(screen.queryByText('This code stands here already.')).toBeNull())
  await press('Save')
  await waitFor(() => expect(saved).toBe(1))
})

test('a field on the page still speaks for itself', async () => {
  render(<Codes onSaved={() => undefined} />)
  await userEvent.type(screen.getByRole('textbox'), '*')
  await userEvent.tab()
  await screen.findByText('No stars.')
  await press('Save')
  await waitFor(() => expect(shownError()).toBe('codes.0.code'))
})

test('an error is mended where the rule finds it no more; what a field or the server says is not the rule', () => {
  const errors = {
    codes: [
      { code: { type: 'rule', message: 'Twice.' } },
      { code: { type: 'server', message: 'Taken.' } },
      { code: { type: 'own', message: 'No stars.' } },
      { code: { type: 'rule', message: 'Twice.' } },
    ],
  }
  expect(mendedNames(errors, { 'codes.3.code': 'Twice.' })).toEqual(['codes.0.code'])
})
