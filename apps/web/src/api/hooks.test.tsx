import { blackoutDates } from '@marquee/contract/blackout-dates'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { NotificationsProvider } from '../ui/notifications/index.ts'
import { api, newQueryClient, setSelection, useChange, useOperation } from './index.ts'
import { answeringServer, problem } from './testing/answering-server.ts'
import { goodToken } from './testing/tokens.ts'

const server = answeringServer()
const list = blackoutDates.list.example.reply

beforeEach(() => {
  server.connect({ token: goodToken })
  server.on('blackoutDates.list', list)
  server.on('blackoutDates.add', blackoutDates.add.example.reply)
})

function Around({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <NotificationsProvider>{children}</NotificationsProvider>
    </QueryClientProvider>
  )
}

test('a question is loading, then succeeded, and keeps what was asked [GEN-17, API-05]', async () => {
  setSelection({ marketKey: 14, hierarchyId: 'HONDA', selectedUserLevel: null })
  const { result } = renderHook(() => useOperation(api.blackoutDates.list), { wrapper: Around })
  expect(result.current.status).toBe('loading')
  await waitFor(() => expect(result.current.status).toBe('succeeded'))
  expect(result.current.response).toEqual(list)
  expect(result.current.requestParams).toEqual({ query: { marketKey: '14', hierarchyId: 'HONDA' } })
})

test('a question that waits is idle [GEN-17]', () => {
  const { result } = renderHook(
    () => useOperation(api.blackoutDates.list, {}, { enabled: false }),
    { wrapper: Around },
  )
  expect(result.current.status).toBe('idle')
})

test('a question that failed keeps the words and the details [GEN-18, API-05, API-06]', async () => {
  server.on('blackoutDates.list', problem(403, 'access.denied', 'Ask your administrator.'))
  const { result } = renderHook(() => useOperation(api.blackoutDates.list), { wrapper: Around })
  await waitFor(() => expect(result.current.status).toBe('failed'))
  expect(result.current.error).toBe('Ask your administrator.')
  expect(result.current.errorDetails).toMatchObject({
    statusCode: 403,
    serverResponseCode: 'access.denied',
  })
})

test('another market asks anew, and the first answer is not shown for it [MKT-03]', async () => {
  const { result } = renderHook(() => useOperation(api.blackoutDates.list), { wrapper: Around })
  await waitFor(() => expect(result.current.status).toBe('succeeded'))
  act(() => setSelection({ marketKey: 15, hierarchyId: 'HONDA', selectedUserLevel: null }))
  expect(result.current).toMatchObject({ status: 'loading', response: undefined })
  await waitFor(() => expect(result.current.status).toBe('succeeded'))
  expect(server.heard.map(({ query }) => query.marketKey)).toEqual([undefined, '15'])
})

function AddChristmas() {
  const dates = useOperation(api.blackoutDates.list)
  const add = useChange(api.blackoutDates.add, {
    refreshes: [api.blackoutDates.list],
    success: 'Closed',
    fails: 'Not closed',
  })
  const close = () => void add.run({ body: { date: '2027-12-25' } })
  return (
    <button onClick={close}>
      {dates.response?.blackoutDates.length} days, {add.status}
    </button>
  )
}

test('a change says that it worked and loads anew what it touched [GEN-17, BLK-07]', async () => {
  render(<AddChristmas />, { wrapper: Around })
  const button = await screen.findByRole('button', { name: '1 days, idle' })
  server.on('blackoutDates.list', { ...list, blackoutDates: [] })
  await userEvent.click(button)
  expect(await screen.findByText('Closed')).toBeDefined()
  await screen.findByRole('button', { name: '0 days, succeeded' })
})

test('a change that failed says so and loads nothing [GEN-17, ERR-02]', async () => {
  server.on('blackoutDates.add', problem(409, 'blackout-date.already-closed', 'Already.'))
  render(<AddChristmas />, { wrapper: Around })
  await userEvent.click(await screen.findByRole('button', { name: '1 days, idle' }))
  expect(await screen.findByText('Not closed')).toBeDefined()
  await screen.findByRole('button', { name: '1 days, failed' })
  expect(server.callsOf('blackoutDates.list')).toHaveLength(1)
})

/** What is shown of each call, one status after the other. */
function useDays(shown: Record<string, string[]>, isEnabled: boolean) {
  const calls = {
    load: useOperation(api.blackoutDates.list, {}, { enabled: isEnabled }),
    add: useChange(api.blackoutDates.add),
    delete: useChange(api.blackoutDates.delete),
  }
  for (const [name, { status }] of Object.entries(calls)) {
    const before = (shown[name] ??= [])
    if (before.at(-1) !== status) before.push(status)
  }
  return calls
}

test.each(['succeeded', 'failed'])(
  'loading, adding and deleting a day each go from idle over loading to %s [BLK-06]',
  async (end) => {
    const failure = problem(500, 'server.failed', 'No.')
    // An answer that comes at once may come before the screen was drawn with the question.
    let answer = () => undefined as void
    const drawn = new Promise<void>((done) => (answer = done))
    for (const verb of ['list', 'add', 'delete'] as const) {
      const { reply } = blackoutDates[verb].example
      server.on(`blackoutDates.${verb}`, async () => {
        await drawn
        return end === 'failed' ? failure : reply
      })
    }
    const shown: Record<string, string[]> = {}
    const { result, rerender } = renderHook(({ isEnabled }) => useDays(shown, isEnabled), {
      wrapper: Around,
      initialProps: { isEnabled: false },
    })
    rerender({ isEnabled: true })
    act(() => {
      void result.current.add.run({ body: { date: '2027-12-25' } })
      void result.current.delete.run({ params: { id: '7' } })
    })
    const all = (way: string[]) => ({ load: way, add: way, delete: way })
    await waitFor(() => expect(shown).toEqual(all(['idle', 'loading'])))
    answer()
    await waitFor(() => expect(shown).toEqual(all(['idle', 'loading', end])))
  },
)

test('a press whose answer got lost is sent again under the same name, another one under its own [ORD-01]', async () => {
  const call = Object.assign(api.blackoutDates.add.bind(undefined), {
    operation: { ...api.blackoutDates.add.operation, idempotent: true },
  })
  const named: (string | undefined)[] = []
  const seen: typeof call = Object.assign(
    (...[input, options]: Parameters<typeof call>) => {
      named.push(options?.idempotencyKey)
      return call(input, options)
    },
    { operation: call.operation },
  )
  const { result } = renderHook(() => useChange(seen), { wrapper: Around })
  const press = (date: string) => act(() => result.current.run({ body: { date } }))
  server.on('blackoutDates.add', problem(503, 'server.unavailable', 'Try again.'))
  await press('2027-12-25')
  server.on('blackoutDates.add', blackoutDates.add.example.reply)
  await press('2027-12-25')
  await press('2027-12-25')
  const [lost, again, next] = named
  expect(again).toBe(lost)
  expect(lost).toMatch(/^[0-9a-f]{32}$/)
  expect(next).not.toBe(again)
})
