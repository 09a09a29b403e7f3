import { notices } from '@marquee/contract/notices'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startedApp, user } from '../../app/testing/start-app.tsx'

const app = startedApp()
const page = notices.search.example.reply
const [notice] = page.notices

beforeEach(() => {
  app.on('notices.search', page)
  app.on('notices.unread', { unread: 3 })
})

const open = async () => {
  app.start({ path: '/notices' })
  return screen.findByRole('link', { name: /Riley Park rejected “Spring service”/ })
}

test('the bell says how much is unread, and leads to the list', async () => {
  app.showShell()
  app.start({ path: '/dealer-profile' })
  const bell = await screen.findByRole('link', { name: 'Notices, 3 unread' })
  await user.click(bell)
  expect(await screen.findByRole('heading', { level: 1, name: 'Notices' })).toBeTruthy()
})

test('a notice leads to its campaign, with the reason beside it', async () => {
  const link = await open()
  expect(link.getAttribute('href')).toMatch('/campaign/builder/7')
  expect(screen.getByText('The offer ends before it is mailed.')).toBeTruthy()
})

test('a notice that something waits for a decision leads to where it is decided', async () => {
  const asking = { ...notice, key: 13, kind: 'waiting', line: '“Winter” waits for your decision.' }
  app.on('notices.search', { ...page, notices: [notice, asking] })
  await open()
  const link = screen.getByRole('link', { name: /waits for your decision/ })
  expect(link.getAttribute('href')).toBe('/approvals/7')
})

test('one is marked as read, and the bell counts anew', async () => {
  app.showShell()
  await open()
  app.on('notices.read', { unread: 2 })
  app.on('notices.unread', { unread: 2 })
  app.on('notices.search', { ...page, notices: [{ ...notice, isRead: true }] })
  await user.click(screen.getByRole('button', { name: /^Mark as read: Riley Park/ }))
  expect(await screen.findByRole('link', { name: 'Notices, 2 unread' })).toBeTruthy()
  expect(app.callsOf('notices.read')[0]?.path).toBe('/notice/12/read')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull())
  expect(document.activeElement?.textContent).toMatch(/Riley Park/)
})

test('of the unread ones the next is at hand when one is marked as read', async () => {
  const other = { ...notice, key: 13, line: '“Winter” was released.' }
  app.on('notices.search', { ...page, notices: [notice, other], totalElements: 2 })
  await open()
  await user.click(screen.getByRole('combobox', { name: 'Show' }))
  await user.click(screen.getByRole('option', { name: 'Unread' }))
  await waitFor(() => expect(app.callsOf('notices.search')).toHaveLength(2))
  app.on('notices.read', { unread: 1 })
  app.on('notices.search', { ...page, notices: [other], totalElements: 1 })
  await user.click(screen.getByRole('button', { name: /^Mark as read: Riley Park/ }))
  await waitFor(() => expect(screen.queryByText(/Riley Park/)).toBeNull())
  expect(document.activeElement?.textContent).toMatch(/“Winter” was released/)
})

test('all are marked as read, and only the unread can be shown', async () => {
  await open()
  app.on('notices.readAll', { unread: 0 })
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await screen.findByText('All notices are marked as read.')
  app.on('notices.search', { ...page, notices: [], totalElements: 0 })
  await user.click(screen.getByRole('combobox', { name: 'Show' }))
  await user.click(screen.getByRole('option', { name: 'Unread' }))
  expect(await screen.findByText('You have read everything')).toBeTruthy()
  expect(app.callsOf('notices.search').at(-1)?.body).toMatchObject({ criteria: { isUnread: true } })
})

test('all can be marked as read while one that is unread is shown, whatever the bell says', async () => {
  app.on('notices.unread', { unread: 0 })
  await open()
  app.on('notices.readAll', { unread: 0 })
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await screen.findByText('All notices are marked as read.')
})

test('each kind is chosen by itself, and saved at once', async () => {
  app.on('notices.choices', notices.choices.example.reply)
  app.on('notices.choose', notices.choose.example.reply)
  app.start({ path: '/notices/choices' })
  const rejected = within(
    await screen.findByRole('group', { name: 'One of my campaigns was rejected' }),
  )
  await user.click(rejected.getByRole('checkbox', { name: 'By email' }))
  await screen.findByText('Your choice is saved.')
  expect(app.callsOf('notices.choose')[0]?.body).toEqual({
    choices: [{ kind: 'rejected', inProduct: true, byEmail: false }],
  })
})
