import { audience } from '@marquee/contract/audience'
import type { Page } from '@playwright/test'
import { customersLoaded } from './customers-loaded.ts'
import { follow } from './kept-pages.ts'

const EVERYBODY = {
  ...audience.search.example.body,
  locationFilterType: 'ZIPCODE',
  segments: [],
  vehicleModels: [],
  selectedFulfillmentOptions: [],
}

interface Making {
  name: string
  searchRequest: object
}

/** Runs in the page of a dealer: a seasonal campaign with nothing missing; its key. */
async function makeCampaign({ name, searchRequest }: Making): Promise<number> {
  const authorization = `Bearer ${localStorage.getItem('marquee.access-token')}`
  const headers = { authorization, 'content-type': 'application/json' }
  async function call(method: string, path: string, sent?: object): Promise<any> {
    const body = sent ? JSON.stringify(sent) : null
    const answer = await fetch(`/api${path}`, { method, headers, body })
    const read = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(read)}`)
    return read
  }
  const { selectedMarket } = await call('GET', '/user-state')
  const { campaignTemplates } = await call('GET', '/campaign-template/search?size=100')
  const template = campaignTemplates.find((one: { name: string }) => one.name === 'Winter ready')
  const begun = `/campaign/create/${template.key}?marketKey=${selectedMarket.key}`
  const campaign = await call('PUT', '/campaign', { ...(await call('POST', begun)), name })
  const [step] = campaign.workflows[0].steps
  const { key, opted, fulfillmentChannels, fulfillmentChannelVariations } = step
  const { creativeTemplateKey } = step.creativeSelection.filterItems[0]
  const { coupons } = await call('GET', '/coupon?size=100')
  const lasting = coupons.filter((coupon: any) => coupon.scope === 'GLOBAL' && !coupon.endDate)
  const carried = lasting.slice(0, step.creative.targetAttachmentCount)
  const attachments = carried.map(({ key: couponKey, ...coupon }: Record<string, unknown>) => {
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
  const key = await page.evaluate(makeCampaign, { name, searchRequest: EVERYBODY })
  await follow(page, `/campaign/builder/${key}/confirmation`)
}
