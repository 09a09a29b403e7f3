import { seedLists } from '@marquee/contract/seed-lists'
import { seedListReasons } from '@marquee/rules/seed-lists'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'

const app = startedApp()
const page = seedLists.list.example.reply
const list = seedLists.read.example.reply
const [ada] = list.sampleRecipients

beforeEach(() => {
  app.on('seedLists.list', page)
  app.on('seedLists.read', list)
})

async function open(path = '/dealer-profile/seed-recipients', found = 'Service team') {
  app.start({ path })
  await screen.findAllByText(found)
}
const openList = () => open('/dealer-profile/seed-recipients/3', 'Ada Quill')
const last = (operation: string) => app.callsOf(operation).at(-1)
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const refused = (reason: keyof typeof seedListReasons) =>
  problem(409, reason, seedListReasons[reason])
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('the lists of the selected market', () => {
  test('are told with how many are on each, and lead to them [RTE-12, SEED-32, SEED-40]', async () => {
    app.showShell()
    await open()
    const row = within(screen.getByRole('row', { name: /Service team/ }))
    row.getByText('1')
    expect(row.getByRole('link').getAttribute('href')).toBe('/dealer-profile/seed-recipients/3')
    expect(last('seedLists.list')?.query).toMatchObject({ marketKey: '14' })
    const here = document.querySelectorAll('nav [aria-current="page"]')
    expect([...here].map(({ textContent }) => textContent)).toEqual(['Seed recipients'])
  })

  test('say what to do while there is none [SEED-40]', async () => {
    app.on('seedLists.list', { ...page, sampleRecipientLists: [] })
    await open(undefined, 'Create a list, then add the people who check your campaigns.')
  })

  test('say that they could not be loaded [SEED-39]', async () => {
    app.on('seedLists.list', problem(503, 'server.unavailable', 'Not available right now.'))
    await open(undefined, 'Not available right now.')
    screen.getByRole('button', { name: 'Try again' })
  })

  test('gain one by its name, and one goes on there [SEED-34, SEED-40]', async () => {
    app.on('seedLists.create', { ...list, name: 'New list' })
    await open()
    await press('Create list')
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Create list' }))
    await waitFor(() => expect(dialog.getAllByText('Required').length).toBeGreaterThan(0))
    await user.type(field(/List name/), ' New list ')
    await user.click(dialog.getByRole('button', { name: 'Create list' }))
    await waitFor(() => expect(location.pathname).toBe('/dealer-profile/seed-recipients/3'))
    expect(last('seedLists.create')?.body).toEqual({ name: 'New list' })
  })

  test('keep a name that is taken in the dialog, with the reason [SEED-31]', async () => {
    app.on('seedLists.update', refused('seed-list.name-taken'))
    await open()
    await press('Rename Service team')
    await user.type(field(/List name/), ' 2')
    await press('Save name')
    await screen.findByText(seedListReasons['seed-list.name-taken'])
    expect(field(/List name/).value).toBe('Service team 2')
    expect(last('seedLists.update')?.body).toEqual({ name: 'Service team 2' })
  })

  test('lose one after a question [SEED-38, SEED-40]', async () => {
    app.on('seedLists.delete', { key: 3 })
    await open()
    await press('Delete Service team')
    await press('Yes')
    await screen.findByText('Service team was deleted.')
    expect(last('seedLists.delete')?.path).toBe('/sample-recipient-list/3')
  })

  test('are changed by nobody who may not, and say so [LVL-12]', async () => {
    const not = { ok: false, reason: 'access.denied' }
    const shown = { ...list, can: { change: not } }
    app.on('seedLists.list', { ...page, sampleRecipientLists: [shown], can: { create: not } })
    await open()
    for (const name of ['Create list', 'Rename Service team', 'Delete Service team']) {
      expect(screen.getByRole('button', { name }).ariaDisabled).toBe('true')
    }
  })
})

describe('one list', () => {
  test('gains a recipient, who is saved at once [SEED-36, SEED-40]', async () => {
    app.on('seedLists.putRecipient', list)
    await openList()
    await press('Edit Ada Quill')
    await user.clear(field(/First name/))
    await user.type(field(/First name/), 'Ida')
    await press('Save recipient')
    await screen.findByText('Ida Quill was saved.')
    const { recipientCount: _, ...sent } = ada!
    expect(last('seedLists.putRecipient')?.body).toEqual({ ...sent, foreName: 'Ida' })
  })

  test('keeps what was typed when the server refuses it, and says why [SEED-39]', async () => {
    app.on('seedLists.putRecipient', refused('seed-list.changed-meanwhile'))
    await openList()
    await press('Edit Ada Quill')
    await user.type(field(/First name/), 'line')
    await press('Save recipient')
    await screen.findByText(seedListReasons['seed-list.changed-meanwhile'])
    expect(field(/First name/).value).toBe('Adaline')
  })

  test('loses a recipient after a question [SEED-37]', async () => {
    app.on('seedLists.deleteRecipient', { ...list, sampleRecipients: [] })
    await openList()
    await press('Delete Ada Quill')
    await press('Yes')
    await screen.findByText('Ada Quill was deleted from the list.')
    expect(last('seedLists.deleteRecipient')?.path).toBe(
      `/sample-recipient-list/3/sample-recipient/${ada?.checksum}`,
    )
  })

  test('that is full takes nobody more, and says so [SEED-15, SEED-17]', async () => {
    app.on('seedLists.read', { ...list, limit: 1 })
    await openList()
    expect(screen.getByRole('button', { name: 'Add Seed Recipient' }).ariaDisabled).toBe('true')
    expect(screen.getAllByText('Your list is full. (Limit 1)').length).toBeGreaterThan(0)
  })

  test('that is not there says so and leads to all', async () => {
    app.on('seedLists.read', problem(404, 'not-found', ''))
    await open('/dealer-profile/seed-recipients/9', 'This list does not exist')
    screen.getByRole('link', { name: 'All lists' })
  })
})
