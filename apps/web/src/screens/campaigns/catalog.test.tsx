import { audience } from '@marquee/contract/audience'
import { pieces } from '@marquee/contract/pieces'
import { campaigns } from '@marquee/contract/campaigns'
import { templates } from '@marquee/contract/templates'
import { templateReasons } from '@marquee/rules/templates'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem, type Heard } from '../../api/testing/answering-server.ts'
import { startedApp, user } from '../../app/testing/start-app.tsx'
import { adminState, dealerState, nationalState } from '../../app/testing/states.ts'

const app = startedApp()
const page = templates.search.example.reply
const [road] = page.campaignTemplates
const refused = (reason: string) => ({
  can: { ...road?.can, start: { ok: false as const, reason } },
})
const found = (...listed: object[]) => ({
  ...page,
  campaignTemplates: listed,
  totalElements: listed.length,
})
const named = (key: number, name: string, more = {}) => ({ ...road, key, name, ...more })
const asAuthor = (reply: object) => ({ ...reply, can: { create: { ok: true } } })

beforeEach(() => {
  app.on('templates.search', page)
  app.on('templates.enrollmentTiles', { enrollmentTiles: [] })
  app.on('templates.firstPieces', { firstPieces: [] })
})

const COUNT = /^\d+( of \d+)? templates?$/

async function open(path = '/campaigns/on-demand', starting = {}) {
  app.start({ path, ...starting })
  await screen.findByText(COUNT)
}
/** People above dealers see the stored pictures. */
const openAbove = () => open('/campaigns/on-demand', { state: nationalState })

const list = () =>
  within(screen.getByRole('region', { name: 'Templates' })).getByRole('list', { name: 'Templates' })
const cards = () =>
  within(list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const card = (name: string) => {
  const heading = within(list()).getByRole('heading', { name })
  return within(heading.closest('li') as HTMLElement)
}
const choose = async (filter: string, name: string) => {
  await user.click(screen.getByRole('combobox', { name: filter }))
  await user.click(screen.getByRole('option', { name }))
}

describe('a card', () => {
  test('tells a dealer whom it would reach, and for how much; without an estimate it tells the rest [AUD-02]', async () => {
    app.on('templates.search', found(named(31, 'Winter'), named(32, 'Summer')))
    app.on('audience.estimates', audience.estimates.example.reply)
    await open()
    await card('Winter').findByText(/^1,204 households\s+Direct mail for \$830\.76$/)
    expect(card('Summer').queryByText(/households/)).toBeNull()
    expect(app.callsOf('audience.estimates')[0]?.body).toEqual({ campaignTemplateKeys: [32, 31] })
  })

  test('of what a need sets off promises no more than that each is reached when it is due [AUD-02]', async () => {
    app.on('templates.search', found(named(31, 'Thanks', { category: 'REMINDERS' })))
    app.on('audience.estimates', audience.estimates.example.reply)
    await open()
    await card('Thanks').findByText('Up to 1,204 households, each when it is due')
    expect(card('Thanks').queryByText(/\$830/)).toBeNull()
  })

  test('of what a need sets off says what an average month comes to, where that is known [AUD-02]', async () => {
    app.on('templates.search', found(named(31, 'Thanks', { category: 'REMINDERS' })))
    const { reply } = audience.estimates.example
    const month = {
      households: 255,
      estimatedCost: 1_020,
      isEverybody: false,
      mostPerHousehold: 400,
    }
    const estimates = reply.estimates.map((one) => ({ ...one, monthly: month }))
    app.on('audience.estimates', { ...reply, estimates })
    await open()
    await card('Thanks').findByText('About 255 households a month, $10.20')
  })

  test('shows a dealer the first piece in their own name, with its coupons [TPL-10, CRE-01]', async () => {
    app.on('templates.firstPieces', templates.firstPieces.example.reply)
    app.on('pieces.dealer', { ...pieces.dealer.example.reply, logo: null })
    await open()
    await waitFor(() =>
      expect(screen.getByRole('img', { name: /front/i }).textContent).toContain('Lakeside Honda'),
    )
    expect(app.callsOf('templates.firstPieces')[0]?.query.marketKey).toBe('14')
  })

  test('leads to the draft that was started from it, before what is approved [CMP-14, CMP-15]', async () => {
    const { campaigns: listed, ...more } = campaigns.search.example.reply
    const draft = listed[0]
    app.on('templates.search', found(named(31, 'Winter'), named(32, 'Summer')))
    app.on('campaigns.search', {
      ...more,
      campaigns: [{ ...draft, key: 8, name: 'Running', status: 'APPROVED' }, draft],
    })
    await open()
    const link = await card('Winter').findByRole('link', { name: 'Continue “Winter road check”' })
    expect(link.getAttribute('href')).toBe('/campaign/builder/7')
    expect(card('Summer').queryByRole('link', { name: /Continue|See/ })).toBeNull()
  })

  test('tells channels, window, price per piece and what belongs to it, and leads to more [TPL-03, GEN-10]', async () => {
    app.on(
      'templates.search',
      found(named(31, 'Winter', { enrollmentEndDate: '2099-03-31', isBillingDeferred: true })),
    )
    await open()
    const winter = card('Winter')
    winter.getByText('Email')
    winter.getByText('Direct mail (only with another channel)')
    winter.getByText('Open until 03/31/2099')
    expect(winter.getByText(/Email \$0\.04/).textContent).toBe('Email $0.04\nDirect mail $0.69')
    const contents = winter.getByText(/1 touchpoint/).textContent
    expect(contents).toBe('1 touchpoint, 1 creative\nTwo waves available\nBilled later')
    expect(winter.getByRole('link').getAttribute('href')).toBe('/campaigns/on-demand/31')
  })

  test('without a picture says so, and shows none that is not the piece', async () => {
    await openAbove()
    card('Winter road check').getByText('No picture yet')
    expect(within(list()).queryByRole('img')).toBeNull()
  })

  test('with a picture shows it, and says so when it does not come', async () => {
    app.on('templates.search', found(named(31, 'Winter', { heroUrl: '/api/images/x' })))
    await openAbove()
    const picture = list().querySelector('img') as HTMLElement
    expect(picture.getAttribute('src')).toBe('/api/images/x')
    fireEvent.error(picture)
    card('Winter').getByText('The picture could not be loaded')
  })

  test('whose link to its picture has grown too old gets another one', async () => {
    app.on('templates.search', found(named(31, 'Winter', { heroUrl: '/old' })))
    await openAbove()
    app.on('templates.search', found(named(31, 'Winter', { heroUrl: '/new' })))
    fireEvent.error(list().querySelector('img') as HTMLElement)
    await waitFor(() => expect(list().querySelector('img')?.getAttribute('src')).toBe('/new'))
  })

  test.each([
    ['campaign-template.not-open-yet', 'Closed'],
    ['campaign-template.enrollment-ended', 'Closed'],
    ['campaign-template.mail-date-passed', 'Closed'],
    ['campaign-template.several-dealers-only', 'View only'],
  ] as const)(
    'that may not be started says why: %s [CMP-35, CMP-36, CMP-38]',
    async (reason, chip) => {
      app.on('templates.search', found(named(31, 'Winter', refused(reason))))
      await open()
      card('Winter').getByText(chip)
      card('Winter').getByText(templateReasons[reason])
    },
  )

  test('of an annual enrollment tells its four seasons [TPL-11, RTE-15]', async () => {
    const annual = { category: 'ANNUAL_SEASONAL', categoryName: 'Annual Enrollment' }
    const spring = named(40, 'Spring', { category: 'SEASONAL', deploymentDate: '2099-04-15' })
    const summer = named(41, 'Summer', { category: 'SEASONAL', deploymentDate: null })
    app.on('templates.search', found(named(31, 'All year', annual)))
    app.on('templates.enrollmentTiles', {
      enrollmentTiles: [
        {
          ...named(31, 'All year', annual),
          seasonals: [
            { season: 'SPRING', template: spring },
            { season: 'SUMMER', template: summer },
          ],
        },
      ],
    })
    await open('/campaigns/national-promotions')
    expect((await card('All year').findByText('Spring')).parentElement?.textContent).toBe(
      'Spring04/15/2099',
    )
    expect(card('All year').getByText('Summer').parentElement?.textContent).toBe(
      'Summeron a day that you choose',
    )
    card('All year').getByText('Annual Enrollment')
    expect(app.callsOf('templates.enrollmentTiles')[0]?.query).toMatchObject({
      selectedUserLevel: 'DEALER',
    })
  })
})

describe('the address', () => {
  test.each([
    ['on-demand', 'Objective Focused'],
    ['always-on', 'Always On'],
    ['national-promotions', 'Seasonal/National'],
    ['metro-mailer', 'Metro Mailer'],
    ['service-prognostics', 'Service Prognostics'],
  ])('%s is browsed as %s [RTE-15, RTE-16]', async (slug, name) => {
    await open(`/campaigns/${slug}`)
    screen.getByRole('heading', { level: 1, name })
    expect(app.callsOf('templates.search')[0]?.query).toEqual({
      marketKey: '14',
      hierarchyId: 'HONDA',
      slug,
    })
  })

  test('of campaigns that staff start says so to others, and leads to what they can start', async () => {
    const why = /Ask them to start one, or choose from the templates for one dealer/
    await open('/campaigns/metro-mailer')
    screen.getByText(why)
    await user.click(screen.getByRole('link', { name: 'Templates for one dealer' }))
    await screen.findByRole('heading', { level: 1, name: 'Objective Focused' })
    expect(screen.queryByText(why)).toBeNull()
  })

  test('of campaigns that staff start is simply theirs', async () => {
    await open('/campaigns/metro-mailer', { state: adminState })
    expect(screen.queryByText(/Ask them to start one/)).toBeNull()
  })

  test('that is none of the five leads nowhere [RTE-15]', async () => {
    app.start({ path: '/campaigns/annual-seasonal' })
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
    expect(app.callsOf('templates.search')).toEqual([])
  })

  test('carries the filters, so that a link leads to the same', async () => {
    const mail = { channelOptions: road?.channelOptions.slice(1) }
    app.on(
      'templates.search',
      found(named(1, 'Spring'), named(2, 'Summer', mail), named(3, 'Fall')),
    )
    await open('/campaigns/on-demand?channel=EMAIL&sort=newest')
    expect(cards()).toEqual(['Fall', 'Spring'])
    expect(screen.getByText(COUNT).textContent).toBe('2 of 3 templates')
    await user.type(screen.getByRole('searchbox'), 'spr{Enter}')
    await waitFor(() => expect(cards()).toEqual(['Spring']))
    expect(location.search).toBe('?q=spr&channel=EMAIL&sort=newest')
    await choose('Order', 'By name')
    await waitFor(() => expect(location.search).toBe('?q=spr&channel=EMAIL'))
  })

  test('keeps a filter that was chosen while typing paused', async () => {
    await open()
    await user.type(screen.getByRole('searchbox'), 'road')
    await user.click(screen.getByRole('checkbox', { name: 'Open only' }))
    await waitFor(() => expect(location.search).toBe('?q=road&open=1'))
  })

  test('of the menu begins without filters, also from the same part', async () => {
    app.showShell()
    await open('/campaigns/on-demand?q=road')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('road')
    await user.click(screen.getByRole('link', { name: 'Objective Focused' }))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''))
    expect(location.search).toBe('')
  })

  test('finds what the server gives in several answers, and counts all of it', async () => {
    const many = Array.from({ length: 5 }, (_, nth) => named(nth + 1, `Template ${nth + 1}`))
    app.on('templates.search', ({ query }: Heard) => {
      const at = Number(query.page ?? 0)
      const campaignTemplates = many.slice(at * 2, at * 2 + 2)
      return { status: 200, body: { ...page, campaignTemplates, totalElements: 5, page: at } }
    })
    await open()
    expect(screen.getByText(COUNT).textContent).toBe('5 templates')
    expect(cards()).toEqual(many.map(({ name }) => name))
    expect(app.callsOf('templates.search').map(({ query }) => query.page)).toEqual([
      undefined,
      '1',
      '2',
    ])
  })

  test('counts pages of 24', async () => {
    const many = Array.from({ length: 50 }, (_, nth) => named(nth + 1, `Template ${100 + nth}`))
    app.on('templates.search', found(...many))
    await open('/campaigns/on-demand?page=3')
    expect(cards()).toEqual(['Template 148', 'Template 149'])
    await user.click(screen.getByRole('button', { name: /page 1$/ }))
    await waitFor(() => expect(cards()).toHaveLength(24))
    await choose('Order', 'Newest first')
    await waitFor(() => expect(cards()[0]).toBe('Template 149'))
  })
})

describe('where there is nothing', () => {
  test('a search that fits nothing can be taken away', async () => {
    app.start({ path: '/campaigns/on-demand?q=xyz&open=1' })
    await screen.findByText('No template matches')
    await user.click(screen.getByRole('link', { name: 'Clear filters' }))
    await waitFor(() => expect(cards()).toEqual(['Winter road check']))
    expect(location.search).toBe('')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  test('a part without templates says what appears there', async () => {
    app.on('templates.search', found())
    app.start({ path: '/campaigns/on-demand' })
    await screen.findByText('What is offered to Lakeside Honda appears here.')
  })

  test('what could not be loaded can be tried again', async () => {
    app.on('templates.search', problem(500, 'server.failed', 'Something went wrong.'))
    app.start({ path: '/campaigns/on-demand' })
    await screen.findByText('The templates could not be loaded')
    app.on('templates.search', page)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cards()).toEqual(['Winter road check']))
  })

  test('who has no market chosen is told to choose one [MKT-04]', async () => {
    app.start({
      path: '/campaigns/on-demand',
      state: { ...nationalState, selectedMarket: null },
    })
    await screen.findByText('Choose a market to see the templates that are offered to it.')
    expect(app.callsOf('templates.search')).toEqual([])
  })
})

describe('inactive templates', () => {
  test('are asked for by authors only, and bear a chip [TPL-10]', async () => {
    app.on('templates.search', asAuthor(page))
    await open('/campaigns/on-demand', { state: adminState })
    const old = named(32, 'Old', { status: 'INACTIVE', ...refused('campaign-template.inactive') })
    app.on('templates.search', asAuthor(found(road as object, old)))
    await user.click(screen.getByRole('checkbox', { name: 'Include inactive ones' }))
    await waitFor(() => expect(cards()).toEqual(['Old', 'Winter road check']))
    card('Old').getByText('Inactive')
    expect(app.callsOf('templates.search').at(-1)?.query).toMatchObject({ includeInactive: 'true' })
  })

  test('are no matter of others', async () => {
    await open('/campaigns/on-demand', { state: dealerState })
    expect(screen.queryByRole('checkbox', { name: 'Include inactive ones' })).toBeNull()
  })
})
