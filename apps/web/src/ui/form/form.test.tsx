import { email, maxLength, phone } from '@marquee/rules/fields'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import {
  CheckboxListField,
  Form,
  PhoneField,
  RadioGroupField,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
  useSubmitState,
  type RemoteRule,
} from './index.ts'

interface Values {
  name: string
  email: string
  phone: string
  zone: string
  funding: string
  channels: string[]
}

const empty: Values = { name: '', email: '', phone: '', zone: '', funding: '', channels: [] }
const complete: Values = {
  name: 'Spring',
  email: 'dana@lakeside.example',
  phone: '7345550114',
  zone: '1',
  funding: 'dealer',
  channels: ['mail'],
}

interface Options {
  start?: Partial<Values>
  onSubmit?: (values: Values) => Promise<unknown>
  remote?: RemoteRule
  showsError?: boolean
}

const choices = (...values: string[]) => values.map((value) => ({ value, label: value }))

function Contact({ start, onSubmit = async () => undefined, remote, showsError }: Options) {
  const form = useForm<Values>({ defaultValues: { ...empty, ...start } })
  const { control } = form
  const [withName, setWithName] = useState(true)
  return (
    <Form form={form} onSubmit={onSubmit} label="Contact">
      {withName && (
        <TextField
          control={control}
          remote={remote}
          name="name"
          label="Name"
          required
          rules={[maxLength(10)]}
        />
      )}
      <TextField control={control} name="email" label="Email" rules={[email]} hint="For proofs" />
      <PhoneField control={control} name="phone" label="Phone" rules={[phone]} />
      <SelectField control={control} name="zone" label="Zone" choices={choices('1', '2')} />
      <RadioGroupField
        control={control}
        showsError={showsError}
        name="funding"
        label="Funding"
        required
        choices={choices('daa', 'dealer')}
      />
      <CheckboxListField
        control={control}
        name="channels"
        label="Channels"
        required
        choices={choices('email', 'mail')}
      />
      <SubmitButton control={control}>Save contact</SubmitButton>
      <button type="button" onClick={() => setWithName((shown) => !shown)}>
        Toggle name
      </button>
      <output>{useSubmitState(control)}</output>
    </Form>
  )
}

const show = (options: Options = {}) => render(<Contact {...options} />)
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save contact' }))
const state = () => document.querySelector('output')?.textContent
const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

test('a form is sent by Ctrl and Enter from any of its fields, and not while its button is blocked', async () => {
  const sent: Values[] = []
  show({
    start: complete,
    onSubmit: async (values) => {
      sent.push(values)
    },
  })
  await userEvent.type(box(/Name/), ' A')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['Spring A']))
  const button = screen.getByRole('button', { name: 'Save contact' })
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+Enter')
  button.setAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(sent).toHaveLength(1)
})

test('a field says what is wrong when it is left, and is quiet as soon as it is right [FRM-02]', async () => {
  show()
  const field = box(/Email/)
  expect(described(field)).toBe('For proofs')
  await userEvent.type(field, 'dana@')
  expect(field.ariaInvalid).toBe('false')
  await userEvent.tab()
  await waitFor(() => expect(described(field)).toBe('Email must be valid.'))
  expect(field.ariaInvalid).toBe('true')
  await userEvent.type(field, 'lakeside.example')
  await waitFor(() => expect(described(field)).toBe('For proofs'))
})

test('a required field that is left empty says Required, before any other rule [FRM-01, FRM-07]', async () => {
  show()
  await userEvent.click(box(/Name/))
  await userEvent.tab()
  await waitFor(() => expect(described(box(/Name/))).toBe('Required'))
  await userEvent.type(box(/Name/), 'A name too long')
  await waitFor(() => expect(described(box(/Name/))).toBe('Max characters allowed: 10'))
})

test('a form is sent once, however often its button is pressed', async () => {
  const sent: Values[] = []
  let answer = () => undefined as void
  const arrived = new Promise<void>((done) => {
    answer = done
  })
  show({
    start: complete,
    onSubmit: (values) => {
      sent.push(values)
      return arrived
    },
  })
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Contact' })
  form.requestSubmit()
  form.requestSubmit()
  await waitFor(() => expect(state()).toBe('submitting'))
  answer()
  await waitFor(() => expect(state()).toBe('succeeded'))
  expect(sent).toHaveLength(1)
  await save()
  expect(sent).toHaveLength(2)
})

test('a phone number is typed into its mask and carried as digits [FRM-05]', async () => {
  const sent: Values[] = []
  show({ start: { ...complete, phone: '' }, onSubmit: async (values) => sent.push(values) })
  await userEvent.type(box(/Phone/), '7345550114')
  expect(box(/Phone/).value).toBe('(734) 555-0114')
  await save()
  await waitFor(() => expect(sent.map((values) => values.phone)).toEqual(['7345550114']))
})

test('a digit typed in the middle of a phone number leaves the caret behind it [FRM-05]', async () => {
  show({ start: { phone: '734550114' } })
  const field = box(/Phone/)
  expect(field.value).toBe('(734) 550-114')
  await userEvent.type(field, '5', { initialSelectionStart: 8, initialSelectionEnd: 8 })
  expect(field.value).toBe('(734) 555-0114')
  expect(field.selectionStart).toBe(9)
})

test('what is wrong is listed in the order of the page and the first bad field gets focus', async () => {
  show({ start: { email: 'dana@', phone: '734' } })
  await save()
  const summary = (await screen.findByText('Please check 5 fields.')).closest('[role="alert"]')
  const items = within(summary as HTMLElement).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Name: Required',
    'Email: Email must be valid.',
    'Phone: Must be 10 digits long',
    'Funding: Required',
    'Channels: Required',
  ])
  expect(document.activeElement).toBe(box(/Name/))
  await userEvent.click(screen.getByRole('button', { name: 'Phone' }))
  expect(document.activeElement).toBe(box(/Phone/))
})

test('a form is submitting, then submit failed or submit succeeded [FLOW-13]', async () => {
  let answer: (ok: boolean) => void = () => undefined
  const onSubmit = () =>
    new Promise((resolve, reject) => {
      answer = (ok) => (ok ? resolve(undefined) : reject(new Error('The order is closed.')))
    })
  show({ start: complete, onSubmit })
  expect(state()).toBe('idle')
  await save()
  await waitFor(() => expect(state()).toBe('submitting'))
  answer(false)
  await waitFor(() => expect(state()).toBe('failed'))
  expect(screen.getByText('The order is closed.')).toBeDefined()
  await save()
  await waitFor(() => expect(state()).toBe('submitting'))
  answer(true)
  await waitFor(() => expect(state()).toBe('succeeded'))
  expect(screen.queryByText('The order is closed.')).toBeNull()
})

test('what the server says about a field is shown there, and gone when the field is changed', async () => {
  const fields = {
    'body.contact.email': 'Somebody has this address.',
    'body.key': 'The key is gone.',
  }
  const refusal = Object.assign(new Error('Some fields are not right.'), { fields })
  show({ start: complete, onSubmit: () => Promise.reject(refusal) })
  await save()
  await waitFor(() => expect(described(box(/Email/))).toBe('Somebody has this address.'))
  expect(screen.getByText('Some fields are not right.')).toBeDefined()
  expect(screen.getByText('The key is gone.')).toBeDefined()
  expect(document.activeElement).toBe(box(/Email/))
  await userEvent.type(box(/Email/), 'x')
  await waitFor(() => expect(described(box(/Email/))).toBe('For proofs'))
})

test('a radio group shows an error only when it is invalid [FRM-15]', async () => {
  show()
  const group = screen.getByRole('group', { name: /Funding/ })
  expect(within(group).queryByText('Required')).toBeNull()
  await save()
  expect(await within(group).findByText('Required')).toBeDefined()
  await userEvent.click(within(group).getByRole('radio', { name: 'dealer' }))
  await waitFor(() => expect(within(group).queryByText('Required')).toBeNull())
})

test('a radio group that is invalid shows no error while its extra condition does not hold [FRM-15]', async () => {
  show({ showsError: false })
  await save()
  await screen.findByText(/Please check/)
  const group = screen.getByRole('group', { name: /Funding/ })
  expect(within(group).queryByText('Required')).toBeNull()
})

test('of a list any number can be chosen, in the order in which it is offered [FRM-01]', async () => {
  const sent: Values[] = []
  show({ start: complete, onSubmit: async (values) => sent.push(values) })
  await userEvent.click(screen.getByRole('checkbox', { name: 'email' }))
  await save()
  await waitFor(() => expect(sent.map((values) => values.channels)).toEqual([['email', 'mail']]))
})

test('a remote validator is asked once a value, and cleared when its field is gone [FRM-13, FRM-14]', async () => {
  const checked: string[] = []
  const remote: RemoteRule = async (name) => {
    checked.push(name)
    return name === 'Taken' ? 'This name is taken.' : undefined
  }
  show({ start: { ...complete, name: 'Taken' }, remote })
  await save()
  await waitFor(() => expect(described(box(/Name/))).toBe('This name is taken.'))
  await save()
  await waitFor(() => expect(state()).toBe('failed'))
  expect(checked).toEqual(['Taken'])
  await userEvent.click(screen.getByRole('button', { name: 'Toggle name' }))
  await userEvent.click(screen.getByRole('button', { name: 'Toggle name' }))
  await save()
  await waitFor(() => expect(checked).toEqual(['Taken', 'Taken']))
})

test('what was sent and is being left takes nothing more: it would be lost', () => {
  function Left() {
    const form = useForm({ defaultValues: { name: 'Spring' } })
    return (
      <Form form={form} onSubmit={async () => undefined} label="Left" isLeaving>
        <TextField control={form.control} name="name" label="Name" />
        <SubmitButton control={form.control} isLeaving>
          Save
        </SubmitButton>
      </Form>
    )
  }
  render(<Left />)
  expect(screen.getByLabelText('Left', { selector: 'form' }).hasAttribute('inert')).toBe(true)
  expect(screen.getByText('Save').closest('button')?.disabled).toBe(true)
})
