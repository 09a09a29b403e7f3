import { approvals } from '@marquee/contract/approvals'
import { audience } from '@marquee/contract/audience'
import { creatives } from '@marquee/contract/creatives'
import { pieces } from '@marquee/contract/pieces'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { problem } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import { nationalState } from '../../../../app/testing/states.ts'
import { known, knownStep, startedBuilder, withSteps } from '../testing/opened-step.ts'

const app = startedBuilder()
const { reply } = audience.readSelection.example
const [market] = reply.audienceBreakdown.audienceByMarket
const dealers = [
  { ...market, marketKey: 14, name: 'Lakeside Honda', filteredCount: 1_000, pieces: 1_400 },
  { ...market, marketKey: 15, name: 'Ridge Honda', filteredCount: 200, pieces: 200 },
]
const saved = {
  totalSize: 1_200,
  pieces: 1_600,
  estimatedCost: 76_800,
  costWithoutDiscount: 76_800,
  bills: [76_800],
  isStale: false,
  savedAt: '2027-02-01T12:00:00.000Z',
}
const metro = withSteps([{}], {
  category: 'METRO',
  status: 'DRAFT',
  parentCampaignKey: null,
  audience: saved,
})
const breakdownOf = (audienceByMarket: object[]) => ({
  ...reply,
  audienceBreakdown: { ...reply.audienceBreakdown, audienceByMarket },
})

beforeEach(() => {
  app.on('campaigns.read', metro)
  app.on('approvals.timeline', approvals.timeline.example.reply)
  app.on('audience.readSelection', breakdownOf(dealers))
})

const last = (operation: string) => app.callsOf(operation).at(-1)
const open = () => app.start({ path: '/campaign/builder/7/confirmation', state: nationalState })
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Dealers' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

test('a draft for several dealers says what each of them gets and pays [CNF-02, MTR-23]', async () => {
  open()
  const cost = expect.stringMatching(/^Lakeside Honda1,0001,400\$/)
  expect(await rows()).toEqual([
    'DealerHouseholdsPiecesEstimated cost',
    cost,
    expect.stringMatching(/^Ridge Honda200200\$/),
  ])
})

test.for([[0], [40]])(
  'why a dealer has fewer than alone is said where they share households: %i',
  async ([overlap = 0]) => {
    app.on('audience.readSelection', breakdownOf(dealers.map((one) => ({ ...one, overlap }))))
    open()
    await rows()
    const notes = screen.queryAllByText(/gets one piece, of one of them/)
    expect(notes).toHaveLength(overlap > 0 ? 1 : 0)
  },
)

test('it is none of a campaign for one dealer, nor before there is an audience [CNF-02]', async () => {
  app.on('campaigns.read', { ...metro, audience: null })
  open()
  await screen.findByRole('region', { name: 'Details' })
  expect(screen.queryByRole('region', { name: 'Dealers' })).toBeNull()
  expect(known.category).not.toBe('METRO')
})

test('what could not be loaded can be tried again [ERR-22]', async () => {
  app.on('audience.readSelection', problem(503, 'audience.busy', 'Busy.'))
  open()
  await screen.findByText('What each dealer gets could not be loaded')
  app.on('audience.readSelection', breakdownOf(dealers))
  const part = within(screen.getByRole('region', { name: 'Dealers' }))
  await user.click(part.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(3)
})

test.for([
  ['DIRECT_MAIL', 'printed', () => last('pieces.dealer')?.query],
  ['EMAIL', 'sent', () => last('pieces.email')?.body],
] as const)(
  'each piece by %s is seen as it is %s in the name of any of the dealers [MTR-23]',
  async ([value, , shown]) => {
    const creative = { ...knownStep.creative, creativeTemplateKey: 11, creativeVersion: 1 }
    const chosen = withSteps([{ creative }])
    app.on('campaigns.read', {
      ...metro,
      workflows: chosen.workflows,
      selectedMarketKeys: [14, 15],
      fulfillmentChannelsAndVariations: [{ type: 'CHANNEL', value }],
    })
    app.on('pieces.dealer', pieces.dealer.example.reply)
    app.on('pieces.email', pieces.email.example.reply)
    app.on('creatives.read', creatives.read.example.reply)
    open()
    const field = await screen.findByRole('combobox', { name: 'In the name of' })
    const shownFor = () => Number((shown() as { marketKey?: unknown } | undefined)?.marketKey)
    await waitFor(() => expect(shownFor()).toBe(14))
    await user.click(field)
    await user.click(screen.getByRole('option', { name: 'Ridge Honda' }))
    await waitFor(() => expect(shownFor()).toBe(15))
  },
)
