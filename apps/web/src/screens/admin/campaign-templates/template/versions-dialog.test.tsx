import { coupons } from '@marquee/contract/coupons'
import { creatives } from '@marquee/contract/creatives'
import { templates } from '@marquee/contract/templates'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Heard } from '../../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../../app/testing/start-app.tsx'
import { adminState } from '../../../../app/testing/states.ts'

const app = startedApp()
const known = templates.read.example.reply
const template = {
  ...known,
  status: 'INACTIVE',
  can: { ...known.can, change: { ok: true } },
}
const NAMES = ['Winter', 'Spring', 'Summer']

const asOf = (version: number) => ({ ...template, version, name: NAMES[version - 1] })

beforeEach(() => {
  sessionStorage.clear()
  app.on('templates.read', ({ query }: Heard) => asOf(Number(query.version ?? 3)))
  app.on('templates.readAccess', templates.readAccess.example.reply)
  app.on('templates.readDraft', { draft: null })
  app.on('templates.versions', {
    versions: [
      { version: 3, savedAt: '2027-03-03T15:04:05.000Z', savedBy: { key: 8, name: 'Ana Ruiz' } },
      { version: 2, savedAt: '2027-03-02T15:04:05.000Z', savedBy: { key: 9, name: null } },
      { version: 1, savedAt: '2027-03-01T15:04:05.000Z', savedBy: null },
    ],
  })
  app.on('creatives.search', creatives.search.example.reply)
  app.on('coupons.list', coupons.list.example.reply)
})

async function openVersions() {
  app.start({ path: '/admin/campaign-templates/31', state: adminState })
  await screen.findByRole('form', { name: 'Campaign template' })
  return showVersions()
}

async function showVersions() {
  await user.click(screen.getByRole('button', { name: 'Versions' }))
  return within(await screen.findByRole('dialog', { name: 'Versions of Summer' }))
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })

test('the versions say who saved them, and what the newest changed', async () => {
  const dialog = await openVersions()
  await dialog.findByText(/^Saved .* by Ana Ruiz$/)
  dialog.getByText(/^Saved .* by Person 9$/)
  dialog.getByText(/^Saved .* by Marquee$/)
  dialog.getByText('Current')
  const changed = await dialog.findByRole('list', {
    name: 'What changed from version 2 to version 3',
  })
  expect(changed.textContent).toBe('Name: Summer (before: Spring)')
})

test('any two versions are compared', async () => {
  const dialog = await openVersions()
  await user.click(await dialog.findByRole('combobox', { name: 'To' }))
  await user.click(await screen.findByRole('option', { name: 'Version 1' }))
  const changed = await dialog.findByRole('list', {
    name: 'What changed from version 2 to version 1',
  })
  expect(changed.textContent).toBe('Name: Winter (before: Spring)')
  await user.click(dialog.getByRole('combobox', { name: 'To' }))
  await user.click(await screen.findByRole('option', { name: 'Version 2' }))
  await dialog.findByText('Nothing changed between them.')
})

test('a restored version is in the form, and saved on top of the newest', async () => {
  app.on('templates.update', { ...asOf(1), version: 4 })
  const dialog = await openVersions()
  await user.click(await dialog.findByRole('button', { name: 'Restore version 1' }))
  await screen.findByText('Version 1 is in the form. Nothing changes until you save the template.')
  expect(nameField().value).toBe('Winter')
  expect(app.callsOf('templates.update')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save template' }))
  await waitFor(() =>
    expect(app.callsOf('templates.update').at(-1)?.body).toMatchObject({
      key: 31,
      version: 3,
      name: 'Winter',
    }),
  )
})

test('what was typed is replaced by a restored version only after a question', async () => {
  app.start({ path: '/admin/campaign-templates/31', state: adminState })
  await screen.findByRole('form', { name: 'Campaign template' })
  await user.type(nameField(), ' mine')
  const dialog = await showVersions()
  await user.click(await dialog.findByRole('button', { name: 'Restore version 1' }))
  await screen.findByRole('alertdialog', { name: 'Replace what you typed?' })
  await user.click(screen.getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(nameField().value).toBe('Summer mine')
  const again = await showVersions()
  await user.click(await again.findByRole('button', { name: 'Restore version 1' }))
  await screen.findByRole('alertdialog', { name: 'Replace what you typed?' })
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(nameField().value).toBe('Winter'))
})

test('the first version has nothing to compare and nothing to restore', async () => {
  app.on('templates.read', { ...template, version: 1, name: 'Summer' })
  app.on('templates.versions', {
    versions: [{ version: 1, savedAt: '2027-03-01T15:04:05.000Z', savedBy: null }],
  })
  const dialog = await openVersions()
  await dialog.findByText('This is the first version, so there is nothing to compare yet.')
  expect(dialog.queryByRole('button', { name: /^Restore/ })).toBeNull()
})
