import { stepsOfCampaignTemplate } from '@marquee/rules/campaigns'
import type { OrderedContent } from '@marquee/rules/orders'
import type { Trigger } from '@marquee/rules/templates'
import { ordersOf } from '../orders/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { templatesStore } from '../templates/index.ts'
import { orderedPlacesView } from './ordered-places.view.ts'

/** What is sent of a campaign that runs day by day. */
export interface DailyProgram {
  campaignKey: number
  content: OrderedContent
  trigger: Trigger
  market: { key: number; path: string }
  steps: readonly DailyStep[]
}

export type DailyStep = OrderedContent['steps'][number] & { daysAfterStart: number }

export interface ApprovedProgram extends DailyProgram {
  orderKey: number
}

/** As it was approved last. Undefined where nothing of it is approved, or it goes out on its mail dates. */
export async function loadDailyProgram(
  campaignKey: number,
  use: Use,
): Promise<ApprovedProgram | undefined> {
  const orders = await ordersOf(campaignKey, use)
  const order = orders.find(({ status }) => status === 'APPROVED')
  if (!order) return undefined
  const places = await use(orderedPlacesView).of(order.key)
  const program = await dailyProgramOf(order.content, places, use)
  return program && { ...program, orderKey: order.key }
}

/** Of what is ordered, or would be. Undefined where it goes out on its mail dates. */
export async function dailyProgramOf(
  content: OrderedContent,
  /** Where the dealer lies, by the campaign. */
  places: ReadonlyMap<number, string>,
  use: Use,
): Promise<DailyProgram | undefined> {
  const [dealer] = content.dealers
  if (!dealer) return undefined
  const template = await use(templatesStore).find(content.template.key, content.template.version)
  const path = places.get(dealer.campaignKey)
  const trigger = template?.content.trigger
  if (!template || !trigger || path === undefined) return undefined
  const ofTemplate = new Map(stepsOfCampaignTemplate(template.content).map((one) => [one.key, one]))
  return {
    campaignKey: dealer.campaignKey,
    content,
    trigger,
    market: { key: dealer.marketKey, path },
    steps: content.steps.map((step) => ({
      ...step,
      daysAfterStart: ofTemplate.get(step.templateStepKey)?.daysAfterStart ?? 0,
    })),
  }
}
