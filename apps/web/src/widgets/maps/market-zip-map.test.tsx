import { maps } from '@marquee/contract/maps'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newQueryClient } from '../../api/index.ts'
import { answeringServer, problem } from '../../api/testing/answering-server.ts'
import { goodToken } from '../../api/testing/tokens.ts'
import { MarketZipMap, useZipCodeBoundaries, type AreasQuery } from './index.ts'

const server = answeringServer()
const reply = maps.zipCodeBoundaries.example.reply
let client: QueryClient

beforeEach(() => {
  client = newQueryClient()
  server.connect({ token: goodToken })
  server.on('maps.zipCodeBoundaries', reply)
})

const Around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const ask = (first: AreasQuery) =>
  renderHook((areas: AreasQuery) => useZipCodeBoundaries(areas), {
    wrapper: Around,
    initialProps: first,
  })
const requested = () => server.callsOf('maps.zipCodeBoundaries').map(({ query }) => query)
const honda = { marketKeys: [14, 15], hierarchyId: 'HONDA' }

test('the areas are asked for by market keys with commas, and the brand [MKT-15]', async () => {
  const { result } = ask(honda)
  expect(result.current).toMatchObject({ status: 'loading', response: undefined })
  await waitFor(() => expect(result.current.status).toBe('succeeded'))
  expect(requested()).toEqual([{ marketKeys: '14,15', hierarchyId: 'HONDA' }])
  expect(result.current.response).toEqual(reply)
})

describe('a dealership of which only the middle of its ZIP code is known', () => {
  const exact = { ...maps.geocode.example.reply, latitude: 42.25, isApproximate: false }
  const one = { marketKeys: [14], hierarchyId: 'HONDA' }

  test('is found by its address, for the map [MKT-14]', async () => {
    server.on('maps.geocode', exact)
    const { result } = ask(one)
    await waitFor(() => expect(result.current.response?.markets).toEqual([exact]))
    expect(server.callsOf('maps.geocode').map(({ query }) => query)).toEqual([{ marketKey: '14' }])
  })

  test('stays in the middle where it cannot be found, and the areas are shown all the same [MKT-14]', async () => {
    server.on('maps.geocode', problem(422, 'maps.no-address', 'No address.'))
    const { result } = ask(one)
    await waitFor(() => expect(server.callsOf('maps.geocode')).toHaveLength(1))
    await waitFor(() => expect(result.current.status).toBe('succeeded'))
    expect(result.current.response).toEqual(reply)
  })

  test('is not searched for where its address is known already [MKT-14]', async () => {
    server.on('maps.zipCodeBoundaries', { ...reply, markets: [exact] })
    const { result } = ask(one)
    await waitFor(() => expect(result.current.status).toBe('succeeded'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(server.callsOf('maps.geocode')).toEqual([])
  })
})

test('another question is reset and asked; the same one is not asked again [API-07]', async () => {
  const { result, rerender } = ask(honda)
  await waitFor(() => expect(result.current.status).toBe('succeeded'))
  rerender({ marketKeys: [14, 15], hierarchyId: 'HONDA' })
  expect(result.current.status).toBe('succeeded')
  rerender({ marketKeys: [14], hierarchyId: 'HONDA' })
  expect(result.current).toMatchObject({ status: 'loading', response: undefined })
  await waitFor(() => expect(result.current.status).toBe('succeeded'))
  rerender({ ...honda, miles: 30 })
  await waitFor(() => expect(result.current.status).toBe('succeeded'))
  rerender(honda)
  expect(result.current.status).toBe('succeeded')
  expect(requested()).toEqual([
    { marketKeys: '14,15', hierarchyId: 'HONDA' },
    { marketKeys: '14', hierarchyId: 'HONDA' },
    { marketKeys: '14,15', hierarchyId: 'HONDA', miles: '30' },
  ])
})

test('two who ask the same while it is on its way ask once, and an answer does not age [API-07]', async () => {
  const one = ask(honda)
  const other = ask(honda)
  await waitFor(() => expect(other.result.current.status).toBe('succeeded'))
  one.unmount()
  other.unmount()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 240_000 })
  const later = ask(honda)
  expect(later.result.current.status).toBe('succeeded')
  // Time for a call that ought not to be made.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(requested()).toHaveLength(1)
})

test('a question that failed is asked again by the next who asks it [API-07]', async () => {
  server.on('maps.zipCodeBoundaries', problem(404, 'not-found', 'Outside your markets.'))
  const first = ask(honda)
  await waitFor(() => expect(first.result.current.status).toBe('failed'))
  expect(first.result.current.error).toBe('Outside your markets.')
  first.unmount()
  server.on('maps.zipCodeBoundaries', reply)
  const again = ask(honda)
  await waitFor(() => expect(again.result.current.status).toBe('succeeded'))
  expect(requested()).toHaveLength(2)
})

test('nothing is asked for no market', () => {
  expect(ask({ marketKeys: [] }).result.current.status).toBe('idle')
  expect(requested()).toEqual([])
})

test('the map says that it loads, then shows the areas [MKT-15]', async () => {
  render(<MarketZipMap marketKeys={[14]} />, { wrapper: Around })
  expect(screen.getByRole('status').textContent).toBe('Loading ZIP areas…')
  expect((await screen.findByRole('rowheader')).textContent).toBe('48104')
})

test('what failed can be tried again [MKT-15]', async () => {
  server.on('maps.zipCodeBoundaries', problem(404, 'not-found', 'Outside your markets.'))
  render(<MarketZipMap marketKeys={[14]} />, { wrapper: Around })
  expect((await screen.findByRole('alert')).textContent).toContain('Outside your markets.')
  server.on('maps.zipCodeBoundaries', reply)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('rowheader')).toBeDefined()
})

test('where there is no area, it says why [MKT-15]', async () => {
  server.on('maps.zipCodeBoundaries', { ...reply, features: [], markets: [] })
  render(<MarketZipMap marketKeys={[14]} />, { wrapper: Around })
  expect(await screen.findByText('No ZIP areas here')).toBeDefined()
})
