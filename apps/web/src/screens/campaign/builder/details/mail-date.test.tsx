import { templates } from '@marquee/contract/templates'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { user } from '../../../../app/testing/start-app.tsx'
import {
  box,
  goOn,
  known,
  nameBox,
  openedDetails,
  retype,
  yes,
  type Details,
} from './testing/opened-details.ts'

const { app, open } = openedDetails()

const dateOf = (form: Details, label: string) =>
  form.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
const shownDate = (form: Details, label: string) => dateOf(form, label).value
const day = (date: string) => screen.findByRole<HTMLButtonElement>('gridcell', { name: date })

describe('the mail date', () => {
  test('is chosen among the days of the channels, in two waves where the template lets it [DATE-03, DATE-04, DATE-05, DATE-06, DATE-14, DATE-16]', async () => {
    const form = await open()
    form.getByText('Select the mail date for the campaign.')
    const first = box(form, 'Wave 1')
    expect([first.checked, first.disabled]).toEqual([true, true])
    await user.click(box(form, 'Wave 2'))
    form.getByText(
      'Selecting multiple waves results in a 50/50 split of sends between the two dates.',
    )
    expect(shownDate(form, 'First Wave')).toBe('03/15/2027')
    const [pick] = form.getAllByRole('button', { name: /Choose date/ })
    if (pick) await user.click(pick)
    expect((await day('16')).disabled).toBe(false)
    expect((await day('18')).disabled).toBe(true)
    expect((await day('8')).disabled).toBe(true)
    await user.click(await day('16'))
    await waitFor(() => expect(shownDate(form, 'First Wave')).toBe('03/16/2027'))
    await goOn(form)
    await form.findByText('Please check one field.')
    form.getByText(/Second Wave/, { selector: 'button' })
  })

  test('says why each other day of the month cannot be chosen, below the month as well [DATE-14]', async () => {
    const entry = { key: 7, date: '2027-03-10', hierarchyId: null, can: { delete: yes } }
    app.on('blackoutDates.list', { blackoutDates: [entry], can: { add: yes, addFor: [] } })
    const email = [{ type: 'CHANNEL', value: 'EMAIL' }]
    const form = await open({ fulfillmentChannelsAndVariations: email })
    const pick = form.getByRole('button', { name: /Choose date/ })
    await user.click(pick)
    const why = async (date: string) => (await day(date)).getAttribute('aria-description')
    await waitFor(async () => {
      expect(await why('10')).toBe('Blackout date: nothing is mailed on this day.')
    })
    const list = screen.getByRole('list', { name: 'Days that cannot be chosen' })
    expect(list.textContent).toContain('10 Blackout date: nothing is mailed on this day.')
    expect(list.textContent).toContain(
      'Too early: pieces sent this way can go out from 03/04/2027.',
    )
    expect(list.textContent).toContain('6–7, 13–14 Nothing is mailed on weekends.')
  })

  test.for([['SEASONAL'], ['ON_DEMAND']])(
    'that is typed and cannot be mailed on says why below its field, also in a %s campaign, and is in no homes [DATE-14, DATE-19, ERR-22]',
    async ([category]) => {
      const mail = [{ type: 'CHANNEL', value: 'DIRECT_MAIL' }]
      const form = await open({ category, fulfillmentChannelsAndVariations: mail })
      const field = dateOf(form, 'First Wave')
      await retype(field, '03/13/2027')
      await form.findByText(/^03\/13\/2027: /)
      expect(form.queryByText(/^In homes from/)).toBeNull()
      await retype(field, '03/15/2027')
      await waitFor(() => expect(form.queryByText(/^03\/13\/2027: /)).toBeNull())
      await form.findByText(/^In homes from/)
    },
  )

  test('of a season that its order would refuse is missing beside the form, unless the template sets it [DATE-11, DATE-19, DATE-22]', async () => {
    const season = { category: 'SEASONAL', campaignStartDate: '2027-03-13' }
    const missing = () =>
      within(screen.getByRole('region', { name: 'Your campaign' })).queryByRole('link', {
        name: 'Mail date is no longer valid',
      })
    await open(season)
    await waitFor(() => expect(missing()).not.toBeNull())
    cleanup()
    const campaignExecution = { startDateSelectionMode: 'RESTRICTED' as const }
    // The step reads the days all the same: the server lists none.
    const { example } = templates.selectableDates
    const none = { EMAIL: [], DIRECT_MAIL: [] }
    app.on('templates.selectableDates', { ...example.reply, selectableDates: none })
    await open(season, { campaignExecution })
    expect(app.callsOf('templates.selectableDates').length).toBeGreaterThan(0)
    expect(missing()).toBeNull()
  })

  test('cannot be chosen where the template sets it, and says why [DATE-11, DATE-12]', async () => {
    const form = await open({}, { deploymentDateLock: true })
    form.getByText('The mail date of this campaign is set by the template.')
    expect(form.getByRole<HTMLButtonElement>('button', { name: /Choose date/ }).disabled).toBe(true)
  })

  test('that is restricted is closed for administrators as well [DATE-11]', async () => {
    const can = { ...known.can, chooseFreely: yes }
    const restricted = { campaignExecution: { startDateSelectionMode: 'RESTRICTED' } }
    const form = await open({ can }, restricted)
    form.getByText('The mail date of this campaign cannot be chosen.')
  })

  test('is any day ahead for an administrator, with closed days and that of the template marked [DATE-13, DATE-18]', async () => {
    const entry = { key: 7, date: '2027-03-10', hierarchyId: null, can: { delete: yes } }
    app.on('blackoutDates.list', { blackoutDates: [entry], can: { add: yes, addFor: [] } })
    const can = { ...known.can, chooseFreely: yes }
    const form = await open({ can }, { deploymentDate: '2027-03-12' })
    await user.click(form.getByRole('button', { name: /Choose date/ }))
    await waitFor(async () => {
      expect((await day('10')).getAttribute('aria-description')).toBe('Blackout date')
    })
    expect((await day('12')).getAttribute('aria-description')).toBe('Mail date of the template')
    expect((await day('20')).disabled).toBe(false)
  })

  test.for([
    ['a list that is none', { blackoutDates: 'none' }],
    ['no list', {}],
    ['nothing at all', null],
    ['a day that is none', { blackoutDates: [{ date: '2027-03-40' }, null, '2027-03-10', {}] }],
  ] as const)(
    'is chosen all the same where the closed days are %s, and no day is marked [ERR-20]',
    async ([, unreadable]) => {
      app.on('blackoutDates.list', { status: 200, body: unreadable })
      const can = { ...known.can, chooseFreely: yes }
      const form = await open({ can })
      await user.click(form.getByRole('button', { name: /Choose date/ }))
      await waitFor(() => expect(app.callsOf('blackoutDates.list')).toHaveLength(1))
      expect((await day('10')).hasAttribute('aria-description')).toBe(false)
      await user.click(await day('10'))
      await waitFor(() => expect(shownDate(form, 'First Wave')).toBe('03/10/2027'))
    },
  )

  test('that is refused is no part of the summary, and stays missing there [DATE-09, DATE-18]', async () => {
    const form = await open()
    const summary = within(screen.getByRole('region', { name: 'Your campaign' }))
    summary.getByText('03/15/2027')
    await retype(dateOf(form, 'First Wave'), '03082027')
    await user.click(nameBox(form))
    await form.findByText('Mail date is no longer valid')
    await summary.findByText('Not chosen yet')
    expect(summary.queryByText(/^03\/08/)).toBeNull()
  })

  test('tells when direct mail is in the homes, and the payments that are deferred by it [DATE-02, MTR-06, MTR-07]', async () => {
    const both = ['EMAIL', 'DIRECT_MAIL'].map((value) => ({ type: 'CHANNEL', value }))
    const form = await open({ fulfillmentChannelsAndVariations: both }, { isBillingDeferred: true })
    await form.findByText('In homes from 03/20/2027 to 03/25/2027, as estimated.')
    form.getByText(
      'Payments are divided evenly across 3 months beginning the month after the first mail date.',
    )
    await user.click(box(form, 'Defer billing'))
    form.getByText('The three payments are due on 04/01/2027, 05/01/2027, 06/01/2027.')
  })

  test('that is refused is in no homes [DATE-02, DATE-17]', async () => {
    const both = ['EMAIL', 'DIRECT_MAIL'].map((value) => ({ type: 'CHANNEL', value }))
    const form = await open({ fulfillmentChannelsAndVariations: both })
    await form.findByText(/^In homes from/)
    await retype(dateOf(form, 'First Wave'), '03082027')
    await user.click(nameBox(form))
    await form.findByText('Mail date is no longer valid')
    await waitFor(() => expect(form.queryByText(/^In homes from/)).toBeNull())
  })
})
