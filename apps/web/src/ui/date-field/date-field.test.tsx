import type { CalendarDate } from '@marquee/rules/calendar'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Form, SubmitButton, useForm } from '../form/index.ts'
import { DateField, type PickedDate } from './index.ts'
import { dayOf, toCalendar } from './calendar-day.ts'
import { pickedDate, UNREADABLE } from './picked-date.rules.ts'

const day = (text: string) => text as CalendarDate

interface Values {
  mail: PickedDate
}

type Options = { blocked?: string } & Partial<
  Omit<Parameters<typeof DateField<Values>>[0], 'control' | 'name' | 'label'>
> & {
    start?: PickedDate
    given?: PickedDate
  }

function showField({ start = null, given = null, blocked, ...field }: Options = {}) {
  const sent: PickedDate[] = []
  function Mail(moved: Options) {
    const form = useForm<Values>({ defaultValues: { mail: start } })
    return (
      <Form form={form} onSubmit={async ({ mail }) => sent.push(mail)}>
        <DateField {...field} {...moved} control={form.control} name="mail" label="Mail Date" />
        <SubmitButton control={form.control} reason={blocked}>
          Save date
        </SubmitButton>
        <button type="button" onClick={() => form.reset({ mail: given })}>
          Give another
        </button>
      </Form>
    )
  }
  const { rerender } = render(<Mail />)
  const move = (moved: Options) => rerender(<Mail {...moved} />)
  return { sent, move }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Mail Date/ })
const shown = () => field().value
const opener = () => screen.getByRole('button', { name: /^Choose date for Mail Date/ })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save date' }))
const helper = () => document.querySelector('.MuiFormHelperText-root')?.textContent

async function type(text: string) {
  await userEvent.clear(field())
  await userEvent.type(field(), text)
}

test('a day is shown as MM/dd/yyyy and carried as yyyy-mm-dd [FRM-10, GEN-10]', async () => {
  const { sent } = showField({ start: day('2027-03-14') })
  expect(shown()).toBe('03/14/2027')
  await type('12252027')
  expect(shown()).toBe('12/25/2027')
  await save()
  await waitFor(() => expect(sent).toEqual(['2027-12-25']))
})

test('an unfinished day says Invalid Date Format and is not sent [FRM-10]', async () => {
  const { sent } = showField()
  await type('1225')
  await save()
  await waitFor(() => expect(helper()).toBe('Invalid Date Format'))
  expect(sent).toEqual([])
})

test('going from the text to the calendar is not leaving the field [FRM-10]', async () => {
  showField()
  await type('1225')
  await userEvent.tab()
  expect([document.activeElement, helper()]).toEqual([opener(), undefined])
  await userEvent.tab()
  await waitFor(() => expect(helper()).toBe('Invalid Date Format'))
})

test('a figure can be taken out of a day and put in again [FRM-10]', async () => {
  const { sent } = showField({ start: day('2027-12-24') })
  await userEvent.type(field(), '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(shown()).toBe('2/24/2027')
  await userEvent.type(field(), '1{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect(shown()).toBe('1/24/2027')
  await save()
  await waitFor(() => expect(sent).toEqual(['2027-01-24']))
  expect(shown()).toBe('01/24/2027')
})

test.each([
  [day('2027-03-14'), '03/14/2027'],
  [null, ''],
])(
  'when the form is given %j, that takes the place of what was typed [FRM-10]',
  async (given, shows) => {
    showField({ given })
    await type('1225')
    expect(shown()).toBe('12/25')
    await userEvent.click(screen.getByRole('button', { name: 'Give another' }))
    await waitFor(() => expect(shown()).toBe(shows))
  },
)

test.each([
  ['12311899', 'Date should not be before minimal date'],
  ['01022100', 'Date should not be after maximal date'],
])(
  'without bounds of its own, %s is refused: %s [FRM-11, FRM-12, CONST-22]',
  async (typed, shown) => {
    const { sent } = showField()
    await type(typed)
    await save()
    await waitFor(() => expect(helper()).toBe(shown))
    expect(sent).toEqual([])
  },
)

test('the first and the last day of the bounds are allowed [FRM-11, FRM-12]', async () => {
  const { sent } = showField({ earliest: day('2027-03-01'), latest: day('2027-03-31') })
  await type('03012027')
  await save()
  await type('03312027')
  await save()
  await waitFor(() => expect(sent).toEqual(['2027-03-01', '2027-03-31']))
})

test('a day that was right is wrong as soon as its bounds have moved past it [FRM-11]', async () => {
  const { move } = showField({ start: day('2027-03-14') })
  await type('03152027')
  await userEvent.click(document.body)
  expect(helper()).toBeUndefined()
  move({ earliest: day('2027-04-01') })
  await waitFor(() => expect(helper()).toBe('Date should not be before minimal date'))
})

test('days can be highlighted and closed by functions, which also say why [FRM-10]', async () => {
  const { sent } = showField({
    start: day('2027-12-24'),
    highlight: (date) => (date === '2027-12-23' ? 'Blackout date' : undefined),
    whyDisabled: (date) => (date === '2027-12-25' ? 'Nothing is mailed on Christmas.' : undefined),
  })
  await userEvent.click(opener())
  const marked = await screen.findByRole('gridcell', { name: '23' })
  expect(marked.getAttribute('aria-description')).toBe('Blackout date')
  expect(document.querySelectorAll('[data-mark]')).toHaveLength(1)
  const closed = screen.getByRole<HTMLButtonElement>('gridcell', { name: '25' })
  expect(closed.disabled).toBe(true)
  expect(closed.getAttribute('aria-description')).toBe('Nothing is mailed on Christmas.')
  await userEvent.keyboard('{Escape}')
  await type('12252027')
  await save()
  await waitFor(() => expect(helper()).toBe('Nothing is mailed on Christmas.'))
  expect(sent).toEqual([])
})

test('the days of a month that cannot be chosen stand below it with the reason [FRM-10]', async () => {
  showField({
    start: day('2027-12-24'),
    earliest: day('2027-12-03'),
    latest: day('2028-01-31'),
    whyDisabled: (date) =>
      date === '2027-12-04' || date.startsWith('2027-12-2') ? undefined : 'Closed for a test.',
  })
  const reasons = async () => {
    const list = await screen.findByRole('list', { name: 'Days that cannot be chosen' })
    return within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  }
  await userEvent.click(opener())
  expect(await reasons()).toEqual(['1–3, 5–19, 30–31 Closed for a test.'])
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
  await waitFor(async () => expect(await reasons()).toEqual(['1–31 Closed for a test.']))
})

test('a day beyond the bounds says so in the calendar as in the field [FRM-11]', async () => {
  showField({ start: day('2027-12-24'), earliest: day('2027-12-03') })
  await userEvent.click(opener())
  const tooEarly = await screen.findByRole('gridcell', { name: '2' })
  const reason = 'Date should not be before minimal date'
  expect(tooEarly.getAttribute('aria-description')).toBe(reason)
  screen.getByText(reason)
})

test('a picked day is carried as it stands in the calendar, and focus goes back [GEN-10]', async () => {
  const { sent } = showField({ start: day('2027-12-24') })
  await userEvent.click(opener())
  await userEvent.click(await screen.findByRole('gridcell', { name: '31' }))
  expect(shown()).toBe('12/31/2027')
  await waitFor(() => expect(document.activeElement).toBe(opener()))
  await save()
  await waitFor(() => expect(sent).toEqual(['2027-12-31']))
})

test('the calendar is opened from the text by a key, and begins at its day', async () => {
  showField({ start: day('2027-12-24') })
  await userEvent.click(field())
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await screen.findByRole('dialog', { name: 'Choose date for Mail Date' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('24'))
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await waitFor(() => expect(shown()).toBe('12/25/2027'))
  await waitFor(() => expect(document.activeElement).toBe(field()))
})

test('a disabled field says why and is not asked for [FRM-01]', async () => {
  const { sent } = showField({ required: true, disabledReason: 'The template fixes this date.' })
  expect(helper()).toBe('The template fixes this date.')
  await save()
  await waitFor(() => expect(sent).toEqual([null]))
})

test('Enter in the field sends the form, but not past a button that says why it is blocked', async () => {
  const { sent } = showField({ start: day('2027-12-24') })
  await userEvent.type(field(), '{Enter}')
  await waitFor(() => expect(sent).toEqual(['2027-12-24']))
  cleanup()
  const { sent: never } = showField({ start: day('2027-12-24'), blocked: 'Choose dealers first.' })
  await userEvent.type(field(), '{Enter}')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(never).toEqual([])
})

test('what is taken away again mends the field [FRM-10]', async () => {
  showField()
  await type('12')
  await save()
  await waitFor(() => expect(helper()).toBe('Invalid Date Format'))
  await userEvent.clear(field())
  await waitFor(() => expect(helper()).toBeUndefined())
})

test('a required day that is missing says Required [FRM-01]', async () => {
  showField({ required: true })
  await save()
  await waitFor(() => expect(helper()).toBe('Required'))
})

test('no day of any year is moved on its way through the calendar [GEN-10]', () => {
  for (let year = 1900; year <= 2100; year += 1) {
    for (const monthDay of ['01-01', '02-28', '03-08', '03-14', '10-04', '11-01', '12-31']) {
      const date = day(`${year}-${monthDay}`)
      expect(dayOf(toCalendar(date))).toBe(date)
    }
  }
})

test('a day that cannot be read is refused by the rule itself [FRM-10]', () => {
  expect(pickedDate({})(UNREADABLE)).toBe('Invalid Date Format')
  expect(pickedDate({})(null)).toBeUndefined()
})
