import { audience } from '@marquee/contract/audience'
import { maps } from '@marquee/contract/maps'
import { vehicles } from '@marquee/contract/vehicles'
import { audienceReasons, audienceTexts, type AudienceRequest } from '@marquee/rules/audience'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem, type Heard } from '../../../../api/testing/answering-server.ts'
import { user } from '../../../../app/testing/start-app.tsx'
import { dealerState } from '../../../../app/testing/states.ts'
import { known, openAt, startedBuilder, withSteps } from '../testing/opened-step.ts'

const app = startedBuilder()
type Request = AudienceRequest

const breakdown = {
  ...audience.search.example.reply,
  audienceBySegment: (['NEW', 'ACTIVE', 'LAPSED', 'INACTIVE'] as const).map((segmentName, at) => ({
    segmentName,
    filteredCount: 100 * (at + 1),
    total: 1_000 * (at + 1),
  })),
}
const template = {
  ...known.template,
  distanceFilteringMax: 50,
  audienceConfiguration: {
    audienceSegmentConfigurations: [
      { segmentType: 'NEW' as const, isDisabled: true, isDefaultIncluded: false },
      { segmentType: 'ACTIVE' as const, isDisabled: false, isDefaultIncluded: true },
    ],
    smartAudienceDefaultIncluded: true,
  },
}
const campaign = withSteps([{}], { template })
const { totalSize, estimatedCost, costWithoutDiscount } = breakdown
const counted = { totalSize, pieces: totalSize, estimatedCost, costWithoutDiscount }
const saved = {
  ...counted,
  bills: [counted.estimatedCost],
  isStale: false,
  savedAt: '2027-03-01T15:00:00.000Z',
}
const withAudience = { ...campaign, audience: saved }

beforeEach(() => {
  app.on('campaigns.read', campaign)
  app.on('vehicles.metadata', vehicles.metadata.example.reply)
  app.on('maps.zipCodeBoundaries', maps.zipCodeBoundaries.example.reply)
  app.on('audience.search', breakdown)
})

const lastRequest = () => app.callsOf('audience.search').at(-1)?.body as Request
const isRequested = (part: Partial<Request>) =>
  waitFor(() => expect(lastRequest()).toMatchObject(part))

async function open() {
  await openAt(app, 'audience-builder')
  await screen.findByRole('heading', { name: 'Your audience' })
}

test('the summary shows what was counted for a suggested audience, and that it is not chosen yet [AUD-02]', async () => {
  await open()
  const summary = screen.getByRole('region', { name: 'Your campaign' })
  await within(summary).findByText(`${totalSize.toLocaleString('en-US')} households`)
  within(summary).getByText('It becomes your audience once you save this step.')
  within(summary).getByText('What is missing')
  expect(within(summary).queryByText('None saved yet')).toBeNull()
})

test('an audience that is not there any more is taken for none [ERR-19]', async () => {
  app.on('campaigns.read', withAudience)
  app.on('audience.readSelection', problem(404, 'audience.none-saved', 'None.'))
  await open()
  await isRequested({ maxDistanceFromDealership: 50 })
})

test('what was saved is asked for again, with the score that was found [AUD-25, AUD-21]', async () => {
  const { searchRequest } = audience.readSelection.example.reply
  const stored = { ...searchRequest, isSmartSelectEnabled: true, smartSelectThreshold: 4_000 }
  const selectedFulfillmentOptions = campaign.fulfillmentChannelsAndVariations.map(
    ({ value }) => value,
  )
  app.on('campaigns.read', withAudience)
  app.on('audience.readSelection', {
    ...audience.readSelection.example.reply,
    searchRequest: {
      ...stored,
      selectedFulfillmentOptions,
      seedRecipientsCount: campaign.sampleRecipients.length,
      pricePerChannel: { EMAIL: { pricePerPiece: 400 }, DIRECT_MAIL: { pricePerPiece: 6_900 } },
      segments: (['NEW', 'ACTIVE', 'LAPSED', 'INACTIVE'] as const).map((segmentName) => ({
        segmentName,
        selected: segmentName === 'ACTIVE',
      })),
    },
  })
  await open()
  await isRequested({ maxDistanceFromDealership: 25, smartSelectThreshold: 4_000 })
  screen.getByText(/^Saved /)
  await user.click(screen.getByRole('checkbox', { name: 'Inactive Customers' }))
  await screen.findByText('Not saved yet')
})

test('without a saved audience it begins with what the template suggests, counted [ERR-19, AUD-17, AUD-22, AUD-03, AUD-23]', async () => {
  await open()
  await isRequested({
    maxDistanceFromDealership: 50,
    isSmartSelectEnabled: true,
    segments: [
      { segmentName: 'NEW', selected: false },
      { segmentName: 'ACTIVE', selected: true },
      { segmentName: 'LAPSED', selected: false },
      { segmentName: 'INACTIVE', selected: false },
    ],
  })
  expect(app.callsOf('audience.search')[0]?.query).toMatchObject({
    campaignKey: '7',
    campaignTemplateKey: '31',
  })
  const outcome = within(screen.getByRole('region', { name: 'Your audience' }))
  outcome.getAllByText('1,204')
  outcome.getAllByText('$830.76')
  outcome.getByText('$60.20 saved')
  outcome.getByText('Customers as of 06/30/2026')
  screen.getByText('Not saved yet')
})

test('it says that it begins, and then that it counts, by the letter [AUD-01, AUD-18]', async () => {
  const answers: (() => void)[] = []
  const later = (answer: unknown) => () =>
    new Promise((done) => answers.push(() => done({ status: 200, body: answer })))
  app.on('vehicles.metadata', later(vehicles.metadata.example.reply))
  app.on('audience.search', later(breakdown))
  await openAt(app, 'audience-builder')
  const answerNext = async () => {
    await waitFor(() => expect(answers.length).toBe(1))
    answers.shift()?.()
  }
  await screen.findByText(audienceTexts.initializing)
  await answerNext()
  await screen.findByText(audienceTexts.determining)
  await answerNext()
  await screen.findByRole('heading', { name: 'Your audience' })
})

test('those whose location is unknown are taken along where that is chosen, and the choice stays in sight [AUD-13, AUD-14]', async () => {
  app.on('audience.search', { ...breakdown, waterfall: [{ bucket: 'NO_PLACE', count: 457 }] })
  await open()
  screen.getByRole('rowheader', { name: 'Location unknown' })
  app.on('audience.search', { ...breakdown, waterfall: [{ bucket: 'NO_PLACE', count: 0 }] })
  await user.click(
    screen.getByRole('checkbox', { name: 'Include the 457 whose location is unknown' }),
  )
  await isRequested({ isUnplacedIncluded: true })
  await user.click(
    await screen.findByRole('checkbox', { name: 'Include those whose location is unknown' }),
  )
  await screen.findByRole('checkbox', { name: 'Include the 457 whose location is unknown' })
})

test('a model is ticked with all its years, and its years one by one, also by keys [AUD-06, AUD-07, AUD-10, AUD-11]', async () => {
  await open()
  const tree = within(screen.getByRole('tree', { name: 'Models' }))
  const model = () => tree.getByRole('treeitem', { name: /^Element, / })
  expect(model().getAttribute('aria-label')).toContain('All years selected')
  model().focus()
  await user.keyboard(' ')
  await isRequested({
    vehicleModels: [
      {
        model: 'Element',
        years: [
          { year: 2004, selected: false },
          { year: 2003, selected: false },
        ],
      },
    ],
  })
  expect(model().getAttribute('aria-label')).toContain('No years selected')
  // Years of long ago are ticked together.
  await user.keyboard('{ArrowRight}{ArrowDown}')
  const years = tree.getByRole('treeitem', { name: /^Element \d{4}–\d{4}, / })
  expect(document.activeElement).toBe(years)
  await user.keyboard(' ')
  // What was counted a moment ago is not counted again.
  await waitFor(() => expect(model().getAttribute('aria-label')).toContain('All years selected'))
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(model())
  expect(model().getAttribute('aria-expanded')).toBe('false')
})

test('models and years are called by what is seen of them, in that order [AUD-06]', async () => {
  await open()
  const tree = within(screen.getByRole('tree', { name: 'Models' }))
  tree.getAllByRole('treeitem')[0]?.focus()
  await user.keyboard('{ArrowRight}')
  const spoken = (text: string | null) => (text ?? '').replace(/[,:]/g, '').trim()
  const items = tree.getAllByRole('treeitem')
  expect(items.some((item) => item.ariaLevel === '2')).toBe(true)
  for (const item of items) {
    expect(spoken(item.getAttribute('aria-label'))).toContain(spoken(item.textContent))
  }
})

test('a model is found by a part of its name, and the others are hidden meanwhile [AUD-08]', async () => {
  await open()
  const search = screen.getByRole('searchbox', { name: 'Find a model' })
  await user.type(search, 'elem')
  const models = within(screen.getByRole('tree', { name: 'Models' })).getAllByRole('treeitem')
  expect(models.map((model) => model.getAttribute('aria-label')?.split(',')[0])).toEqual([
    'Element',
  ])
  await user.type(search, '?')
  screen.getByText('No model has this name.')
})

test('a distance is typed beside its slider, and what cannot be counted is not asked for [AUD-22, AUD-20]', async () => {
  await open()
  const field = screen.getByRole('textbox', { name: 'Miles' })
  await user.clear(field)
  await user.type(field, '99')
  await screen.findByText('Enter miles from 0 to 50.')
  await user.clear(field)
  await user.type(field, '12')
  await isRequested({ maxDistanceFromDealership: 12 })
  const requests = app.callsOf('audience.search').map(({ body }) => body as Request)
  expect(requests.map((one) => one.maxDistanceFromDealership)).not.toContain(99)
})

test('a budget is asked for in cents, without a score from before [AUD-03, AUD-21]', async () => {
  const searchRequest = { ...audience.search.example.body, isSmartSelectEnabled: true }
  const stored = { ...searchRequest, smartSelectThreshold: 4_000 }
  app.on('campaigns.read', withAudience)
  app.on('audience.readSelection', {
    ...audience.readSelection.example.reply,
    searchRequest: stored,
  })
  await open()
  const field = screen.getByRole('textbox', { name: 'Budget' })
  await user.type(field, '1,500.50')
  await isRequested({ spendingLimit: 150_050, smartSelectThreshold: null })
})

test('from a distance one goes over to its ZIP codes, and unticks some in the list [AUD-14, MKT-15]', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: 'ZIP codes' }))
  const box = await screen.findByRole('checkbox', { name: '48104' })
  await user.click(box)
  await isRequested({
    locationFilterType: 'ZIPCODE',
    zipCodes: [{ zipCode: '48104', selected: false }],
  })
  screen.getByText('0 of 1 ZIP codes')
})

test('it is saved with what is asked for, and is then saved [AUD-26, AUD-19]', async () => {
  let stored: unknown
  app.on('audience.saveSelection', ({ body }: Heard) => {
    stored = { ...audience.saveSelection.example.reply, ...(body as object) }
    app.on('audience.readSelection', stored)
    app.on('campaigns.read', withAudience)
    return stored
  })
  await open()
  await user.click(screen.getByRole('checkbox', { name: 'Inactive Customers' }))
  screen.getByText('Not saved yet')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findByText(/^Saved /)
  const [save] = app.callsOf('audience.saveSelection')
  expect(save?.query).toMatchObject({ bypassMinOrderValue: 'false' })
  expect(save?.body).toMatchObject({
    campaignId: 7,
    searchRequest: { segments: [{}, {}, {}, { segmentName: 'INACTIVE', selected: true }] },
  })
  expect(screen.queryByText('Not saved yet')).toBeNull()
})

test('the first audience is saved and left for the next step, whatever else is read meanwhile [AUD-26]', async () => {
  app.on('audience.saveSelection', ({ body }: Heard) => {
    app.on('campaigns.read', withAudience)
    return { ...audience.saveSelection.example.reply, ...(body as object) }
  })
  await open()
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Audience' })).toBeNull())
  expect(app.callsOf('audience.readSelection')).toEqual([])
})

const SMALLEST = 'The minimum order for this campaign is $200.00. Choose more customers.'
const NOBODY = 'Nobody is in this audience. Choose more customers.'

test.for([
  ['of nobody', 0, 0, NOBODY],
  ['of one household', 1, 69, SMALLEST],
  ['of one cent less', 289, 199_99, SMALLEST],
  ['of the exact minimum', 290, 200_00, null],
] as const)(
  'a suggested audience %s says at once whether it can be ordered [AUD-28]',
  async ([, totalSize, estimatedCost, shown]) => {
    app.on('audience.search', {
      ...breakdown,
      totalSize,
      estimatedCost,
      minimumOrderValue: 200_00,
    })
    await open()
    if (shown !== null) await screen.findByText(shown)
    else expect([SMALLEST, NOBODY].filter((text) => screen.queryByText(text))).toEqual([])
  },
)

test('below the minimum order value those who may not pass over it are told, and nothing is saved [AUD-28]', async () => {
  app.on(
    'audience.saveSelection',
    problem(400, 'audience.below-minimum', audienceReasons['audience.below-minimum']),
  )
  await open()
  await user.click(screen.getByRole('checkbox', { name: 'Inactive Customers' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText(/The minimum order for this campaign is \$200\.00/)
  expect(dialog.queryByRole('button', { name: 'Yes' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: /close/i }))
  await screen.findByText(audienceReasons['audience.below-minimum'])
  expect(app.callsOf('audience.saveSelection').length).toBe(1)
})

test.each([
  [503, 'any', 'Down.', audienceReasons['audience.under-maintenance']],
  [503, 'audience.data-not-there', 'They are loaded.', 'They are loaded.'],
  [503, 'audience.busy', 'Many are counted.', 'Many are counted.'],
  [409, 'audience.no-markets', 'Choose the dealers first.', 'Choose the dealers first.'],
  [500, 'unknown', '', audienceTexts.failed],
])(
  'a count that fails with %s %s tells it [ERR-17, ERR-18]',
  async (status, code, message, shown) => {
    app.on(
      'audience.search',
      code === 'unknown' ? { status, body: 'x' } : problem(status, code, message),
    )
    await openAt(app, 'audience-builder')
    await screen.findByText(shown)
    app.on('audience.search', breakdown)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Your audience' })
  },
)

test('a request that an older one overtook on its way is asked again, and nothing is told of it [AUD-18]', async () => {
  await open()
  let times = 0
  app.on('audience.search', () => {
    times += 1
    return times < 3
      ? problem(409, 'audience.superseded', 'A newer request took its place.')
      : { status: 200, body: { ...breakdown, totalSize: 777 } }
  })
  await user.click(screen.getByRole('checkbox', { name: 'Lapsed Customers' }))
  await screen.findAllByText('777')
  expect(times).toBe(3)
  expect(screen.queryByText('A newer request took its place.')).toBeNull()
})

test('a saved audience that cannot be loaded is told, and not taken for none [ERR-19]', async () => {
  app.on('campaigns.read', withAudience)
  app.on('audience.readSelection', problem(500, 'server.failed', 'The server had a bad day.'))
  await openAt(app, 'audience-builder')
  await screen.findByText('The server had a bad day.')
  expect(app.callsOf('audience.search')).toEqual([])
})

test('what was counted before stays in sight when the next count fails [ERR-18]', async () => {
  await open()
  app.on('audience.search', problem(409, 'audience.no-markets', 'Choose the dealers first.'))
  await user.click(screen.getByRole('checkbox', { name: 'Inactive Customers' }))
  await screen.findByText('Choose the dealers first.')
  within(screen.getByRole('region', { name: 'Your audience' })).getAllByText('1,204')
})

describe('without the permission to count audiences', () => {
  beforeEach(() =>
    app.on('userState.read', { ...dealerState, permissions: ['CAN_READ_CAMPAIGNS'] }),
  )

  test('one reads what is saved, and nothing is asked for [LVL-13]', async () => {
    app.on('campaigns.read', withAudience)
    await openAt(app, 'audience-builder')
    await screen.findByText(/You can view it, but not change it/)
    // In the step, and in the summary beside it.
    expect(screen.getAllByText(`${totalSize.toLocaleString('en-US')} households`)).toHaveLength(2)
    expect(screen.queryByRole('heading', { name: 'Your audience' })).toBeNull()
    expect(app.callsOf('audience.search')).toEqual([])
  })

  test('one is told that none is saved [LVL-13]', async () => {
    await openAt(app, 'audience-builder')
    await screen.findByText('No audience is chosen yet')
  })
})
