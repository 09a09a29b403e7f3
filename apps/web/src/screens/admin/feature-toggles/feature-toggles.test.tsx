import { toggleReasons } from '@marquee/rules/toggles'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { problem } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState, twoBrands } from '../../../app/testing/states.ts'

const app = startedApp()

const audience = {
  name: 'IS_AUDIENCE_BUILDER_ENABLED',
  default: true,
  server: false,
  value: true,
  wins: 'default',
} as const
const unknown = {
  name: 'IS_NEW_THING_ENABLED',
  default: null,
  server: true,
  value: true,
  wins: 'server',
}

const reply = { toggles: [audience, unknown], can: { set: { ok: true } } }

function open(can: object = reply.can) {
  app.on('toggles.explain', { ...reply, can })
  app.start({ path: '/admin/feature-toggles', state: adminState, initialization: twoBrands })
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))

test('each toggle tells its default, the value set here, and which of them wins [TGL-07]', async () => {
  open()
  const known = await card('Audience builder')
  known.getByText('Now on')
  known.getByText('The default wins')
  known.getByText('Off, without effect: the default wins.')
  expect(known.queryByRole('button', { name: 'On' })).toBeNull()
  const added = await card('IS_NEW_THING_ENABLED')
  added.getByText('No default')
  added.getByText('The value set here wins')
  expect(added.queryByText(/without effect/)).toBeNull()
})

test('a toggle whose default decides is a fact, and a value left from before can be removed [TGL-07]', async () => {
  app.on('toggles.set', { ...audience, server: null })
  open()
  const known = await card('Audience builder')
  app.on('toggles.explain', { ...reply, toggles: [{ ...audience, server: null }, unknown] })
  await user.click(known.getByRole('button', { name: 'Remove this value' }))
  await screen.findByText('Nothing to set: its default decides.')
  expect(known.queryByRole('button')).toBeNull()
  expect(app.callsOf('toggles.set').map(({ body }) => body)).toEqual([{ value: null }])
})

test('a value is set and removed, for every brand or for one [TGL-07]', async () => {
  app.on('toggles.set', unknown)
  open()
  const added = await card('IS_NEW_THING_ENABLED')
  await user.click(added.getByRole('button', { name: 'Off' }))
  await screen.findByText('The toggle was saved.')
  await user.click(screen.getByRole('combobox', { name: 'Brand' }))
  await user.click(screen.getByRole('option', { name: 'For Acura' }))
  const again = await card('IS_NEW_THING_ENABLED')
  const notSet = again.getByRole<HTMLButtonElement>('button', { name: 'Not set' })
  await waitFor(() => expect(notSet.disabled).toBe(false))
  await user.click(notSet)
  await waitFor(() =>
    expect(app.callsOf('toggles.set').map(({ query, body }) => ({ query, body }))).toEqual([
      { query: {}, body: { value: false } },
      { query: { hierarchy: 'ACURA' }, body: { value: null } },
    ]),
  )
})

test('who looks after less than a toggle reaches may look, and reads why not more', async () => {
  open({ set: { ok: false, reason: 'toggle.beyond-scope' } })
  const added = await card('IS_NEW_THING_ENABLED')
  expect(screen.getByText(toggleReasons['toggle.beyond-scope'])).toBeDefined()
  expect(added.getByRole<HTMLButtonElement>('button', { name: 'On' }).disabled).toBe(true)
})

test('toggles that cannot be loaded can be asked for again', async () => {
  app.on('toggles.explain', problem(500, 'server.failed', 'Something went wrong on our side.'))
  app.start({ path: '/admin/feature-toggles', state: adminState })
  await screen.findByText('Something went wrong on our side.')
  app.on('toggles.explain', reply)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await card('IS_NEW_THING_ENABLED')
})
