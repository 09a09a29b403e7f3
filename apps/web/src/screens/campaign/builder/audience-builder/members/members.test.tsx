import { audience } from '@marquee/contract/audience'
import { maps } from '@marquee/contract/maps'
import { vehicles } from '@marquee/contract/vehicles'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem, type Heard } from '../../../../../api/testing/answering-server.ts'
import { user } from '../../../../../app/testing/start-app.tsx'
import { openAt, startedBuilder, withSteps } from '../../testing/opened-step.ts'

const app = startedBuilder()
const [member] = audience.members.example.reply.members
const page = { members: [{ ...member, person: null }], page: 0, size: 20, hasMore: true }
const membership = audience.member.example.reply

beforeEach(() => {
  app.on('campaigns.read', withSteps([{}]))
  app.on('vehicles.metadata', vehicles.metadata.example.reply)
  app.on('maps.zipCodeBoundaries', maps.zipCodeBoundaries.example.reply)
  app.on('audience.search', audience.search.example.reply)
  app.on('audience.members', page)
})

async function openMembers() {
  await openAt(app, 'audience-builder')
  await user.click(await screen.findByRole('button', { name: 'See who they are' }))
  return within(await screen.findByRole('dialog', { name: 'Who is in your audience' }))
}

test('the people of an audience are shown page by page, without names to those who may not know them [LVL-12]', async () => {
  const dialog = await openMembers()
  await dialog.findByText('Customer 1204')
  expect(dialog.getByText(/^Names are shown only to people with/)).toBeDefined()
  app.on('audience.members', ({ body }: Heard) => ({
    status: 200,
    body: {
      ...audience.members.example.reply,
      page: (body as { page: number }).page,
      hasMore: false,
    },
  }))
  await user.click(dialog.getByRole('button', { name: 'Next' }))
  await dialog.findByText('Page 2')
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true),
  )
  expect(app.callsOf('audience.members').at(-1)?.body).toMatchObject({ page: 1, size: 20 })
})

test('a followed customer is in, and out by the filter that leaves them out [AUD-02]', async () => {
  app.on('audience.member', { ...membership, isReached: true, leftOutBy: null })
  const dialog = await openMembers()
  await user.click(await dialog.findByRole('button', { name: 'Follow Customer 1204' }))
  const followed = await screen.findByRole('status', { name: 'The customer you follow' })
  await within(followed).findByText('Customer 1204 is in your audience.')
  app.on('audience.member', { ...membership, isReached: false, leftOutBy: 'SEGMENT' })
  await user.click(screen.getByRole('checkbox', { name: /^Active Customers/ }))
  await within(followed).findByText('Customer 1204 is not in your audience: another segment.')
  await user.click(within(followed).getByRole('button', { name: 'Stop following' }))
  expect(screen.queryByRole('status', { name: 'The customer you follow' })).toBeNull()
})

test('people that cannot be loaded say so, and are asked for again [ERR-18]', async () => {
  app.on('audience.members', problem(500, 'unknown', 'Out of order.'))
  const dialog = await openMembers()
  await dialog.findByText('The customers could not be loaded')
  app.on('audience.members', page)
  await user.click(dialog.getByRole('button', { name: /again/i }))
  await dialog.findByText('Customer 1204')
})
