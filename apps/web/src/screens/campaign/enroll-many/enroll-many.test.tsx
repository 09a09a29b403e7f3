import { enrollments } from '@marquee/contract/enrollments'
import { markets } from '@marquee/contract/markets'
import { templates } from '@marquee/contract/templates'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem, type Heard } from '../../../api/testing/answering-server.ts'
import { startedApp, user } from '../../../app/testing/start-app.tsx'
import { adminState } from '../../../app/testing/states.ts'
// Loaded before the first test, which would wait for it.
import './enroll-many.screen.tsx'

const app = startedApp()
const [dealer] = markets.search.example.reply.markets
const template = {
  ...templates.read.example.reply,
  key: 31,
  name: 'Four seasons of service',
  category: 'ANNUAL_SEASONAL' as const,
}
const bulk = enrollments.read.example.reply
const dealers = Array.from({ length: 60 }, (_, index) => ({
  ...dealer,
  key: index + 1,
  name: `Dealer ${String(index + 1).padStart(2, '0')}`,
}))

interface Requested {
  marketKeys: number[]
  page?: number
  size?: number
}

/** The second is enrolled already, the third has drafts. */
const triedOf = (marketKey: number) => ({
  marketKey,
  marketName: `Dealer ${String(marketKey).padStart(2, '0')}`,
  isPossible: marketKey !== 2,
  reason: marketKey === 2 ? 'annual.enrolled' : null,
  message: marketKey === 2 ? 'This dealer is enrolled already.' : null,
  drafts: marketKey === 3 ? 2 : 0,
})

beforeEach(() => {
  app.on('templates.read', template)
  app.on('markets.search', ({ body }: Heard) => {
    const { page = 0, size = 20 } = body as Requested
    const shown = dealers.slice(page * size, (page + 1) * size)
    return { markets: shown, totalElements: dealers.length, page, size }
  })
  app.on('enrollments.tryOut', ({ body }: Heard) => ({
    dealers: (body as Requested).marketKeys.map(triedOf),
  }))
  app.on('enrollments.search', { bulkEnrollments: [], totalElements: 0, page: 0, size: 20 })
  app.on('enrollments.start', bulk)
  app.on('enrollments.read', bulk)
  app.on('enrollments.searchDealers', { dealers: [], totalElements: 0, page: 0, size: 20 })
})

const open = () => app.start({ path: '/campaign/annual-seasonal/31/enroll', state: adminState })
const press = async (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const tick = async (name: string) => {
  const row = screen.getByRole('gridcell', { name }).closest('[role=row]')
  if (!(row instanceof HTMLElement)) throw new Error('It is in no row')
  await user.click(within(row).getByRole('checkbox'))
}
const sent = () => app.callsOf('enrollments.start').map(({ body }) => body as Requested)

test('all dealers are tried first, a few at a time, and each says why not [ANN-16]', async () => {
  open()
  await screen.findByText('59 of 60 dealers can be enrolled', {}, { timeout: 45_000 })
  const tried = app.callsOf('enrollments.tryOut').map(({ body }) => body as Requested)
  expect(tried.map(({ marketKeys }) => marketKeys.length)).toEqual([50, 10])
  expect(sent()).toEqual([])
  screen.getByRole('gridcell', { name: 'This dealer is enrolled already.' })
  await user.click(screen.getByRole('combobox', { name: 'Show' }))
  await user.click(screen.getByRole('option', { name: 'Cannot be enrolled' }))
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Dealer 01' })).toBeNull())
  screen.getByRole('gridcell', { name: 'Dealer 02' })
})

test('who is left out is not enrolled; drafts of seasons are a question before [ANN-12, ANN-16]', async () => {
  open()
  await screen.findByText('59 of 60 dealers can be enrolled', {}, { timeout: 45_000 })
  await tick('Dealer 01')
  await press('Enroll 58 dealers')
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(/^1 has drafts of these seasons/)
  await user.click(question.getByRole('button', { name: 'Back' }))
  expect(sent()).toEqual([])
  await press('Choose all who can be enrolled')
  await tick('Dealer 03')
  await press('Enroll 58 dealers')
  await waitFor(() => expect(location.pathname).toBe('/campaign/annual-seasonal/enrolled/4'))
  const [{ marketKeys } = { marketKeys: [] }] = sent()
  expect([marketKeys.length, marketKeys.includes(2), marketKeys.includes(3)]).toEqual([
    58,
    false,
    false,
  ])
})

test('a trial that fails stops nothing for good: it is tried again', async () => {
  app.on('enrollments.tryOut', problem(503, 'storage-full', 'No room is left.'))
  open()
  await screen.findByText('The dealers could not be checked', {}, { timeout: 45_000 })
  // An empty list would say that there are no dealers.
  expect(screen.queryByRole('grid', { name: 'Dealers to enroll' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Enroll dealers' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  app.on('enrollments.tryOut', ({ body }: Heard) => ({
    dealers: (body as Requested).marketKeys.map(triedOf),
  }))
  await press('Try again')
  await screen.findByText('59 of 60 dealers can be enrolled')
})

test('where no dealer is, that is what one reads', async () => {
  app.on('markets.search', { markets: [], totalElements: 0, page: 0, size: 20 })
  open()
  await screen.findByText('No dealer is here', {}, { timeout: 45_000 })
  expect(app.callsOf('enrollments.tryOut')).toEqual([])
})

test('an enrollment that is refused says why, and nothing is lost', async () => {
  app.on('enrollments.start', problem(422, 'annual.not-a-year', 'This template is not for a year.'))
  open()
  await screen.findByText('59 of 60 dealers can be enrolled', {}, { timeout: 45_000 })
  await tick('Dealer 03')
  await press('Enroll 58 dealers')
  await screen.findByRole('alertdialog')
  expect(location.pathname).toBe('/campaign/annual-seasonal/31/enroll')
})

test('a template that is not for a year leads to those that are', async () => {
  app.on('templates.read', { ...template, category: 'SEASONAL' })
  open()
  await screen.findByText('This template is not for a year')
  expect(app.callsOf('enrollments.tryOut')).toEqual([])
})
