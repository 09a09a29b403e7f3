import { addDays, todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { SEASONS, type Season } from '@marquee/rules/templates'
import { everybody } from '@marquee/test-kit/everybody'
import { orderSamples } from './order-samples.ts'
import { addCreative, addTemplate } from './template-samples.ts'
import type { Fillable } from './test-app.ts'
import { TREE, type PersonName, type TreePlace } from './test-tree.ts'

const PRICES = [
  { option: 'EMAIL', pricePerPiece: 401 },
  { option: 'DIRECT_MAIL', pricePerPiece: 6_903 },
]
const priceBook = { prices: PRICES, discount: null }
const today = todayIn('America/Detroit', Date.now())

export const mailedIn: Readonly<Record<Season, CalendarDate>> = {
  SPRING: addDays(today, 60),
  SUMMER: addDays(today, 130),
  FALL: addDays(today, 200),
  WINTER: addDays(today, 280),
}

interface Samples {
  app: Fillable
  /** The key of the annual template. */
  annual: number
  templates: Map<Season, number>
  attachments: () => readonly object[]
}

/** An annual template with its four seasons, and dealers who enroll in them. */
export function yearSamples(app: Fillable) {
  const ordered = orderSamples(app)
  const { attachments } = ordered
  const samples: Samples = { app, annual: 0, templates: new Map(), attachments }
  return {
    prepare: async () => {
      await ordered.prepare()
      await addTemplates(samples)
    },
    annual: () => samples.annual,
    templateOf: (season: Season) => samples.templates.get(season) ?? 0,
    enroll: (as: PersonName = 'dealer', place: TreePlace = 'dealer') => enroll(samples, as, place),
    read: (key: number) => read(samples, key),
    payload: (more: object = {}) => payload(samples, more),
    /** An enrollment with nothing missing. */
    ready: () => ready(samples),
    quote: (key: number) => quote(samples, key),
    submit: (key: number, quoteKey: string) => submit(samples, key, quoteKey),
    /** Of the enrollment and its seasons. */
    statuses: (key: number) => statuses(samples, key),
    hashOf: (key: number) => hashOf(samples, key),
    /** An enrollment that was approved. */
    approved: () => approved(samples),
  }
}

async function addTemplates(samples: Samples): Promise<void> {
  const { app, templates } = samples
  const creative = await addCreative(app)
  for (const season of SEASONS) {
    templates.set(season, await addTemplate(app, creative, `S${season}`, ofSeason(season)))
  }
  samples.annual = await addTemplate(app, creative, 'YEAR', {
    name: 'Four seasons',
    category: 'ANNUAL_SEASONAL',
    campaignEndDate: null,
    seasonals: SEASONS.map((season) => ({ season, templateKey: templates.get(season) })),
    minimumOrderValue: 0,
    priceBook,
  })
}

const ofSeason = (season: Season) => ({
  name: `The ${season.toLowerCase()}`,
  category: 'SEASONAL',
  deploymentDate: mailedIn[season],
  enrollmentStartDate: addDays(today, -20),
  enrollmentEndDate: addDays(mailedIn[season], -10),
  campaignEndDate: addDays(mailedIn[season], 60),
  minimumOrderValue: 0,
  priceBook,
  // That of the spring is open.
  customizationPeriod: {
    startDate: addDays(mailedIn[season], -65),
    endDate: addDays(mailedIn[season], -20),
  },
})

const enroll = ({ app, annual }: Samples, as: PersonName, place: TreePlace) =>
  app.call(as, 'POST', `/campaign/createAnnualEnrolment/${annual}?marketKey=${TREE[place].key}`)

const read = async ({ app }: Samples, key: number) =>
  (await app.call('dealer', 'GET', `/campaign/annualEnrollmentDetail/${key}`)).body

const payload = ({ annual }: Samples, more: object) => ({
  annualCampaignTemplateKey: annual,
  campaignName: 'Our year',
  fulfillmentChannels: ['EMAIL', 'DIRECT_MAIL'],
  sampleRecipients: [],
  ...more,
})

async function ready(samples: Samples): Promise<any> {
  const { app } = samples
  const { key } = (await enroll(samples, 'dealer', 'dealer')).body
  const whole = payload(samples, { key })
  const saved = await app.call('dealer', 'PUT', '/campaign/updateAnnualEnrolment', whole)
  for (const { campaign } of saved.body.seasonals) await fillCoupons(samples, campaign)
  const audience = await app.call(
    'admin',
    'POST',
    '/campaign/annual-seasonal/audience-selection?bypassMinOrderValue=true',
    {
      campaignKeys: saved.body.seasonals.map(({ campaign }: any) => campaign.key),
      audienceSelectionDto: { searchRequest: everybody },
    },
  )
  mustSucceed(audience)
  return read(samples, key)
}

async function fillCoupons({ app, attachments }: Samples, campaign: any): Promise<void> {
  const [step] = campaign.workflows[0].steps
  const saved = await app.call('dealer', 'PUT', '/campaign/annual-seasonal/step', {
    ...step,
    campaignKey: campaign.key,
    creative: { ...step.creative, attachments: attachments() },
  })
  mustSucceed(saved)
}

const quote = async ({ app }: Samples, key: number) =>
  (await app.call('dealer', 'POST', '/order/annual-seasonal', { campaignKey: key })).body

const submit = ({ app }: Samples, key: number, quoteKey: string) =>
  app.call('dealer', 'POST', '/order/annual-seasonal/submit', { itemKey: [key], quoteKey })

async function statuses(samples: Samples, key: number): Promise<string[]> {
  const year = await read(samples, key)
  return [year.status, ...year.seasonals.map(({ campaign }: any) => campaign.status)]
}

const hashOf = async ({ app }: Samples, key: number) =>
  (await app.call('district', 'GET', `/campaign/${key}/review`)).body.order.contentHash

async function approved(samples: Samples): Promise<any> {
  const { app } = samples
  const { key } = await ready(samples)
  const { quoteKey } = await quote(samples, key)
  mustSucceed(await submit(samples, key, quoteKey))
  const items = { itemKey: [key], contentHashes: [await hashOf(samples, key)] }
  mustSucceed(await app.call('district', 'POST', '/order/approve', items))
  return read(samples, key)
}

/** Its status, and the code where it was refused. */
export const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  status < 400 ? String(status) : `${status} ${body.code}`

function mustSucceed({ status, body }: { status: number; body: unknown }): void {
  if (status >= 400) throw new Error(JSON.stringify(body))
}
