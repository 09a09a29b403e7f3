import { randomUUID } from 'node:crypto'
import { everybody } from './everybody.ts'

/** A call as one person; throws with what was answered where it is refused. */
export type Call = <Answer>(method: string, path: string, sent?: object) => Promise<Answer>

/** Calls of the person whom the token names, each at the address that is the one of the moment. */
export const callsAs =
  (addressNow: () => string, token: string): Call =>
  async <Answer>(method: string, path: string, sent?: object): Promise<Answer> => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }
    const body = sent ? JSON.stringify(sent) : null
    const answer = await fetch(`${addressNow()}/api${path}`, { method, headers, body })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text) as Answer
  }

/** What is read of the answers. */
interface Named {
  key: number
  name: string
}

interface Begun {
  key: number
  template: object
  workflows: [{ steps: [Step] }]
}

interface Step {
  key: number
  opted: boolean
  fulfillmentChannels: unknown
  fulfillmentChannelVariations: unknown
  creative: { targetAttachmentCount: number }
  creativeSelection: { filterItems: [{ creativeTemplateKey: number }] }
}

interface Offer extends Record<string, unknown> {
  key: number
  scope: string
  endDate: string | null
}

interface Making {
  template?: string
  /** What else is decided than what the campaign begins with, given the template’s key. */
  details?: (templateKey: number) => Promise<object>
  /** How it differs from everybody. */
  audience?: object
}

/** A campaign of a dealer of the demo with nothing missing, seasonal unless a template is named; its key. */
export async function makeCampaign(
  call: Call,
  name: string,
  { template: named = 'Winter ready', details = async () => ({}), audience = {} }: Making = {},
): Promise<number> {
  const { selectedMarket } = await call<{ selectedMarket: Named }>('GET', '/user-state')
  const { campaignTemplates } = await call<{ campaignTemplates: Named[] }>(
    'GET',
    '/campaign-template/search?size=100',
  )
  const template = campaignTemplates.find((one) => one.name === named)
  if (!template) throw new Error(`There is no template ${named}`)
  const create = `/campaign/create/${template.key}?marketKey=${selectedMarket.key}`
  // Of a template an older release may not know all, and nothing of it is saved.
  const { template: _, ...begun } = await call<Begun>('POST', create)
  const campaign = await call<Begun>('PUT', '/campaign', {
    ...begun,
    ...(await details(template.key)),
    name,
  })
  const [{ steps }] = campaign.workflows
  const [step] = steps
  const { key, opted, fulfillmentChannels, fulfillmentChannelVariations } = step
  const [{ creativeTemplateKey }] = step.creativeSelection.filterItems
  const { coupons } = await call<{ coupons: Offer[] }>('GET', '/coupon?size=100')
  const lasting = coupons.filter(({ scope, endDate }) => scope === 'GLOBAL' && endDate === null)
  const carried = lasting.slice(0, step.creative.targetAttachmentCount)
  const attachments = carried.map(({ key: couponKey, ...coupon }) => {
    const { heading, offerTitle, disclaimer, endDate, sourceId } = coupon
    const { offer_1, offer_1_qualifier, A_off, offer_2, offer_2_qualifier, B_off } = coupon
    const words = { heading, offerTitle, disclaimer, endDate, sourceId }
    const offers = { offer_1, offer_1_qualifier, A_off, offer_2, offer_2_qualifier, B_off }
    return { couponKey, customValues: { ...words, ...offers } }
  })
  await call('PUT', `/campaign/${campaign.key}/step`, {
    key,
    opted,
    fulfillmentChannels,
    fulfillmentChannelVariations,
    creative: { ...step.creative, creativeTemplateKey, attachments },
  })
  await call('PUT', '/campaign/audience-selection?bypassMinOrderValue=true', {
    campaignId: campaign.key,
    searchRequest: { ...everybody, ...audience },
  })
  return campaign.key
}
