import { marketProfiles } from '@marquee/contract/market-profiles'
import { accessTexts } from '@marquee/rules/access'
import { marketProfileReasons } from '@marquee/rules/market-profiles'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../api/testing/answering-server.ts'
import { startedApp, user } from '../../app/testing/start-app.tsx'
import { dealerState } from '../../app/testing/states.ts'

const app = startedApp()
const profile = marketProfiles.read.example.reply
const yes = { ok: true }
const no = { ok: false, reason: 'access.denied' }

beforeEach(() => app.on('marketProfiles.read', profile))

async function open(changed: object = {}) {
  app.on('marketProfiles.read', { ...profile, ...changed })
  app.start({ path: '/dealer-profile' })
  return within(await screen.findByRole('form', { name: 'Dealer profile' }))
}

type Opened = Awaited<ReturnType<typeof open>>
const box = (form: Opened, name: string) =>
  form.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const saveButton = () => screen.getByRole('button', { name: 'Save profile' })
const last = (operation: string) => app.callsOf(operation).at(-1)
async function type(form: Opened, name: string, text: string) {
  await user.clear(box(form, name))
  await user.type(box(form, name), text)
}

describe('reading', () => {
  test('the profile of the selected market is loaded and shown by parts [PRF-01, PRF-03, GEN-18, SIGN-09]', async () => {
    const form = await open()
    expect(last('marketProfiles.read')?.path).toBe('/market/14/profile')
    for (const part of ['Contact', 'Web and phone', 'Business details', 'Dealer notes']) {
      screen.getByRole('region', { name: part })
    }
    expect(box(form, 'Email').value).toBe('dana@lakeside-honda.example')
    expect(box(form, 'Phone number').value).toBe('(734) 555-0114')
    expect(form.getByRole('combobox', { name: 'State' }).textContent).toBe('Michigan')
    expect(box(form, 'Notes').value).toBe('Closed on Sundays.')
    expect(box(form, 'Opening hours').value).toBe('Mon–Fri 7:30–6, Sat 8–4')
    expect(box(form, 'Line printed on every piece').value).toBe('Open Saturdays until 5.')
    form.getByText('They are printed nowhere.', { exact: false })
    within(screen.getByRole('region', { name: 'Listing attributes' })).getByText('Services')
    expect(form.getByRole('combobox', { name: 'Loaner cars' }).textContent).toBe('Yes')
  })

  test('a load that failed says why, and can be tried again [GEN-18, ERR-14]', async () => {
    app.on(
      'marketProfiles.read',
      problem(500, 'server.failed', 'Something went wrong on our side.'),
    )
    app.start({ path: '/dealer-profile' })
    await screen.findByText('Something went wrong on our side.')
    app.on('marketProfiles.read', profile)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('form', { name: 'Dealer profile' })
  })

  test('without a market there is the way to choose one, which leads back here [MKT-05]', async () => {
    app.start({ path: '/dealer-profile', state: { ...dealerState, selectedMarket: null } })
    await screen.findByText('Choose the market whose profile you want to see.')
    screen.getByRole('button', { name: 'Choose a market' })
    expect(app.callsOf('marketProfiles.read')).toEqual([])
  })
})

describe('saving', () => {
  test('sends what was changed and the version that was read [PRF-04]', async () => {
    app.on('marketProfiles.update', { ...profile, dealerNotes: 'Open', version: 2 })
    const form = await open()
    expect(saveButton().ariaDisabled).toBe('true')
    await type(form, 'Notes', 'Open')
    await user.click(saveButton())
    await screen.findByText('Profile saved')
    expect(last('marketProfiles.update')?.body).toEqual({
      marketKey: 14,
      version: 1,
      dealerNotes: 'Open',
    })
    await waitFor(() => expect(saveButton().ariaDisabled).toBe('true'))
  })

  test('who the dealer is stays closed without its permission, and says so [PRF-08]', async () => {
    const form = await open()
    for (const name of ['Legal name', 'Dealer ID', 'Street address', 'City', 'Zip code']) {
      expect(box(form, name).disabled, name).toBe(true)
    }
    expect(form.getByRole('combobox', { name: 'State' }).ariaDisabled).toBe('true')
    within(screen.getByRole('region', { name: 'Business details' })).getByText(
      accessTexts['access.denied'],
    )
    expect(box(form, 'Notes').disabled).toBe(false)
  })

  test('with its permission alone, only that is open [PRF-08]', async () => {
    const form = await open({ can: { update: no, editRestricted: yes, uploadLogo: no } })
    expect(box(form, 'Legal name').disabled).toBe(false)
    expect(box(form, 'Notes').disabled).toBe(true)
    await type(form, 'City', 'Ypsilanti')
    expect(saveButton().ariaDisabled).toBeNull()
  })

  test('who may change nothing reads why [PRF-08]', async () => {
    const form = await open({ can: { update: no, editRestricted: no, uploadLogo: no } })
    expect(box(form, 'Notes').disabled).toBe(true)
    expect(saveButton().ariaDisabled).toBe('true')
    form.getByText('You can look at this profile, but not change it.')
  })

  test('what is wrong is told at its field before anything is sent [FRM-02, FRM-03, FRM-06, FRM-09]', async () => {
    const form = await open({ can: { update: yes, editRestricted: yes, uploadLogo: yes } })
    await type(form, 'Email', 'dana')
    await type(form, 'Web address', 'lakeside')
    await type(form, 'Phone number', '734')
    await user.clear(box(form, 'City'))
    await user.click(saveButton())
    await form.findByText('Please check 4 fields.')
    for (const message of [
      'Email must be valid.',
      'Must be 10 digits long',
      'Incomplete Address',
    ]) {
      expect(form.getAllByText(new RegExp(message)).length, message).toBeGreaterThan(0)
    }
    expect(app.callsOf('marketProfiles.update')).toEqual([])
  })

  test('what the server finds wrong lands at its field [PRF-04, ERR-22]', async () => {
    const fields = { 'body.contact.email': 'Email must be valid.' }
    app.on('marketProfiles.update', problem(400, 'request.invalid', 'Not right.', { fields }))
    const form = await open()
    await type(form, 'Email', 'robin@lakeside.example')
    await user.click(saveButton())
    await waitFor(() => expect(box(form, 'Email').ariaInvalid).toBe('true'))
  })

  test('what somebody else saved meanwhile is told; the typing stays and is saved next [PRF-04]', async () => {
    const code = 'market-profile.changed-meanwhile'
    app.on('marketProfiles.update', problem(409, code, marketProfileReasons[code]))
    const form = await open()
    await type(form, 'Notes', 'Mine')
    const theirs = {
      ...profile,
      version: 7,
      webAddress: 'https://new.example',
      dealerNotes: 'Theirs',
    }
    app.on('marketProfiles.read', theirs)
    await user.click(saveButton())
    await form.findByText('Web address: https://new.example')
    form.getByText('Notes: Theirs')
    expect(box(form, 'Notes').value).toBe('Mine')
    expect(box(form, 'Web address').value).toBe('https://new.example')

    app.on('marketProfiles.update', { ...theirs, version: 8, dealerNotes: 'Mine' })
    await user.click(saveButton())
    await screen.findByText('Profile saved')
    expect(last('marketProfiles.update')?.body).toEqual({
      marketKey: 14,
      version: 7,
      dealerNotes: 'Mine',
    })
  })

  test('leaving with something typed asks first [UI-08]', async () => {
    app.showShell()
    const form = await open()
    await type(form, 'Notes', 'Mine')
    await user.click(screen.getByRole('link', { name: 'Home' }))
    const warning = within(await screen.findByRole('alertdialog'))
    await user.click(warning.getByRole('button', { name: 'No' }))
    expect(box(form, 'Notes').value).toBe('Mine')
    await user.click(screen.getByRole('link', { name: 'Home' }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByRole('heading', { level: 1, name: 'Lakeside Honda' })
  })
})
