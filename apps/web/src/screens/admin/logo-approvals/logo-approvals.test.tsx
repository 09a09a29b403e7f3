import { marketProfiles } from '@marquee/contract/market-profiles'
import { marketProfileReasons } from '@marquee/rules/market-profiles'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem, type Heard } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'

const app = startedApp()
const page = marketProfiles.searchLogos.example.reply
const profile = marketProfiles.read.example.reply
const [lakeside] = page.logos
const nth = (place: number, more: object = {}) => ({
  ...lakeside,
  key: 100 + place,
  market: { ...lakeside?.market, key: 20 + place, name: `Dealer ${place}` },
  ...more,
})
const found = (...logos: object[]) => ({ ...page, logos, totalElements: logos.length })

beforeEach(() => {
  app.on('marketProfiles.searchLogos', page)
  app.on('marketProfiles.approveLogo', profile)
  app.on('marketProfiles.rejectLogo', profile)
})

async function open(answer: object = page) {
  app.on('marketProfiles.searchLogos', answer)
  app.start({ path: '/admin/logo-approvals', state: adminState })
  await screen.findByRole('list', { name: 'Logos' })
}

const last = (operation: string) => app.callsOf(operation).at(-1)
const card = (name: string) =>
  within(
    within(screen.getByRole('list', { name: 'Logos' }))
      .getByText(name)
      .closest('li') as HTMLElement,
  )
const choose = (name: string) => user.click(card(name).getByRole('checkbox'))
const press = (name: string) => user.click(screen.getByRole('button', { name }))

describe('the list', () => {
  test('shows what waits in all markets, the oldest first: whose, who handed it in and when [PRF-01, PRF-02]', async () => {
    await open()
    expect(last('marketProfiles.searchLogos')).toMatchObject({
      query: {},
      body: {
        criteria: { status: 'PENDING' },
        page: 0,
        sort: [{ id: 'uploadedAt', direction: 'ASCENDING' }],
      },
    })
    const one = card('Lakeside Honda')
    one.getByText(/Dealer 208114 · Ann Arbor, MI/)
    one.getByText(/^Uploaded by Dana Whitfield, 01\/04\/2027/)
    one.getByText('Pending')
  })

  test('is searched and narrowed to a status by the server [PRF-02, API-04]', async () => {
    await open()
    await user.type(screen.getByRole('searchbox'), 'lake{Enter}')
    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    await user.click(screen.getByRole('option', { name: 'Rejected' }))
    await waitFor(() =>
      expect(last('marketProfiles.searchLogos')?.body).toMatchObject({
        criteria: { status: 'REJECTED', text: 'lake' },
        sort: [{ id: 'uploadedAt', direction: 'DESCENDING' }],
      }),
    )
  })

  test('a page that could not be loaded says so and is tried again, in place of the first page [ERR-22]', async () => {
    await open({ ...page, totalElements: 30 })
    app.on('marketProfiles.searchLogos', problem(409, 'busy', 'Not now.'))
    await press('Go to page 2')
    await screen.findByText('The logos could not be loaded')
    app.on('marketProfiles.searchLogos', { ...found(nth(2)), totalElements: 30 })
    await press('Try again')
    await screen.findByText('Dealer 2')
    expect(last('marketProfiles.searchLogos')?.body).toMatchObject({ page: 1 })
  })

  test('opens a logo large, as it was handed in [PRF-02]', async () => {
    await open()
    await press('Enlarge: Logo of Lakeside Honda')
    const dialog = within(screen.getByRole('dialog', { name: 'Logo of Lakeside Honda' }))
    const picture = dialog.getByAltText('Logo of Lakeside Honda on a dark ground')
    expect(picture.getAttribute('src')).toBe(lakeside?.image.url)
  })

  test('what one handed in oneself cannot be chosen, and says why [PRF-02]', async () => {
    const can = { decide: { ok: false, reason: 'logo.own-upload' } }
    await open(found(nth(1, { can }), nth(2)))
    expect(card('Dealer 1').getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
    card('Dealer 1').getByText(marketProfileReasons['logo.own-upload'])
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    screen.getByText('1 logo selected')
  })

  test('says that nothing waits', async () => {
    app.on('marketProfiles.searchLogos', found())
    app.start({ path: '/admin/logo-approvals', state: adminState })
    await screen.findByText('No logo waits for a decision')
  })
})

describe('deciding', () => {
  test('about several markets is one call for each, three at most at once, with a count of what is done [PRF-05]', async () => {
    const waiting: (() => void)[] = []
    app.on('marketProfiles.approveLogo', async () => {
      await new Promise<void>((resume) => waiting.push(resume))
      return profile
    })
    await open(found(...[1, 2, 3, 4, 5].map((place) => nth(place))))
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await press('Approve 5 logos')
    await waitFor(() => expect(waiting).toHaveLength(3))
    screen.getByText('0 of 5 done')
    screen.getByRole('progressbar', { name: 'Deciding' })
    waiting[0]?.()
    await screen.findByText('1 of 5 done')
    await waitFor(() => expect(waiting).toHaveLength(4))
    waiting.forEach((resume) => resume())
    await waitFor(() => expect(waiting).toHaveLength(5))
    waiting.forEach((resume) => resume())
    await screen.findByText('5 logos approved')
    expect(app.callsOf('marketProfiles.approveLogo').map(({ path }) => path)).toEqual(
      [21, 22, 23, 24, 25].map((key) => `/market/${key}/profile/logo/approve`),
    )
    expect(screen.queryByText(/selected$/)).toBeNull()
  })

  test('names each failure with its market and reason; what failed stays selected [PRF-05, ERR-22]', async () => {
    const code = 'logo.changed-meanwhile'
    app.on('marketProfiles.approveLogo', ({ path }: Heard) =>
      path.startsWith('/market/22/') ? problem(409, code, marketProfileReasons[code]) : profile,
    )
    await open(found(nth(1), nth(2), nth(3)))
    for (const name of ['Dealer 1', 'Dealer 2']) await choose(name)
    await press('Approve 2 logos')
    await screen.findByText('1 logo could not be decided and stayed selected')
    screen.getByText(`Dealer 2: ${marketProfileReasons[code]}`)
    screen.getByText('1 logo approved')
    screen.getByText('1 logo selected')
    // The pressed button is gone; focus moves on to what failed.
    expect(document.activeElement?.ariaLabel).toBe('Logo approvals')
    expect(card('Dealer 2').getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(card('Dealer 1').getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  })

  test('several are rejected with one reason for all [PRF-06]', async () => {
    await open(found(nth(1), nth(2)))
    for (const name of ['Dealer 1', 'Dealer 2']) await choose(name)
    await press('Reject 2 logos')
    const dialog = within(screen.getByRole('dialog', { name: 'Reject 2 logos' }))
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too thin')
    await user.click(dialog.getByRole('button', { name: 'Reject 2 logos' }))
    await screen.findByText('2 logos rejected')
    const body = { assetType: 'brand-logo', hash: lakeside?.image.hash, reason: 'Too thin' }
    expect(app.callsOf('marketProfiles.rejectLogo').map((call) => call.body)).toEqual([body, body])
  })
})
