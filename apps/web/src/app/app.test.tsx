import { accessTexts, PERMISSIONS, type Permission } from '@marquee/rules/access'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { selection, setSelection } from '../api/selection.ts'
import { problem } from '../api/testing/answering-server.ts'
import { startedApp, user } from './testing/start-app.tsx'
import { adminState, dealerState, otherMarket } from './testing/states.ts'

const app = startedApp({ withShell: true })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const menu = () => screen.getByRole('navigation', { name: 'Main menu' })
const entries = () =>
  within(menu())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const groups = () =>
  within(menu())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

/** The five parts of the catalog, in their order. */
const CATALOG = [
  'Objective Focused',
  'Always On',
  'Seasonal/National',
  'Metro Mailer',
  'Service Prognostics',
]

/** Without the campaigns of several dealers, which staff start. */
const CATALOG_OF_ONE = CATALOG.filter((name) => name !== 'Metro Mailer')

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

describe('the start', () => {
  test('asks who is here, then what the screens need for their market [SIGN-12, SIGN-13, TGL-08]', async () => {
    app.start()
    await heading('Lakeside Honda')
    const [start] = app.callsOf('userState.initialize')
    expect(start?.query).toEqual({ marketKey: '14', hierarchyId: 'HONDA' })
    expect(app.callsOf('toggles.read')[0]?.query).toEqual({ marketKey: '14', hierarchy: 'HONDA' })
    expect(app.callsOf('userState.initialize')).toHaveLength(1)
  })

  test('goes on with the defaults when the feature toggles cannot be had [ERR-11]', async () => {
    app.on('toggles.read', problem(500, 'server.failed', 'No.'))
    app.start({ path: '/admin/feature-toggles', state: adminState })
    await heading('Feature toggles')
  })

  test('what the browser remembers gives way to what the server knows [SIGN-11]', async () => {
    setSelection({ marketKey: 99, hierarchyId: 'ACURA', selectedUserLevel: 'ZONE' })
    app.start()
    await heading('Lakeside Honda')
    expect(selection()).toEqual({
      marketKey: 14,
      hierarchyId: 'HONDA',
      selectedUserLevel: 'DEALER',
    })
  })

  test('tells when the server is away, and starts as soon as it is back', async () => {
    app.on('userState.read', problem(500, 'server.failed', 'Something went wrong on our side.'))
    app.start()
    await heading('Marquee cannot be reached')
    expect(alerts()).toContain('Something went wrong on our side.')
    app.on('userState.read', dealerState)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Lakeside Honda')
  })
})

describe('a person who may work in several places', () => {
  const [here] = dealerState.homes
  const there = {
    key: 9,
    level: 'DEALER' as const,
    marketName: 'Oxbarrow Nissan',
    brandName: 'Nissan',
    isHere: false,
    isInvitation: true,
  }
  const homes = [here as typeof there, there]
  const inNissan = {
    ...dealerState,
    selectedMarket: otherMarket,
    homes: [
      { ...here, isHere: false },
      { ...there, isHere: true, isInvitation: false },
    ] as typeof homes,
  }
  const nissan = () => screen.findByRole('button', { name: /^Oxbarrow Nissan/ })

  test('is asked where before anything else, and works there from then on [SIGN-05, LVL-02]', async () => {
    app.start({ state: { ...dealerState, homes, asksForHome: true } })
    await heading('Where do you want to work?')
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    app.on('userState.chooseHome', { homeKey: 9 })
    app.on('userState.read', inNissan)
    await user.click(await nissan())
    await waitFor(() => expect(app.callsOf('userState.chooseHome')).toHaveLength(1))
    expect(app.callsOf('userState.chooseHome')[0]?.body).toEqual({ homeKey: 9 })
    await screen.findByRole('navigation', { name: 'Main menu' })
    expect(selection().marketKey).toBe(15)
  })

  test('changes by the button with their initials [LVL-02]', async () => {
    app.start({ state: { ...dealerState, homes } })
    await heading('Lakeside Honda')
    await user.click(screen.getByRole('button', { name: /^Account of/ }))
    app.on('userState.chooseHome', { homeKey: 9 })
    app.on('userState.read', inNissan)
    await user.click(await nissan())
    await waitFor(() => expect(selection().marketKey).toBe(15))
    expect(screen.queryByRole('button', { name: /^Oxbarrow Nissan/ })).toBeNull()
  })

  test('reads when the change did not work, and stays [LVL-02]', async () => {
    app.start({ state: { ...dealerState, homes, asksForHome: true } })
    app.on('userState.chooseHome', problem(404, 'not-found', 'No.'))
    await user.click(await nissan())
    await waitFor(() => expect(alerts()).toContain('The place was not changed. Please try again.'))
    await heading('Where do you want to work?')
  })
})

test('the menu of the account names the version that runs', async () => {
  app.start()
  await heading('Lakeside Honda')
  await user.click(screen.getByRole('button', { name: /^Account of/ }))
  expect(await screen.findByText('Version 9.8.7')).toBeDefined()
})

describe('an account that may do nothing', () => {
  test.each(['access.unknown-person', 'access.no-address', 'access.deactivated'] as const)(
    'is told so, and can sign out: %s [SIGN-05]',
    async (code) => {
      app.on('userState.read', problem(403, code, accessTexts[code]))
      app.start()
      await heading('This account cannot be used')
      expect(screen.getByText(accessTexts[code])).toBeDefined()
      await user.click(screen.getByRole('button', { name: 'Sign out' }))
      expect(app.signedOut()).toBe(1)
    },
  )

  test('is told so in the middle of the work as well [SIGN-05]', async () => {
    app.on('blackoutDates.list', problem(403, 'access.deactivated', 'No.'))
    app.start()
    await heading('This account cannot be used')
  })
})

test('a call that the person may not make ends in an error notification [SIGN-05]', async () => {
  app.on('markets.hierarchy', problem(403, 'access.denied', accessTexts['access.denied']))
  app.start()
  await heading('Lakeside Honda')
  await waitFor(() => expect(alerts()).toContain(accessTexts['access.denied']))
})

describe('gates', () => {
  test('who lacks the permission sees no entry, and the direct address leads home [TGL-05, LVL-12]', async () => {
    app.start({ path: '/admin/feature-toggles' })
    await heading('Lakeside Honda')
    expect(location.pathname).toBe('/')
    expect(entries()).toEqual([
      'Home',
      'Campaigns',
      'Calendar',
      'On its way',
      'Year at a glance',
      ...CATALOG_OF_ONE,
      'Coupons',
      'Dealer profile',
      'Seed recipients',
    ])
  })

  test('an admin-like person finds the screens under Admin [LVL-09]', async () => {
    app.start({ state: adminState })
    await heading('Honda National')
    expect(groups()).toEqual(['Catalog', 'Admin'])
    expect(entries()).toEqual([
      'Home',
      'Campaigns',
      'Calendar',
      'On its way',
      'Year at a glance',
      ...CATALOG,
      'Coupons',
      'Approvals',
      'Dealer profile',
      'Seed recipients',
      'First steps',
      'Blackout dates',
      'Market groups',
      'Bulk reorder',
      'Campaign templates',
      'Creative templates',
      'Template access',
      'Logo approvals',
      'Customers',
      'Markets',
      'Vehicles',
      'Users',
      'Audit log',
      'Print packages',
      'Audience files',
      'Outbox',
      'Feature toggles',
    ])
  })

  test('who sees all brands finds the status of the installation as well [LVL-12]', async () => {
    const person = { ...adminState.person, homeMarketKey: 1 }
    app.start({ state: { ...adminState, person } })
    await heading('Honda National')
    expect(entries().slice(-3)).toEqual(['Outbox', 'Status', 'Feature toggles'])
  })

  test('who holds one screen’s permission finds it under Manage [LVL-09]', async () => {
    app.start({ state: { ...dealerState, permissions: ['CAN_MANAGE_MARKET_GROUPS'] } })
    await heading('Lakeside Honda')
    expect(groups()).toEqual(['Catalog', 'Manage'])
    expect(entries()).toEqual(['Home', ...CATALOG_OF_ONE, 'Dealer profile', 'Market groups'])
  })

  test('all other permissions open none of these screens [LVL-12]', async () => {
    const opening: Permission[] = [
      'CAN_PERFORM_ADMIN_OPERATIONS',
      'CAN_MANAGE_MARKET_GROUPS',
      'CAN_MANAGE_CAMPAIGN_TEMPLATES',
      'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
      'CAN_EDIT_RESTRICTED_MARKET_PROFILE',
    ]
    const permissions = PERMISSIONS.filter((each) => !opening.includes(each))
    app.start({ state: { ...dealerState, permissions } })
    await heading('Lakeside Honda')
    expect(entries()).toEqual([
      'Home',
      'Campaigns',
      'Calendar',
      'On its way',
      'Year at a glance',
      ...CATALOG,
      'Coupons',
      'Dealer profile',
      'Seed recipients',
      'Bulk reorder',
    ])
  })
})

test('an address that does not exist says so', async () => {
  app.start({ path: '/no/such/page' })
  await heading('This page does not exist')
  expect(document.title).toBe('This page does not exist – Marquee')
})
