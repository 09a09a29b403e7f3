import { coupons } from '@marquee/contract/coupons'
import type { OrderedContent } from '@marquee/rules/orders'
import { everybody } from '@marquee/test-kit/everybody'
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

interface Samples {
  app: Fillable
  dealers: readonly number[]
  creative: number
  coupons: number[]
  group: number
  /** By the values that were overridden. */
  templates: Map<string, number>
}

const TWO_DEALERS = [TREE.dealer.key, TREE.sibling.key]

/** Campaigns with nothing missing, ready to be ordered; metro campaigns for these dealers of the district. */
export function orderSamples(app: Fillable, dealers: readonly number[] = TWO_DEALERS) {
  const samples: Samples = {
    app,
    dealers,
    creative: 0,
    coupons: [],
    group: 0,
    templates: new Map(),
  }
  return {
    prepare: () => prepare(samples),
    /** A dealer's campaign; the overrides make a template of another kind, the details are saved with it. */
    ready: (overrides: object = {}, details: object = {}) => ready(samples, overrides, details),
    /** A district's metro campaign. */
    readyMetro: (overrides: object = {}) => readyMetro(samples, overrides),
    /** One more of the same, as rows, which is quick. */
    copyOf: (key: number) => copyOf(app, key),
    /** Submits a dealer's campaign; its order. */
    submit: (key: number) => submit(samples, key),
    /** As many coupons as a step of these campaigns takes. */
    attachments: () => attachmentsOf(samples),
    /** What is submitted with a dealer's campaign, which stays a draft. */
    contentOf: (key: number) => contentOf(samples, key),
  }
}

async function prepare(samples: Samples): Promise<void> {
  const { app } = samples
  samples.creative = await addCreative(app)
  for (const heading of ['Oil change', 'Brakes']) {
    const coupon = { heading, scope: 'GLOBAL', hierarchyId: 'HONDA', endDate: null }
    const { body } = await app.call('hondaAdmin', 'POST', '/coupon', { ...printed, ...coupon })
    samples.coupons.push(body.key)
  }
  await app.owner.query(`UPDATE people SET permissions = permissions || '${PERMISSIONS}'`)
  // Where the test brings no customers of its own, the dealers have what the server on tests counts.
  await app.owner.query(
    `INSERT INTO market_versions (market_key, version, data_version, households, checksum, as_of,
                                  contacts_version, path)
     SELECT key, 1, 0, 1, 'one', '2026-06-30', 1, path FROM markets WHERE type = 'DEALER'
     ON CONFLICT DO NOTHING`,
  )
  const markets = samples.dealers.map((marketId) => ({ marketId }))
  const group = { name: 'Metro', markets, hierarchyId: 'HONDA' }
  samples.group = (await app.call('districtAdmin', 'POST', '/market/group/add', group)).body.key
}

async function ready(samples: Samples, overrides: object, details: object): Promise<number> {
  const begun = await begin(samples, 'dealer', TREE.dealer.key, overrides)
  return fill(samples, 'dealer', begun, details)
}

async function readyMetro(samples: Samples, overrides: object): Promise<number> {
  const metro = { category: 'METRO', ...overrides }
  const begun = await begin(samples, 'district', TREE.district.key, metro)
  const contactDto = {
    firstName: 'Ann',
    lastName: 'Lee',
    phoneNumber: '3135550123',
    email: 'ann@metro.example',
  }
  return fill(samples, 'district', begun, {
    metroCampaign: {
      ...begun.campaign.metroCampaign,
      marketGroupKey: samples.group,
      contactDto,
      metroGroupName: 'Metro',
      metroGroupUrl: 'https://metro.example',
    },
    selectedMarketKeys: samples.dealers,
  })
}

interface Begun {
  campaign: Record<string, any>
  mailDate: string
}

async function begin(
  samples: Samples,
  as: PersonName,
  market: number,
  overrides: object,
): Promise<Begun> {
  const template = await templateFor(samples, overrides)
  const { app } = samples
  const path = `/campaign/create/${template}?marketKey=${market}`
  const { body: campaign } = await app.call(as, 'POST', path)
  const address = `/campaign/selectable-dates?campaignTemplateKey=${template}&marketKey=5`
  const dates = await app.call('district', 'GET', address)
  return { campaign, mailDate: dates.body.selectableDates.DIRECT_MAIL[5] }
}

/** Each kind of template once. */
async function templateFor(samples: Samples, overrides: object): Promise<number> {
  const name = JSON.stringify(overrides)
  const known = samples.templates.get(name)
  if (known !== undefined) return known
  const key = await addTemplate(samples.app, samples.creative, `O${samples.templates.size}`, {
    category: 'ON_DEMAND',
    minimumOrderValue: 0,
    priceBook: { prices: PRICES, discount: null },
    ...overrides,
  })
  samples.templates.set(name, key)
  return key
}

/** What a campaign still needs, in three saves. */
async function fill(
  samples: Samples,
  as: PersonName,
  begun: Begun,
  details: object,
): Promise<number> {
  const { campaign, mailDate: campaignStartDate } = begun
  const { key } = campaign
  const saved = await put(samples, as, '/campaign', {
    ...campaign,
    name: `${campaign.name.slice(0, 40)} ${key}`,
    campaignStartDate,
    fulfillmentChannelsAndVariations: BOTH,
    ...details,
  })
  const [step] = saved.workflows[0].steps
  const { opted, fulfillmentChannels, fulfillmentChannelVariations } = step
  const attachments = attachmentsOf(samples)
  await put(samples, as, `/campaign/${key}/step`, {
    key: step.key,
    opted,
    fulfillmentChannels,
    fulfillmentChannelVariations,
    creative: { ...step.creative, attachments },
  })
  await put(samples, 'admin', '/campaign/audience-selection?bypassMinOrderValue=true', {
    campaignId: key,
    searchRequest: everybody,
  })
  return key
}

const attachmentsOf = (samples: Samples) =>
  samples.coupons.map((couponKey) => ({
    couponKey,
    customValues: { ...printed, endDate: null, sourceId: { source: 'ECRM' } },
  }))

async function copyOf({ owner }: Fillable, key: number): Promise<number> {
  const [copy] = await copyCampaign(owner, key, 1)
  return copy as number
}

async function submit({ app }: Samples, key: number) {
  const quote = await app.call('dealer', 'POST', '/order', { campaignKey: key })
  const { quoteKey } = quote.body
  const done = await app.call('dealer', 'POST', '/order/submit', { itemKey: [key], quoteKey })
  if (done.status !== 200) throw new Error(JSON.stringify([quote.body, done.body]))
  return done.body.orders[0] as { key: number; contentHash: string }
}

async function contentOf(samples: Samples, key: number): Promise<OrderedContent> {
  const { owner } = samples.app
  const order = await submit(samples, key)
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

async function put({ app }: Samples, as: PersonName, path: string, body: object) {
  const saved = await app.call(as, 'PUT', path, body)
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return saved.body
}
