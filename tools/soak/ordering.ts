import { randomUUID } from 'node:crypto'
import { orderCampaign } from '../upgrade/order-campaign.ts'
import type { Doing } from './person.ts'

/** From a template to an order, which the district approves; seldom, beside all that people look at. */
export const ordering: Doing = {
  name: 'a campaign is ordered and approved',
  weight: 0.8,
  run: ({ caller, approver }) =>
    orderCampaign({ dealer: caller().call, district: approver.call }, `Soak ${randomUUID()}`),
}
