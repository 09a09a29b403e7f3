import { search } from '@marquee/contract/search'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { problem, type Heard } from '../../api/testing/answering-server.ts'
import { startedApp, user } from '../testing/start-app.tsx'
import { adminState } from '../testing/states.ts'

const app = startedApp({ withShell: true })
const { campaigns, markets: none } = search.find.example.reply
const spring = {
  ...search.find.example.reply,
  campaigns: { ...campaigns, isMore: true },
}

async function open(reply: unknown = spring) {
  app.on('search.find', reply)
  app.start({ state: adminState })
  await screen.findByRole('heading', { level: 1 })
  // The heading may be there a moment before the keys are listened to.
  await act(async () => {})
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return screen.findByRole('combobox', { name: /^Campaign, template/ })
}

interface SearchBody {
  text: string
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getAllByRole('option').find((one) => one.ariaSelected === 'true')

describe('the search', () => {
  test('opens by its keys, but not from within a field [CMP-40, UI-01]', async () => {
    app.start({ state: adminState })
    await screen.findByRole('heading', { level: 1 })
    fireEvent.keyDown(document.body, { key: 'k' })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.keyDown(document.body, { key: '/' })
    const field = await screen.findByRole('combobox', { name: /^Campaign, template/ })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(fireEvent.keyDown(field, { key: '/' })).toBe(true)
  })

  test('shows what is found in groups, the best first, and goes there by keys alone [CMP-40]', async () => {
    const field = await open()
    await user.type(field, 'spring')
    await waitFor(() =>
      expect(options()).toEqual([
        'Spring serviceLakeside Honda · Draft · No. 7',
        'Show all such campaigns',
      ]),
    )
    expect(chosen()?.id).toBe(field.getAttribute('aria-activedescendant'))
    await user.keyboard('{ArrowDown}')
    expect(chosen()?.textContent).toBe('Show all such campaigns')
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await waitFor(() => expect(location.search).toBe('?q=spring'))
    expect(location.pathname).toBe('/campaigns')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('leads to an order by its number, and to a coupon by its offer [CMP-40]', async () => {
    const order = { key: 12, name: 'Spring', market: 'Lakeside Honda', status: 'APPROVED' }
    const coupon = { key: 3, name: 'Oil change, order 12', heading: 'Service', isActive: false }
    const field = await open({
      ...search.find.example.reply,
      campaigns: none,
      orders: { hits: [{ ...order, match: 'EXACT' }], isMore: false },
      coupons: { hits: [{ ...coupon, match: 'PART' }], isMore: false },
    })
    await user.type(field, '12')
    await waitFor(() =>
      expect(options()).toEqual([
        'Order 12Spring · Lakeside Honda · Approved',
        'Oil change, order 12Service · Inactive',
      ]),
    )
  })

  test('finds screens from the menu, before the server has answered [CMP-40]', async () => {
    const field = await open({ ...search.find.example.reply, campaigns: none })
    await user.type(field, 'outb')
    await waitFor(() => expect(options()).toEqual(['OutboxAdmin']))
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Outbox' })
  })

  test('asks once typing pauses, and says when nothing is found, or it did not work [CMP-40]', async () => {
    const field = await open({ ...search.find.example.reply, campaigns: none })
    await user.type(field, 'qwerty')
    await screen.findByText(/^Nothing is called “qwerty”/)
    const requested = app.callsOf('search.find').map(({ body }: Heard) => (body as SearchBody).text)
    // What the test before had on its way may be heard here as well.
    expect(requested.filter((text) => 'qwerty'.startsWith(text))).toEqual(['qwerty'])
    app.on('search.find', problem(500, 'server.failed', 'No luck.'))
    await user.type(field, 's')
    const dialog = within(screen.getByRole('dialog'))
    await dialog.findByText('No luck.')
    app.on('search.find', spring)
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(options()).toHaveLength(2))
  })

  test('never offers what no longer fits while an answer is on its way [CMP-40]', async () => {
    const field = await open(({ body }: Heard) => {
      const isFirst = (body as { text: string }).text === 'spring'
      return isFirst ? spring : new Promise(() => undefined)
    })
    await user.type(field, 'spring')
    await waitFor(() => expect(options()).toHaveLength(2))
    await user.type(field, ' ser')
    await waitFor(() => expect(options()).toHaveLength(1))
    await user.type(field, 'x')
    await waitFor(() => expect(options()).toEqual([]))
    expect(screen.getByText('Searching…')).toBeDefined()
  })
})
