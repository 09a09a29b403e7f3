import { approvals } from '@marquee/contract/approvals'
import { blackoutDates } from '@marquee/contract/blackout-dates'
import { blackoutDateReasons, blackoutDateTexts } from '@marquee/rules/blackout-dates'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { problem, type Heard } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState, twoBrands } from '../../../app/testing/states.ts'

const app = startedApp()
const {
  blackoutDates: [christmas],
  can,
} = blackoutDates.list.example.reply
const year = new Date().getFullYear() + 1
const day = `${year}-12-25`
const everyBrand = { ...christmas, key: 7, date: day }
const forHonda = { ...christmas, key: 8, date: `${year}-12-26`, hierarchyId: 'HONDA' }
const beyond = { ok: false, reason: 'blackout-date.beyond-scope' } as const

async function open(reply: object = { blackoutDates: [everyBrand, forHonda], can }) {
  app.on('blackoutDates.list', reply)
  app.start({ path: '/admin/blackout-dates', state: adminState, initialization: twoBrands })
  await user.click(await screen.findByLabelText(`Show ${year}`))
}

// By its attribute: to work out the names of all the days of a year takes jsdom seconds.
const inCalendar = (date: string) =>
  document.querySelector(`[data-day="${date}"]`) as HTMLButtonElement
const form = () => within(screen.getByRole('form', { name: 'Close a day' }))

describe('the days', () => {
  test('are told of every brand, as a list and in the calendar [BLK-02, BLK-03]', async () => {
    await open()
    expect(app.callsOf('blackoutDates.list')[0]?.query).toEqual({})
    const list = screen.getByRole('region', { name: `Closed days in ${year}` })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(`12/25/${year}Every brand`),
      expect.stringMatching(`12/26/${year}Honda`),
    ])
    expect(inCalendar(`${year}-12-26`).ariaLabel).toMatch(/, closed for Honda$/)
  })

  test('that cannot be loaded are told by notification, and can be asked for again [ERR-01, BLK-09]', async () => {
    app.on('blackoutDates.list', problem(500, 'server.failed', 'No.'))
    app.start({ path: '/admin/blackout-dates', state: adminState })
    // Once on the page, once as the notification.
    await waitFor(() => expect(screen.getAllByText(blackoutDateTexts.loadFailed)).toHaveLength(2))
    app.on('blackoutDates.list', { blackoutDates: [], can })
    await user.click(screen.getByText('Try again'))
    await screen.findByRole('form', { name: 'Close a day' })
  })
})

describe('closing a day', () => {
  test('takes it over from the calendar, closes it for the chosen brand and says so [BLK-04, BLK-07, ERR-03]', async () => {
    app.on('blackoutDates.add', ({ body }: Heard) => ({ ...everyBrand, ...(body as object) }))
    await open({ blackoutDates: [], can })
    await user.click(inCalendar(`${year}-12-24`))
    app.on('blackoutDates.list', {
      blackoutDates: [{ ...everyBrand, date: `${year}-12-24` }],
      can,
    })
    await user.click(form().getByRole('button', { name: 'Close this day' }))
    await screen.findByText(blackoutDateTexts.updated)
    expect(app.callsOf('blackoutDates.add')[0]?.body).toEqual({
      date: `${year}-12-24`,
      hierarchyId: null,
    })
    await screen.findByLabelText(`12/24/${year}, closed for every brand`, { exact: false })
  })

  test('that fails says so in the words of the catalogue, and why beside the field [ERR-02, BLK-09, BLK-10]', async () => {
    const why = blackoutDateReasons['blackout-date.already-closed']
    app.on('blackoutDates.add', problem(409, 'blackout-date.already-closed', why))
    await open({ blackoutDates: [], can })
    await user.click(inCalendar(`${year}-12-24`))
    await user.click(form().getByRole('button', { name: 'Close this day' }))
    await screen.findByText(blackoutDateTexts.updateFailed)
    expect(form().getByText(why)).toBeDefined()
  })

  test('is refused here already where the day is closed for the same brand [BLK-10]', async () => {
    await open({ blackoutDates: [forHonda], can: { add: beyond, addFor: ['HONDA'] } })
    // The calendar would open it again; the field takes what is typed.
    const date = form().getByRole('textbox', { name: /^Day/ })
    await user.clear(date)
    await user.type(date, `1226${year}`)
    await user.click(form().getByRole('button', { name: 'Close this day' }))
    await form().findAllByText(/This day is already closed\./)
    expect(app.callsOf('blackoutDates.add')).toEqual([])
  })

  test('is disabled with the reason for who looks after no whole brand', async () => {
    await open({ blackoutDates: [], can: { add: beyond, addFor: [] } })
    const button = form().getByRole('button', { name: 'Close this day' })
    expect(button.ariaDisabled).toBe('true')
    expect(form().getByText(blackoutDateReasons['blackout-date.beyond-scope'])).toBeDefined()
  })

  test('is offered for the brands that one looks after and no other', async () => {
    await open({ blackoutDates: [], can: { add: beyond, addFor: ['HONDA'] } })
    await user.click(form().getByRole('combobox', { name: 'For' }))
    const choices = screen.getAllByRole('option')
    expect(choices.map((each) => [each.textContent, each.ariaDisabled])).toEqual([
      ['Every brand', 'true'],
      ['Acura', 'true'],
      ['Honda', null],
    ])
  })
})

describe('campaigns on a closed day', () => {
  const { campaigns } = approvals.hit.example.reply
  const [first] = campaigns
  const hit = { campaigns: [first, { ...first, key: 8, name: 'Spring' }], totalElements: 2 }

  test('are told before it is closed, for the chosen brand [BLK-04, DATE-20]', async () => {
    app.on('approvals.hit', ({ query }: Heard) =>
      query.date ? hit : { campaigns: [], totalElements: 0 },
    )
    await open({ blackoutDates: [], can })
    await user.click(inCalendar(`${year}-12-24`))
    await form().findByText('2 campaigns would be mailed on this day')
    expect(form().getAllByText('12/24/2027 → 12/27/2027')).toHaveLength(2)
    expect(app.callsOf('approvals.hit').at(-1)?.query).toEqual({ date: `${year}-12-24` })
    expect(app.callsOf('blackoutDates.add')).toEqual([])
  })

  test('are moved, those that are chosen; what could not be moved is told with its reason [BLK-04, ERR-08]', async () => {
    app.on('approvals.hit', hit)
    app.on('approvals.postpone', { results: [{ itemKey: 7, ok: true }] })
    await open()
    const region = within(await screen.findByRole('region', { name: 'Campaigns on closed days' }))
    await user.click(region.getByRole('checkbox', { name: 'Move Spring' }))
    await user.click(region.getByRole('button', { name: 'Move one campaign' }))
    await screen.findByText('One campaign moved, to be approved again.')
    expect(app.callsOf('approvals.postpone').map(({ body }) => body)).toEqual([{ itemKey: [7] }])
    app.on('approvals.postpone', approvals.postpone.example.reply)
    await user.click(region.getByRole('checkbox', { name: 'All that can be moved' }))
    const both = region.getByRole<HTMLButtonElement>('button', { name: 'Move 2 campaigns' })
    // While the first is still being answered it cannot be pressed.
    await waitFor(() => expect(both.disabled).toBe(false))
    await user.click(both)
    await region.findByText(/^Spring: Only a campaign that is submitted/)
  })
})

describe('opening a day again', () => {
  const remove = () => screen.getByLabelText(new RegExp(`^Open .*12/25/${year} again`))

  test('asks first, and does nothing on No [UI-08, UI-09]', async () => {
    await open()
    await user.click(remove())
    const dialog = await screen.findByRole('alertdialog', { name: 'Open this day again?' })
    expect(dialog.textContent).toContain(`12/25/${year} will no longer be closed for every brand.`)
    await user.click(within(dialog).getByRole('button', { name: 'No' }))
    expect(app.callsOf('blackoutDates.delete')).toEqual([])
  })

  test('deletes it by its key and says so [BLK-05, BLK-08, ERR-03]', async () => {
    app.on('blackoutDates.delete', { key: 7 })
    await open()
    await user.click(remove())
    app.on('blackoutDates.list', { blackoutDates: [], can })
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Yes' }))
    await screen.findByText(blackoutDateTexts.updated)
    expect(app.callsOf('blackoutDates.delete')[0]?.path).toBe('/blackout-date/7/delete')
    await screen.findByText('No day is closed in this year.')
  })

  test('is disabled with the reason where it reaches further than one looks after', async () => {
    await open({ blackoutDates: [{ ...everyBrand, can: { delete: beyond } }], can })
    expect(remove().ariaDisabled).toBe('true')
    await user.click(remove())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
