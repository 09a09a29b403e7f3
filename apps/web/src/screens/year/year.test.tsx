import { annual } from '@marquee/contract/annual'
import { templates } from '@marquee/contract/templates'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { problem, type Heard } from '../../api/testing/answering-server.ts'
import { startedApp, user } from '../../app/testing/start-app.tsx'
import { dealerState, nationalState } from '../../app/testing/states.ts'

const app = startedApp()
const [known] = templates.search.example.reply.campaignTemplates
const template = {
  ...known,
  key: 31,
  name: 'Four seasons of service',
  category: 'ANNUAL_SEASONAL' as const,
  can: { ...known.can, start: { ok: true as const } },
}
const found = (...all: object[]) => ({
  ...templates.search.example.reply,
  campaignTemplates: all,
  totalElements: all.length,
})
const ofZone = annual.searchYears.example.reply
const [lakeside] = ofZone.dealers
const [spring] = lakeside.seasons
const place = { key: 14, name: 'Lakeside Honda', type: 'DEALER' as const }
const ofDealer = { ...ofZone, place, places: [] }

beforeEach(() => {
  app.on('templates.search', found(template))
  app.on('campaigns.picture', { picture: null })
  app.on('annual.searchYears', ofZone)
})

const start = (path = '/year', state = nationalState) => app.start({ path, state })
const overview = () => screen.findByRole('list', { name: 'Overview' })
const figure = async (name: string) => within(await overview()).getByRole('link', { name })

describe('a dealer', () => {
  const open = () => start('/year', dealerState)

  test('sees each season: its status, its piece, how long it can be customized and the way to it', async () => {
    app.on('annual.searchYears', ofDealer)
    open()
    const tile = within(await screen.findByRole('listitem', { name: 'Spring' }))
    tile.getByText('Reserved')
    tile.getByText('Default piece')
    tile.getByText('12 days left to customize it, until 02/14/2027.')
    tile.getByText('$1,200.00')
    const link = tile.getByRole('link', { name: 'Customize spring' })
    expect(link.getAttribute('href')).toBe('/campaign/builder/8')
    const months = within(screen.getByRole('table', { name: 'Money by month' }))
    months.getByRole('row', { name: /March 2027 \$1,200\.00/ })
  })

  test('reads that a season is customized', async () => {
    const seasons = [{ ...spring, isCustomized: true }]
    app.on('annual.searchYears', { ...ofDealer, dealers: [{ ...lakeside, seasons }] })
    open()
    within(await screen.findByRole('listitem', { name: 'Spring' })).getByText('Customized')
  })

  test('who is not enrolled finds the way to enroll', async () => {
    const missing = { ...lakeside, enrollment: null, seasons: [], cost: null }
    app.on('annual.searchYears', { ...ofDealer, dealers: [missing] })
    open()
    await screen.findByText('Not enrolled in Four seasons of service')
    const enroll = screen.getByRole('link', { name: 'Enroll' })
    expect(enroll.getAttribute('href')).toBe('/campaign/annualseasonal/31')
    within(screen.getByRole('listitem', { name: 'Spring' })).getByText('Comes with the enrollment')
  })

  test('reads of a season that was mailed already that an enrollment no longer brings it', async () => {
    const missing = { ...lakeside, enrollment: null, seasons: [], cost: null }
    const [planned] = ofZone.template.seasons
    const template = { ...ofZone.template, seasons: [{ ...planned, isAhead: false }] }
    app.on('annual.searchYears', { ...ofDealer, template, dealers: [missing] })
    open()
    await screen.findByText('Its mail date has passed.')
  })

  test('who has not ordered yet is led on', async () => {
    const enrollment = { key: 7, status: 'DRAFT' as const }
    app.on('annual.searchYears', { ...ofDealer, dealers: [{ ...lakeside, enrollment }] })
    open()
    const go = await screen.findByRole('link', { name: 'Continue enrollment' })
    expect(go.getAttribute('href')).toBe('/campaign/builder/7')
  })
})

describe('staff', () => {
  test('see what all dealers come to, and the places below, each with the way into it', async () => {
    start()
    await overview()
    const row = within(await screen.findByRole('row', { name: /^Detroit district/ }))
    await user.click(row.getByRole('link', { name: 'Detroit district' }))
    await waitFor(() => expect(window.location.search).toBe('?at=12'))
    await waitFor(() =>
      expect(app.callsOf('annual.searchYears').at(-1)?.query).toMatchObject({ marketKey: '12' }),
    )
    await screen.findByRole('link', { name: 'Honda National' })
  })

  test('a count leads to the dealers behind it, and the filter stands in the address', async () => {
    start()
    await user.click(await figure('Not enrolled'))
    await waitFor(() =>
      expect(app.callsOf('annual.searchYears').at(-1)?.body).toMatchObject({
        criteria: { enrolled: 'MISSING' },
      }),
    )
    expect(window.location.search).toBe('?enrolled=MISSING')
    await user.click(screen.getByRole('combobox', { name: 'Which dealers' }))
    await user.click(screen.getByRole('option', { name: 'All dealers' }))
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  test('go from each dealer to that dealer’s year', async () => {
    start()
    const link = await screen.findByRole('link', { name: 'Lakeside Honda' })
    expect(link.getAttribute('href')).toBe('/year?at=14')
  })

  test('enroll those who are missing, where they may', async () => {
    const permissions = [
      ...nationalState.permissions,
      'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS' as const,
    ]
    start('/year', { ...nationalState, permissions })
    const link = await screen.findByRole('link', { name: 'Enroll the dealer who is missing' })
    expect(link.getAttribute('href')).toBe('/campaign/annual-seasonal/31/enroll')
  })

  test('without the permission find no such way', async () => {
    start('/year', { ...nationalState, permissions: ['CAN_READ_CAMPAIGNS'] })
    await overview()
    expect(screen.queryByRole('link', { name: /who is missing/ })).toBeNull()
  })

  test('take all dealers along as data.csv, from all pages, and no formula runs', async () => {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:x'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const formula = { ...lakeside, marketKey: 15, marketName: '=1+1' }
    app.on('annual.searchYears', ({ body }: Heard) => {
      const { page = 0 } = Object(body)
      return { ...ofZone, dealers: page === 1 ? [formula] : [lakeside], totalElements: 2, page }
    })
    start()
    await user.click(await screen.findByRole('button', { name: 'Download all as CSV' }))
    await waitFor(() => expect(blobs).toHaveLength(1))
    const [head, ...lines] = (await blobs[0]?.text())?.split('\r\n') ?? []
    expect(head).toMatch(
      /^Dealer,Dealer number,District,Enrollment,Spring: status,Spring: customized,Spring: mail date,Spring: cost,Summer: status/,
    )
    expect(head).toMatch(/,Cost of the year$/)
    expect(lines[0]).toMatch(
      /^Lakeside Honda,207001,Detroit district,Approved,Reserved,No,03\/15\/2027,"\$1,200\.00",,,,,/,
    )
    expect(lines[1]).toMatch(/^'=1\+1,/)
  })

  test('where no dealer may enroll, that is what they read', async () => {
    const totals = { ...ofZone.totals, dealers: 0, enrolled: 0 }
    app.on('annual.searchYears', { ...ofZone, totals, places: [], dealers: [], totalElements: 0 })
    start()
    await screen.findByText('No dealer here can enroll')
  })
})

test('of several annual enrollments one is chosen; of a single one there is no choice', async () => {
  start()
  await overview()
  expect(screen.queryByRole('combobox', { name: 'Annual enrollment' })).toBeNull()
})

test('another annual enrollment is chosen, and stands in the address', async () => {
  app.on('templates.search', found(template, { ...template, key: 32, name: 'The next year' }))
  start()
  await user.click(await screen.findByRole('combobox', { name: 'Annual enrollment' }))
  await user.click(screen.getByRole('option', { name: 'The next year' }))
  await waitFor(() => expect(window.location.search).toBe('?template=32'))
  await waitFor(() =>
    expect(app.callsOf('annual.searchYears').at(-1)?.path).toBe(
      '/campaign/annual-seasonal/32/years/search',
    ),
  )
})

test('where none is offered, the page says what to do instead', async () => {
  app.on('templates.search', found())
  start()
  await screen.findByText('No annual enrollment is offered here')
  expect(app.callsOf('annual.searchYears')).toEqual([])
})

test('a failure is said, and the next try may succeed', async () => {
  app.on('annual.searchYears', problem(500, 'unexpected', 'Something went wrong'))
  start()
  await screen.findByText('The year could not be loaded.')
  app.on('annual.searchYears', ofZone)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await overview()
})

test('a place that is out of sight says so, and leads back', async () => {
  app.on('annual.searchYears', problem(404, 'not-found', 'Not found'))
  start('/year?at=99')
  await screen.findByText('There is no such year here')
  expect(screen.getByRole('link', { name: 'To your year' }).getAttribute('href')).toBe('/year')
})
