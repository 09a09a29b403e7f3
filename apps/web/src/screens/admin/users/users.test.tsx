import { markets } from '@marquee/contract/markets'
import { people } from '@marquee/contract/people'
import { PERMISSIONS } from '@marquee/rules/access'
import { personReasons } from '@marquee/rules/people'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'
import { EXPIRED, formTexts, texts } from './texts.ts'

const app = startedApp()
const page = people.search.example.reply
const [dana] = page.people
const found = (...rows: object[]) => ({ ...page, people: rows, totalElements: rows.length })

beforeEach(() => {
  app.on('people.search', page)
  app.on('markets.search', markets.search.example.reply)
})

async function open(state = adminState) {
  app.start({ path: '/admin/users', state })
  await screen.findByRole('button', { name: 'Dana Whitfield' })
}

const last = (operation: string) => app.callsOf(operation).at(-1)

describe('the list', () => {
  test('is searched, narrowed and put in order by the server [TBL-11, TBL-12, API-04]', async () => {
    await open()
    expect(last('people.search')?.query).toEqual({})
    expect(last('people.search')?.body).toEqual({
      criteria: {},
      page: 0,
      size: 20,
      sort: [{ id: 'name', direction: 'ASCENDING' }],
    })
    await user.type(screen.getByRole('searchbox'), 'dana{Enter}')
    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    await user.click(screen.getByRole('option', { name: 'Invited' }))
    await waitFor(() =>
      expect(last('people.search')?.body).toMatchObject({
        criteria: { text: 'dana', status: 'INVITED' },
      }),
    )
  })

  test('can be narrowed to the selected market [API-02]', async () => {
    await open()
    await user.click(screen.getByRole('combobox', { name: 'Where' }))
    await user.click(screen.getByRole('option', { name: 'Honda National' }))
    await waitFor(() =>
      expect(last('people.search')?.query).toEqual({ marketKey: '2', hierarchyId: 'HONDA' }),
    )
  })

  test('what may not be done with a person is disabled, with the reason', async () => {
    const no = { ok: false, reason: 'person.is-yourself' }
    app.on(
      'people.search',
      found({ ...dana, can: { change: no, deactivate: no, reactivate: no, resend: no } }),
    )
    app.start({ path: '/admin/users', state: adminState })
    const change = await screen.findByRole('button', { name: 'Change Dana Whitfield' })
    expect(change.ariaDisabled).toBe('true')
    expect(screen.getAllByText(personReasons['person.is-yourself'])).toHaveLength(2)
    // Nor by a click on the name.
    expect(screen.queryByRole('button', { name: 'Dana Whitfield' })).toBeNull()
  })
})

describe('inviting', () => {
  async function fillIn() {
    await user.click(screen.getByRole('button', { name: 'Invite a person' }))
    const form = within(screen.getByRole('form', { name: 'Invite a person' }))
    await user.type(form.getByRole('textbox', { name: 'Name' }), ' Ada ')
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'ada@lakeside.example')
    await user.type(form.getByRole('combobox', { name: 'Home market' }), 'lake')
    await user.click(await screen.findByRole('option', { name: /Lakeside Honda/ }))
    await user.click(form.getByRole('checkbox', { name: /^See campaigns/ }))
    return form
  }

  test('sends name, address, home with its level, and permissions [LVL-01, LVL-07]', async () => {
    app.on('people.invite', { ...dana, name: 'Ada', email: 'ada@lakeside.example' })
    await open()
    const form = await fillIn()
    form.getByText('Dealer level, by the home market')
    await user.click(form.getByRole('button', { name: 'Invite' }))
    await screen.findByText('Ada is invited and can sign in with ada@lakeside.example now.')
    expect(last('people.invite')?.body).toEqual({
      name: 'Ada',
      email: 'ada@lakeside.example',
      level: 'DEALER',
      homeMarketKey: 14,
      permissions: ['CAN_READ_CAMPAIGNS'],
    })
  })

  test('a preset of the level gives what such people usually do, and nothing at all is pointed out [LVL-07]', async () => {
    app.on('people.invite', { ...dana, name: 'Ada', email: 'ada@lakeside.example' })
    await open()
    const form = await fillIn()
    expect(form.queryByText(formTexts.noPermission)).toBeNull()
    await user.click(form.getByRole('checkbox', { name: /^See campaigns/ }))
    form.getByText(formTexts.noPermission)
    const presets = within(form.getByRole('group', { name: 'Start with' }))
    expect(presets.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Dealer marketing',
      'Viewer',
    ])
    await user.click(presets.getByRole('button', { name: 'Dealer marketing' }))
    expect(presets.getByRole('button', { name: 'Dealer marketing', pressed: true })).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Invite' }))
    await screen.findByText('Ada is invited and can sign in with ada@lakeside.example now.')
    expect(last('people.invite')?.body).toMatchObject({
      permissions: [
        'CAN_SEARCH_AUDIENCE',
        'CAN_READ_CAMPAIGNS',
        'CAN_SUBMIT_ORDER',
        'CAN_UPDATE_MARKET_PROFILE',
      ],
    })
  })

  test('a refusal is told in the form, which keeps what was typed [API-05]', async () => {
    const why = personReasons['person.email-taken']
    app.on('people.invite', problem(409, 'person.email-taken', why))
    await open()
    const form = await fillIn()
    await user.click(form.getByRole('button', { name: 'Invite' }))
    await form.findByText(why)
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(' Ada ')
  })

  test('a person who is known already is given another home on request [LVL-07]', async () => {
    const why = personReasons['person.email-taken']
    app.on('people.invite', problem(409, 'person.email-taken', why))
    await open()
    const form = await fillIn()
    const another = { name: formTexts.anotherHome }
    expect(form.queryByRole('checkbox', another)).toBeNull()
    await user.click(form.getByRole('button', { name: 'Invite' }))
    await user.click(await form.findByRole('checkbox', another))
    app.on('people.invite', { ...dana, name: 'Ada', email: 'ada@lakeside.example' })
    await user.click(form.getByRole('button', { name: 'Invite' }))
    await screen.findByText('Ada is invited and can sign in with ada@lakeside.example now.')
    expect(last('people.invite')?.body).toMatchObject({ isAnotherHome: true })
  })

  test('what is missing or wrong is told before anything is sent', async () => {
    await open()
    await user.click(screen.getByRole('button', { name: 'Invite a person' }))
    const form = within(screen.getByRole('form', { name: 'Invite a person' }))
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'ada')
    await user.click(form.getByRole('button', { name: 'Invite' }))
    await form.findByText('Please check 3 fields.')
    expect(form.getAllByText('Email must be valid.').length).toBeGreaterThan(0)
    expect(app.callsOf('people.invite')).toEqual([])
  })

  test('closing with something typed asks first [UI-08]', async () => {
    await open()
    await fillIn()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const warning = await screen.findByRole('alertdialog', { name: 'Warning' })
    await user.click(within(warning).getByRole('button', { name: 'No' }))
    expect(screen.getByRole('form', { name: 'Invite a person' })).toBeDefined()
  })
})

describe('changing', () => {
  const form = () => within(screen.getByRole('form', { name: 'Change Dana Whitfield' }))

  async function openForm() {
    await user.click(screen.getByRole('button', { name: 'Dana Whitfield' }))
    return form()
  }

  test('says what a save changes for the person, before it is saved [LVL-07]', async () => {
    await open()
    const fields = await openForm()
    expect(fields.queryByText(formTexts.changes('Dana Whitfield'))).toBeNull()
    await user.click(fields.getByRole('checkbox', { name: /^Order campaigns/ }))
    fields.getByText(formTexts.changes('Dana Whitfield'))
    fields.getByText('Added: Order campaigns')
    await user.click(fields.getByRole('checkbox', { name: /^Order campaigns/ }))
    expect(fields.queryByText(formTexts.changes('Dana Whitfield'))).toBeNull()
  })

  test('permissions that one does not hold oneself cannot be handed out [LVL-07]', async () => {
    const permissions = PERMISSIONS.filter((each) => each !== 'CAN_CREATE_GLOBAL_COUPONS')
    await open({ ...adminState, permissions })
    const fields = await openForm()
    const box = (name: RegExp) => fields.getByRole<HTMLInputElement>('checkbox', { name })
    expect(box(/^Coupons for everybody/).disabled).toBe(true)
    expect(box(/^Order campaigns/).disabled).toBe(false)
    fields.getByText(personReasons['person.permission-not-yours'])
  })

  test('sends the email of an open invitation again [LVL-07]', async () => {
    app.on('people.resend', dana)
    await open()
    const fields = await openForm()
    fields.getByRole('button', { name: 'Save changes' })
    await user.click(screen.getByRole('button', { name: formTexts.resend }))
    await screen.findByText('The invitation was sent to dana@lakeside-honda.example again.')
    expect(last('people.resend')?.path).toBe('/person/3/resend')
  })

  test('an invitation that nobody took in time says so, and is renewed by sending it again [LVL-07]', async () => {
    app.on('people.search', found({ ...dana, invitationEndsAt: '2020-01-31T12:00:00.000Z' }))
    await open()
    await screen.findByText(EXPIRED)
    await openForm()
    screen.getByText(/the invitation ended on 01\/31\/2020.*Send it again to renew it\.$/)
    expect(screen.getByRole('button', { name: formTexts.resend }).ariaDisabled).toBeNull()
  })

  test('a person who has signed in has no invitation to send again [LVL-07]', async () => {
    const resend = { ok: false, reason: 'person.not-invited' }
    app.on(
      'people.search',
      found({ ...dana, status: 'ACTIVE', invitationEndsAt: null, can: { ...dana.can, resend } }),
    )
    app.start({ path: '/admin/users', state: adminState })
    await screen.findByRole('button', { name: 'Dana Whitfield' })
    await openForm()
    expect(screen.queryByRole('button', { name: formTexts.resend })).toBeNull()
  })

  test('when somebody else was faster the typing stays, what they saved is told, and saving again wins', async () => {
    const why = personReasons['person.changed-meanwhile']
    app.on('people.change', problem(409, 'person.changed-meanwhile', why))
    await open()
    const fields = await openForm()
    await user.clear(fields.getByRole('textbox', { name: 'Name' }))
    await user.type(fields.getByRole('textbox', { name: 'Name' }), 'Dana W.')
    app.on(
      'people.search',
      found({ ...dana, version: 2, permissions: ['CAN_READ_CAMPAIGNS', 'CAN_SUBMIT_ORDER'] }),
    )
    await user.click(fields.getByRole('button', { name: 'Save changes' }))
    await fields.findByText(why)
    fields.getByText('May now: Order campaigns')
    expect(fields.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Dana W.')

    app.on('people.change', { ...dana, name: 'Dana W.' })
    await user.click(fields.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Dana W. was changed.')
    expect(last('people.change')?.body).toMatchObject({ name: 'Dana W.', version: 2 })
  })

  test('what somebody else saved can be taken over instead', async () => {
    app.on('people.change', problem(409, 'person.changed-meanwhile', 'Changed.'))
    await open()
    const fields = await openForm()
    await user.type(fields.getByRole('textbox', { name: 'Name' }), ' Jr.')
    app.on('people.search', found({ ...dana, name: 'Dana Whitfield-Ray', version: 2 }))
    await user.click(fields.getByRole('button', { name: 'Save changes' }))
    await user.click(await fields.findByRole('button', { name: 'Take these values over' }))
    expect(fields.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
      'Dana Whitfield-Ray',
    )
  })
})

describe('access', () => {
  test('is taken away after a warning [UI-08, UI-09]', async () => {
    app.on('people.search', found({ ...dana, status: 'ACTIVE', invitationEndsAt: null }))
    app.on('people.deactivate', { ...dana, status: 'DEACTIVATED' })
    await open()
    await user.click(screen.getByRole('button', { name: 'Deactivate Dana Whitfield' }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByText('Dana Whitfield was deactivated.')
    expect(last('people.deactivate')?.path).toBe('/person/3/deactivate')
  })

  test('that was not taken yet is withdrawn, in its own words [LVL-07]', async () => {
    app.on('people.deactivate', { ...dana, status: 'DEACTIVATED', invitationEndsAt: null })
    await open()
    await user.click(
      screen.getByRole('button', { name: 'Withdraw the invitation of Dana Whitfield' }),
    )
    await screen.findByText(texts.withdrawBody)
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    await screen.findByText('The invitation of Dana Whitfield was withdrawn.')
    expect(last('people.deactivate')?.path).toBe('/person/3/deactivate')
  })

  test('is given back', async () => {
    const can = { ...dana.can, reactivate: { ok: true } }
    app.on('people.search', found({ ...dana, status: 'DEACTIVATED', can }))
    app.on('people.reactivate', dana)
    await open()
    await user.click(screen.getByRole('button', { name: 'Reactivate Dana Whitfield' }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByText('Dana Whitfield was reactivated.')
  })
})

test('saved filters narrow the users, and put them in their order', async () => {
  const gone = {
    key: 2,
    name: 'Gone',
    address: 'status=DEACTIVATED&sort=-email',
    opensFirst: false,
  }
  const ofUsers = { list: 'people', savedFilters: [gone], columns: [] }
  app.on('listPreferences.read', { lists: [ofUsers] })
  app.on('people.search', people.search.example.reply)
  app.start({ path: '/admin/users', state: adminState })
  await user.click(await screen.findByRole('button', { name: 'Gone' }))
  await waitFor(() =>
    expect(app.callsOf('people.search').at(-1)?.body).toMatchObject({
      criteria: { status: 'DEACTIVATED' },
      sort: [{ id: 'email', direction: 'DESCENDING' }],
    }),
  )
})
