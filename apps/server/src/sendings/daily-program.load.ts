import { stepsOfCampaignTemplate } from '@marquee/rules/campaigns'
import type { Trigger } from '@marquee/rules/templates'
import { ordersOf, type SubmittedOrder } from '../orders/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { templatesStore } from '../templates/index.ts'
import { orderedPlacesView } from './ordered-places.view.ts'

/** What is sent of a campaign that runs day by day, as it was approved last. */
export interface DailyProgram {
  order: SubmittedOrder
  trigger: Trigger
  market: { key: number; path: string }
  steps: readonly DailyStep[]
}

export type DailyStep = SubmittedOrder['content']['steps'][number] & { daysAfterStart: number }

/** Undefined where nothing of it is approved, or it goes out on its mail dates. */
export async function loadDailyProgram(
  campaignKey: number,
  use: Use,
): Promise<DailyProgram | undefined> {
  const orders = await ordersOf(campaignKey, use)
  const order = orders.find(({ status }) => status === 'APPROVED')
  const [dealer] = order?.content.dealers ?? []
  if (!order || !dealer) return undefined
  const { template: ordered, steps } = order.content
  const template = await use(templatesStore).find(ordered.key, ordered.version)
  const path = (await use(orderedPlacesView).of(order.key)).get(dealer.campaignKey)
  const trigger = template?.content.trigger
  if (!template || !trigger || path === undefined) return undefined
  const ofTemplate = new Map(stepsOfCampaignTemplate(template.content).map((one) => [one.key, one]))
  return {
    order,
    trigger,
    market: { key: dealer.marketKey, path },
    steps: steps.map((step) => ({
      ...step,
      daysAfterStart: ofTemplate.get(step.templateStepKey)?.daysAfterStart ?? 0,
    })),
  }
}
