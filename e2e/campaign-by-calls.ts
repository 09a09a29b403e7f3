import { everybody } from '@marquee/test-kit/everybody'
import type { Page } from '@playwright/test'
import { customersLoaded } from './customers-loaded.ts'
import { follow } from './kept-pages.ts'

/** What is read of the answers. */
interface Named {
  key: number
  name: string
}

interface Begun {
  key: number
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
  name: string
  searchRequest: object
}

/** Runs in the page of a dealer: a seasonal campaign with nothing missing; its key. */
async function makeCampaign({ name, searchRequest }: Making): Promise<number> {
  const authorization = `Bearer ${localStorage.getItem('marquee.access-token')}`
  const headers = { authorization, 'content-type': 'application/json' }
  async function call<Answer>(method: string, path: string, sent?: object): Promise<Answer> {
    const body = sent ? JSON.stringify(sent) : null
    const answer = await fetch(`/api${path}`, { method, headers, body })
    const read = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(read)}`)
    return read as Answer
  }
  const { selectedMarket } = await call<{ selectedMarket: Named }>('GET', '/user-state')
  const { campaignTemplates } = await call<{ campaignTemplates: Named[] }>(
    'GET',
    '/campaign-template/search?size=100',
  )
  const template = campaignTemplates.find((one) => one.name === 'Winter ready')
  const begun = `/campaign/create/${template?.key}?marketKey=${selectedMarket.key}`
  const campaign = await call<Begun>('PUT', '/campaign', {
    ...(await call<object>('POST', begun)),
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
    searchRequest,
  })
  return campaign.key
}

/** Leads a dealer to the confirmation of a campaign that only has to be submitted. */
export async function readyCampaign(page: Page, name: string): Promise<void> {
  await customersLoaded(page)
  const key = await page.evaluate(makeCampaign, { name, searchRequest: everybody })
  await follow(page, `/campaign/builder/${key}/confirmation`)
}
