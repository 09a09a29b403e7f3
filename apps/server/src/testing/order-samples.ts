import { audience } from '@marquee/contract/audience'
import { coupons } from '@marquee/contract/coupons'
import type { OrderedContent } from '@marquee/rules/orders'
import { copyCampaign } from './copied-campaigns.ts'
import { addCreative, addTemplate } from './template-samples.ts'
import type { Fillable } from './test-app.ts'
import { TREE, type PersonName } from './test-tree.ts'

const PRICES = [
  { option: 'EMAIL', pricePerPiece: 401 },
  { option: 'DIRECT_MAIL', pricePerPiece: 6_903 },
]
const BOTH = [
  { type: 'CHANNEL', value: 'EMAIL' },
  { type: 'CHANNEL', value: 'DIRECT_MAIL' },
]
const PERMISSIONS = '{CAN_SEARCH_AUDIENCE,CAN_SUBMIT_ORDER,CAN_READ_CAMPAIGNS}'
const {
  scope: _,
  marketKey: __,
  endDate: ___,
  ...printed
} = coupons.create.example.body as Record<string, unknown>

/** Of whom nothing is asked. */
const EVERYBODY = {
  ...audience.search.example.body,
  locationFilterType: 'ZIPCODE',
  segments: [],
  vehicleModels: [],
  selectedFulfillmentOptions: [],
}

interface Made {
  app: Fillable
  dealers: readonly number[]
  creative: number
  coupons: number[]
  group: number
  /** By what they are told. */
  templates: Map<string, number>
}

const TWO_DEALERS = [TREE.dealer.key, TREE.sibling.key]

/** Campaigns with nothing missing, ready to be ordered; metro campaigns for these dealers of the district. */
export function orderSamples(app: Fillable, dealers: readonly number[] = TWO_DEALERS) {
  const made: Made = { app, dealers, creative: 0, coupons: [], group: 0, templates: new Map() }
  return {
    prepare: () => prepare(made),
    /** A dealer's campaign; a template of another kind is told by its differences. */
    ready: (told: object = {}) => ready(made, told),
    /** A district's metro campaign. */
    readyMetro: (told: object = {}) => readyMetro(made, told),
    /** One more of the same, as rows, which is quick. */
    copyOf: (key: number) => copyOf(app, key),
    /** Submits a dealer's campaign; its order. */
    submit: (key: number) => submit(made, key),
    /** What is submitted with a dealer's campaign, which stays a draft. */
    contentOf: (key: number) => contentOf(made, key),
  }
}

async function prepare(made: Made): Promise<void> {
  const { app } = made
  made.creative = await addCreative(app)
  for (const heading of ['Oil change', 'Brakes']) {
    const told = { heading, scope: 'GLOBAL', hierarchyId: 'HONDA', endDate: null }
    const { body } = await app.call('hondaAdmin', 'POST', '/coupon', { ...printed, ...told })
    made.coupons.push(body.key)
  }
  await app.owner.query(`UPDATE people SET permissions = permissions || '${PERMISSIONS}'`)
  // Where the test brings no customers of its own, the dealers have what the server on tests counts.
  await app.owner.query(
    `INSERT INTO market_versions (market_key, version, data_version, households, checksum, as_of, path)
     SELECT key, 1, 0, 1, 'one', '2026-06-30', path FROM markets WHERE type = 'DEALER'
     ON CONFLICT DO NOTHING`,
  )
  const markets = made.dealers.map((marketId) => ({ marketId }))
  const group = { name: 'Metro', markets, hierarchyId: 'HONDA' }
  made.group = (await app.call('districtAdmin', 'POST', '/market/group/add', group)).body.key
}

async function ready(made: Made, told: object): Promise<number> {
  const begun = await begin(made, 'dealer', TREE.dealer.key, told)
  return fill(made, 'dealer', begun, {})
}

async function readyMetro(made: Made, told: object): Promise<number> {
  const metro = { category: 'METRO', ...told }
  const begun = await begin(made, 'district', TREE.district.key, metro)
  const contactDto = {
    firstName: 'Ann',
    lastName: 'Lee',
    phoneNumber: '3135550123',
    email: 'ann@metro.example',
  }
  return fill(made, 'district', begun, {
    metroCampaign: {
      ...begun.campaign.metroCampaign,
      marketGroupKey: made.group,
      contactDto,
      metroGroupName: 'Metro',
      metroGroupUrl: 'https://metro.example',
    },
    selectedMarketKeys: made.dealers,
  })
}

interface Begun {
  campaign: Record<string, any>
  mailDate: string
}

async function begin(made: Made, as: PersonName, market: number, told: object): Promise<Begun> {
  const template = await templateFor(made, told)
  const { app } = made
  const path = `/campaign/create/${template}?marketKey=${market}`
  const { body: campaign } = await app.call(as, 'POST', path)
  const asked = `/campaign/selectable-dates?campaignTemplateKey=${template}&marketKey=5`
  const dates = await app.call('district', 'GET', asked)
  return { campaign, mailDate: dates.body.selectableDates.DIRECT_MAIL[5] }
}

/** Each kind of template once. */
async function templateFor(made: Made, told: object): Promise<number> {
  const name = JSON.stringify(told)
  const known = made.templates.get(name)
  if (known !== undefined) return known
  const key = await addTemplate(made.app, made.creative, `O${made.templates.size}`, {
    category: 'ON_DEMAND',
    minimumOrderValue: 0,
    priceBook: { prices: PRICES, discount: null },
    ...told,
  })
  made.templates.set(name, key)
  return key
}

/** Whatever a campaign still needs, in three saves. */
async function fill(made: Made, as: PersonName, begun: Begun, details: object): Promise<number> {
  const { campaign, mailDate: campaignStartDate } = begun
  const { key } = campaign
  const saved = await put(made, as, '/campaign', {
    ...campaign,
    name: `${campaign.name.slice(0, 40)} ${key}`,
    campaignStartDate,
    fulfillmentChannelsAndVariations: BOTH,
    ...details,
  })
  const [step] = saved.workflows[0].steps
  const { opted, fulfillmentChannels, fulfillmentChannelVariations } = step
  const attachments = made.coupons.map((couponKey) => ({
    couponKey,
    customValues: { ...printed, endDate: null, sourceId: { source: 'ECRM' } },
  }))
  await put(made, as, `/campaign/${key}/step`, {
    key: step.key,
    opted,
    fulfillmentChannels,
    fulfillmentChannelVariations,
    creative: { ...step.creative, attachments },
  })
  await put(made, 'admin', '/campaign/audience-selection?bypassMinOrderValue=true', {
    campaignId: key,
    searchRequest: EVERYBODY,
  })
  return key
}

async function copyOf({ owner }: Fillable, key: number): Promise<number> {
  const [copy] = await copyCampaign(owner, key, 1)
  return copy as number
}

async function submit({ app }: Made, key: number) {
  const quote = await app.call('dealer', 'POST', '/order', { campaignKey: key })
  const { quoteKey } = quote.body
  const done = await app.call('dealer', 'POST', '/order/submit', { itemKey: [key], quoteKey })
  if (done.status !== 200) throw new Error(JSON.stringify([quote.body, done.body]))
  return done.body.orders[0] as { key: number; contentHash: string }
}

async function contentOf(made: Made, key: number): Promise<OrderedContent> {
  const { owner } = made.app
  const order = await submit(made, key)
  const { rows } = await owner.query('DELETE FROM orders WHERE key = $1 RETURNING content', [
    order.key,
  ])
  await owner.query(
    `UPDATE campaigns SET status = 'DRAFT', submitted_by = NULL, submitted_at = NULL WHERE key = $1`,
    [key],
  )
  await owner.query(`UPDATE campaign_steps SET status = 'DRAFT' WHERE campaign_key = $1`, [key])
  return rows[0].content
}

async function put({ app }: Made, as: PersonName, path: string, body: object) {
  const saved = await app.call(as, 'PUT', path, body)
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return saved.body
}
