import { keysOfCampaigns } from '../places.ts'
import type { Sampler } from './sample.ts'

const campaign: Sampler = (at) => ({ params: { key: keysOfCampaigns(at).campaign } })
const order: Sampler = (at) => ({ params: { key: keysOfCampaigns(at).order } })
const submitted: Sampler = (at) => ({
  body: { itemKey: [keysOfCampaigns(at).campaign], quoteKey: 'any' },
})

const MONTH = { from: '2027-03-01', days: 31 }

export const SAMPLES_OF_ORDERS: Readonly<Record<string, Sampler>> = {
  'orders.create by campaign': (at) => ({ body: { campaignKey: keysOfCampaigns(at).campaign } }),
  'orders.submit by campaign': submitted,
  'orders.submitMetro by campaign': submitted,
  'orders.read by order': order,
  'orders.ofCampaign by campaign': campaign,
  'orders.closeMailings by market': (at) => ({ query: { ...MONTH, marketKey: at.key } }),
  'orders.closeMailings by brand': (at) => ({
    query: { ...MONTH, hierarchyId: at.brand ?? undefined },
  }),
  'orders.form by order': order,
  'orders.cancel by campaign': (at, home) => ({ ...campaign(at, home), body: {} }),
}
