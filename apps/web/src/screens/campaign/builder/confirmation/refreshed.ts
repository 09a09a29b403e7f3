import { api } from '../../../../api/index.ts'

/** What is other once an order was submitted, withdrawn, canceled or released. */
export const REFRESHED = [
  api.campaigns.read,
  api.orders.ofCampaign,
  api.approvals.timeline,
  api.approvals.review,
] as const
