import {
  eventDays,
  monthlyEstimate,
  type EstimatedStep,
  type MonthlyEstimate,
} from '@marquee/rules/audience'
import { todayIn } from '@marquee/rules/calendar'
import { sendsOf, stepsOfCampaign, usedAmong } from '@marquee/rules/campaigns'
import type { FulfillmentOption } from '@marquee/rules/channels'
import type { CampaignTemplate } from '@marquee/rules/templates'
import type { WholeCampaign } from '../campaigns/index.ts'
import { eventCountsView } from '../customers/index.ts'
import type { Use } from '../platform/sql/index.ts'

/** A touchpoint as it is, or as it would begin. */
export type Touchpoint = Parameters<typeof sendsOf>[1][number] & Omit<EstimatedStep, 'send'>

interface SetOff {
  template: Pick<CampaignTemplate, 'trigger' | 'priceBook'>
  ways: readonly FulfillmentOption[]
  touchpoints: readonly Touchpoint[]
  market: { key: number; path: string; timeZone: string }
}

/** What is set off by a need of the customer would send in a month. Null: it is mailed on a day, or has no channel yet. */
export async function estimateMonth(
  { template: { trigger, priceBook }, ways, touchpoints, market }: SetOff,
  { use, now }: { use: Use; now: number },
): Promise<MonthlyEstimate | null> {
  if (!trigger || ways.length === 0) return null
  const sends = sendsOf(ways, touchpoints)
  const steps = usedAmong(touchpoints).flatMap(({ key, name, daysAfterStart }, at) => {
    const send = sends[at]
    return send ? [{ key, name, daysAfterStart, send }] : []
  })
  const { key: marketKey, timeZone, path } = market
  const setOff = { today: todayIn(timeZone, now), trigger, steps }
  const days = eventDays(setOff)
  const counted = await use(eventCountsView).all({ marketKey, path, trigger, days })
  return monthlyEstimate(counted, { ...setOff, marketKey, priceBook })
}

/** What a campaign would send in a month. */
export const loadMonthlyEstimate = (
  { found, template, campaign }: Pick<WholeCampaign, 'found' | 'template' | 'campaign'>,
  call: { use: Use; now: number },
): Promise<MonthlyEstimate | null> =>
  estimateMonth(
    {
      template: template.content,
      ways: campaign.fulfillmentChannelsAndVariations.map(({ value }) => value),
      touchpoints: stepsOfCampaign(campaign),
      market: {
        key: found.market.key,
        path: found.campaign.path,
        timeZone: found.market.timeZone,
      },
    },
    call,
  )
