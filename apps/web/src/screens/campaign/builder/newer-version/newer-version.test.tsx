import { setTimeout as pause } from 'node:timers/promises'
import { newerVersions } from '@marquee/contract/newer-versions'
import { seedLists } from '@marquee/contract/seed-lists'
import { templates } from '@marquee/contract/templates'
import { newerVersionReasons } from '@marquee/rules/newer-versions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import { known, openAt, startedBuilder } from '../testing/opened-step.ts'

const app = startedBuilder()
const draft = { ...known, template: { ...known.template, version: 1 } }
const second = {
  ...known.template,
  version: 2,
  distanceFilteringMax: 25,
  creativeTemplates: known.template.creativeTemplates.map((creative) => ({
    ...creative,
    letterCode: 'OTHER',
  })),
}
const newest = { ...second, can: templates.read.example.reply.can }
const { newer } = newerVersions.read.example.reply
const note = 'The mail date 04/12/2027 is not offered. Choose another one.'
const onNewest = { ...draft, version: 9, name: 'Spring on two', template: second }

beforeEach(() => {
  sessionStorage.clear()
  app.on('campaigns.read', draft)
  app.on('newerVersions.read', { version: 1, newer, taken: null })
  app.on('templates.read', newest)
  app.on('templates.selectableDates', templates.selectableDates.example.reply)
  app.on('seedLists.list', seedLists.list.example.reply)
  app.on('campaigns.validateName', { errorReason: null })
})

const offer = () =>
  screen.findByRole('note', { name: 'A newer version of this template is available' })
const button = (name: string) => screen.findByRole('button', { name })
const openChanges = async () => {
  await offer()
  await user.click(await button('See what would change'))
  await screen.findByRole('list', { name: 'What changes in the template' })
}
const nameField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Enter Campaign Name' })

test('a draft is offered the newer version, and nothing is loaded of it until it is opened', async () => {
  await openAt(app, 'details')
  within(await offer()).getByText(/This draft is on version 1 and stays on it/)
  expect(app.callsOf('templates.read')).toEqual([])
  await user.click(await button('See what would change'))
  const changes = await screen.findByRole('list', { name: 'What changes in the template' })
  // Codes for printers are no words for dealers.
  expect(changes.textContent).toBe('Greatest distance: 25 (before: 50)')
  screen.getByText('Campaign name, Channels, Audience')
  within(screen.getByRole('list', { name: 'What needs your attention' })).getByText(note)
})

test('the newer version is taken as it was seen, and the step shows what the draft is then', async () => {
  await openAt(app, 'details')
  await openChanges()
  app.on('newerVersions.take', () => {
    // The step must not begin again with the draft as it was.
    app.on('campaigns.read', async () => {
      await pause(300)
      return onNewest
    })
    app.on('newerVersions.read', { version: 2, newer: null, taken: { notes: [note] } })
    return onNewest
  })
  await user.click(await button('Take version 2'))
  await screen.findByText('This draft is on version 2 of its template now.')
  const [call] = app.callsOf('newerVersions.take')
  expect([call?.body, call?.headers['if-match']]).toEqual([
    { templateVersion: 2 },
    `"${draft.version}"`,
  ])
  await waitFor(async () => expect((await nameField()).value).toBe('Spring on two'))
  const lost = within(
    await screen.findByRole('note', { name: 'This draft took version 2 of its template' }),
  )
  lost.getByText(note)
  await user.click(lost.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('note')).toBeNull()
})

test('who stays on the older version keeps a line of the note, on every day, and opens it again', async () => {
  await openAt(app, 'details')
  await openChanges()
  await user.click(await button('Stay on version 1'))
  expect(screen.queryByRole('note')).toBeNull()
  expect(app.callsOf('newerVersions.take')).toEqual([])
  expect(localStorage.getItem('marquee.newer-version.7.2')).not.toBeNull()
  await user.click(
    await button('A newer version of this template is available: see what would change'),
  )
  await button('Take version 2')
})

test('what is typed is not lost: the version is taken once it is saved', async () => {
  await openAt(app, 'details')
  await openChanges()
  await user.type(await nameField(), ' mine')
  const take = await button('Take version 2')
  await waitFor(() => expect(take.ariaDisabled).toBe('true'))
  await user.click(take)
  expect(app.callsOf('newerVersions.take')).toEqual([])
  expect(document.getElementById(take.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^Save what you typed first/,
  )
  expect((await nameField()).value).toMatch(/ mine$/)
})

test('a refused version says why, and the newest one is shown instead', async () => {
  await openAt(app, 'details')
  await openChanges()
  const why = newerVersionReasons['newer-version.replaced']
  app.on('newerVersions.take', () => {
    app.on('newerVersions.read', { version: 1, newer: { ...newer, version: 3 }, taken: null })
    return problem(409, 'newer-version.replaced', why)
  })
  await user.click(await button('Take version 2'))
  await screen.findByText(why)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take version 2' })).toBeNull())
  await user.click(await button('See what would change'))
  await button('Take version 3')
})

test('of a metro campaign it says that the parts of its dealers follow', async () => {
  app.on('campaigns.read', { ...draft, selectedMarketKeys: [14, 15] })
  await openAt(app, 'details')
  await openChanges()
  screen.getByText('The parts of its 2 dealers follow at the same time.')
})

test('nothing is said where there is no newer version', async () => {
  app.on('newerVersions.read', { version: 1, newer: null, taken: { notes: [] } })
  await openAt(app, 'details')
  await nameField()
  await waitFor(() => expect(app.callsOf('newerVersions.read')).toHaveLength(1))
  expect(screen.queryByRole('note')).toBeNull()
})

test('of a campaign that is submitted no newer version is read', async () => {
  app.on('campaigns.read', { ...draft, status: 'SUBMITTED' })
  await openAt(app, 'confirmation')
  expect(app.callsOf('newerVersions.read')).toEqual([])
  expect(screen.queryByRole('note')).toBeNull()
})
