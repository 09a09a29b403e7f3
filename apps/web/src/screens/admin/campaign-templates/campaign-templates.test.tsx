import { templates } from '@marquee/contract/templates'
import { templateReasons } from '@marquee/rules/templates'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'

const app = startedApp()
const page = templates.search.example.reply
const [active] = page.campaignTemplates
const mayChange = { ...active.can, change: { ok: true }, activate: { ok: true } }
const winter = { ...active, can: mayChange }
const summer = { ...winter, key: 32, name: 'Summer drive', status: 'INACTIVE' }
const found = (...campaignTemplates: object[]) => ({
  ...page,
  campaignTemplates,
  totalElements: campaignTemplates.length,
  can: { create: { ok: true } },
})

beforeEach(() => {
  app.on('templates.search', found(winter, summer))
  app.on('templates.readAccess', templates.readAccess.example.reply)
  app.on('templates.countDealers', templates.countDealers.example.reply)
})

async function open(toggles = {}) {
  app.start({ path: '/admin/campaign-templates', state: adminState, toggles })
  await screen.findByRole('link', { name: 'Winter road check' })
}

const last = (operation: string) => app.callsOf(operation).at(-1)
const choose = async (filter: string, choice: string) => {
  await user.click(screen.getByRole('combobox', { name: filter }))
  await user.click(screen.getByRole('option', { name: choice }))
}

test('the list holds all templates, also those that are not offered, by their shown category [TPL-01, TPL-10]', async () => {
  await open()
  expect(last('templates.search')?.query).toEqual({ includeInactive: 'true', sort: 'name' })
  screen.getByRole('link', { name: 'Summer drive' })
  const row = screen.getByRole('row', { name: /Winter road check/ })
  expect(within(row).getByText('Objective Focused')).toBeDefined()
  expect(within(row).getByText('Active')).toBeDefined()
})

test('it is searched and narrowed by category and status [TPL-10]', async () => {
  await open()
  await choose('Status', 'Inactive')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Winter road check' })).toBeNull())
  screen.getByRole('link', { name: 'Summer drive' })
  await choose('Category', 'Metro Mailer')
  await user.type(screen.getByRole('searchbox'), 'drive{Enter}')
  await waitFor(() =>
    expect(last('templates.search')?.query).toMatchObject({ category: 'METRO', text: 'drive' }),
  )
})

test('before a template is deactivated, it is told that campaigns go on [UI-08, UI-09]', async () => {
  app.on('templates.deactivate', { ...templates.deactivate.example.reply, status: 'INACTIVE' })
  await open()
  await user.click(screen.getByRole('button', { name: 'Deactivate Winter road check' }))
  const warning = within(await screen.findByRole('alertdialog'))
  warning.getByText(/Campaigns that were started from it continue unchanged/)
  await user.click(warning.getByRole('button', { name: 'Yes' }))
  await screen.findByText('Winter road check is not offered any more.')
  expect(last('templates.deactivate')?.path).toBe('/campaign-template/31/deactivate')
})

test('a template that is not offered can be activated, and any can be duplicated', async () => {
  app.on('templates.activate', templates.activate.example.reply)
  app.on('templates.duplicate', { ...templates.duplicate.example.reply, key: 40, name: 'Copy' })
  app.on('templates.read', { ...templates.read.example.reply, key: 40, name: 'Copy' })
  await open()
  await user.click(screen.getByRole('button', { name: 'Activate Summer drive' }))
  await screen.findByText(/^It is offered to 43 dealers: /)
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await screen.findByText('Summer drive is offered now.')
  await user.click(screen.getByRole('button', { name: 'Duplicate Summer drive' }))
  await screen.findByRole('heading', { level: 1, name: 'Copy' })
  expect(location.pathname).toBe('/admin/campaign-templates/40')
})

const access = templates.readAccess.example.reply
const askToActivate = async (reply: Parameters<typeof app.on>[1]) => {
  app.on('templates.readAccess', reply)
  await open()
  await user.click(screen.getByRole('button', { name: 'Activate Summer drive' }))
  return within(await screen.findByRole('alertdialog', { name: 'Activate Summer drive?' }))
}

test('before a template is activated, it is told how many dealers of its groups get it [TPL-09, UI-08]', async () => {
  const dialog = await askToActivate({ ...access, dealers: 1_043 })
  await dialog.findByText(
    /^It is offered to 1,043 dealers: Central Zone, those of one market group\./,
  )
  expect(last('templates.readAccess')?.path).toBe('/campaign-template/32/access')
  expect(dialog.getByRole('link', { name: 'Change who gets it' }).getAttribute('href')).toBe(
    '/admin/campaign-templates/32',
  )
  await user.click(dialog.getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(app.callsOf('templates.activate')).toEqual([])
})

test('a template of the whole brand names the brand, and one that dealers do not see says so [TPL-09]', async () => {
  const staff = {
    isOpenToBrand: true,
    marketKeys: [],
    marketGroupKeys: [],
    levels: ['ZONE' as const],
  }
  const dialog = await askToActivate({ ...access, access: staff, dealers: 1 })
  await dialog.findByText(/^It is offered to 1 dealer: every dealer of Honda\./)
  dialog.getByText('People at dealers do not see it, only these levels: Zone.')
})

test('that no dealer gets a template is told to whoever may not change it as well [TPL-09]', async () => {
  const no = { ok: false, reason: 'access.denied' } as const
  const dialog = await askToActivate({ ...access, dealers: 0, can: { changeAccess: no } })
  await dialog.findByText(/^No dealer gets it yet/)
  expect(dialog.queryByRole('link', { name: 'Change who gets it' })).toBeNull()
})

test('a count of dealers that fails is told, and can be tried again', async () => {
  const dialog = await askToActivate(problem(403, 'access.denied', 'You may not see this.'))
  await dialog.findByText('How many dealers get it could not be counted')
  dialog.getByText('You may not see this.')
})

test('what stands against offering a template is listed in the dialog, each with the way to where it is done [UI-08, ERR-08]', async () => {
  const first = 'workflows.0.steps.0.creativeSelection.filterItems'
  const audience = 'audienceConfiguration.audienceSegmentConfigurations'
  const missing = { [first]: 'Choose at least one creative', [audience]: 'Offer a segment' }
  app.on(
    'templates.activate',
    problem(409, 'campaign-template.incomplete', 'It is not complete.', {
      details: { problems: missing },
    }),
  )
  app.on('templates.read', { ...templates.read.example.reply, key: 32, name: 'Summer drive' })
  await open()
  await user.click(screen.getByRole('button', { name: 'Activate Summer drive' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Summer drive cannot be offered yet' }),
  )
  expect(screen.queryByText('It is not complete.')).toBeNull()
  dialog.getByRole('link', { name: 'Choose at least one creative' })
  await user.click(dialog.getByRole('link', { name: 'Offer a segment' }))
  await screen.findByRole('heading', { level: 1, name: 'Summer drive' })
  expect(location.pathname).toBe('/admin/campaign-templates/32')
  await screen.findByRole('heading', { level: 2, name: 'Audience' })
})

test('where nobody gets a template, its button says so, and nothing is asked before that is refused [TPL-09, UI-08]', async () => {
  const activate = { ok: false, reason: 'campaign-template.nobody-gets-it' }
  app.on('templates.search', found(winter, { ...summer, can: { ...mayChange, activate } }))
  await open()
  const button = screen.getByRole('button', {
    name: 'Activate Summer drive',
    description: templateReasons['campaign-template.nobody-gets-it'],
  })
  await user.click(button)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('what may not be done with a template is disabled, with the reason', async () => {
  const no = { ok: false, reason: 'campaign-template.kept-above' }
  app.on('templates.search', found({ ...winter, can: { ...mayChange, change: no } }))
  await open()
  const deactivate = screen.getByRole('button', { name: 'Deactivate Winter road check' })
  expect(deactivate.ariaDisabled).toBe('true')
  expect(screen.getAllByText(templateReasons['campaign-template.kept-above'])).toHaveLength(2)
})

test('with its toggle off nobody is led to create a template, nor gets there [TGL-02, RTE-13]', async () => {
  const toggles = { IS_CREATE_CAMPAIGN_TEMPLATE_ENABLED: false }
  await open(toggles)
  expect(screen.queryByRole('link', { name: 'Create template' })).toBeNull()
  cleanup()
  app.start({ path: '/admin/create-campaign-template', state: adminState, toggles })
  await screen.findByRole('heading', { level: 1, name: 'Honda National' })
})

test('with its toggle on the way leads to the form of a new template [TGL-02, RTE-13]', async () => {
  await open()
  await user.click(screen.getByRole('link', { name: 'Create template' }))
  await screen.findByRole('heading', { level: 1, name: 'Create campaign template' })
  expect(location.pathname).toBe('/admin/create-campaign-template')
})

test('without the permission the screen is closed [LVL-12]', async () => {
  const permissions = adminState.permissions.filter(
    (one) => one !== 'CAN_MANAGE_CAMPAIGN_TEMPLATES',
  )
  app.start({ path: '/admin/campaign-templates', state: { ...adminState, permissions } })
  await screen.findByRole('heading', { level: 1, name: 'Honda National' })
  expect(app.callsOf('templates.search')).toEqual([])
})
