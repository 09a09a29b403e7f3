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
  known.getByText('Has no effect: the default wins.')
  const added = await card('IS_NEW_THING_ENABLED')
  added.getByText('No default')
  added.getByText('The value set here wins')
  expect(added.queryByText('Has no effect: the default wins.')).toBeNull()
})

test('a value is set and taken away, for every brand or for one [TGL-07]', async () => {
  app.on('toggles.set', { ...audience, server: true })
  open()
  const known = await card('Audience builder')
  await user.click(known.getByRole('button', { name: 'On' }))
  await screen.findByText('The toggle was saved.')
  await user.click(screen.getByRole('combobox', { name: 'Brand' }))
  await user.click(screen.getByRole('option', { name: 'For Acura' }))
  const again = await card('Audience builder')
  const notSet = again.getByRole<HTMLButtonElement>('button', { name: 'Not set' })
  await waitFor(() => expect(notSet.disabled).toBe(false))
  await user.click(notSet)
  await waitFor(() =>
    expect(app.callsOf('toggles.set').map(({ query, body }) => ({ query, body }))).toEqual([
      { query: {}, body: { value: true } },
      { query: { hierarchy: 'ACURA' }, body: { value: null } },
    ]),
  )
})

test('who looks after less than a toggle reaches may look, and reads why not more', async () => {
  open({ set: { ok: false, reason: 'toggle.beyond-scope' } })
  const known = await card('Audience builder')
  expect(screen.getByText(toggleReasons['toggle.beyond-scope'])).toBeDefined()
  expect(known.getByRole<HTMLButtonElement>('button', { name: 'On' }).disabled).toBe(true)
})

test('toggles that cannot be loaded can be asked for again', async () => {
  app.on('toggles.explain', problem(500, 'server.failed', 'Something went wrong on our side.'))
  app.start({ path: '/admin/feature-toggles', state: adminState })
  await screen.findByText('Something went wrong on our side.')
  app.on('toggles.explain', reply)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await card('IS_NEW_THING_ENABLED')
})
