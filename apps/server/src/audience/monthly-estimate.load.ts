import { eventDays, monthlyEstimate, type MonthlyEstimate } from '@marquee/rules/audience'
import { todayIn } from '@marquee/rules/calendar'
import { sendsOf, stepsOfCampaign, usedSteps } from '@marquee/rules/campaigns'
import type { WholeCampaign } from '../campaigns/index.ts'
import { eventCountsView } from '../customers/index.ts'
import type { Use } from '../platform/sql/index.ts'

/** What a campaign would send in a month. Null: it is mailed on a day, or has no channel yet. */
export async function loadMonthlyEstimate(
  { found, template, campaign }: Pick<WholeCampaign, 'found' | 'template' | 'campaign'>,
  { use, now }: { use: Use; now: number },
): Promise<MonthlyEstimate | null> {
  const { trigger, priceBook } = template.content
  const ways = campaign.fulfillmentChannelsAndVariations.map(({ value }) => value)
  if (!trigger || ways.length === 0) return null
  const sends = sendsOf(ways, stepsOfCampaign(campaign))
  const steps = usedSteps(campaign).flatMap(({ key, name, daysAfterStart }, at) => {
    const send = sends[at]
    return send ? [{ key, name, daysAfterStart, send }] : []
  })
  const { key: marketKey, timeZone } = found.market
  const setOff = { today: todayIn(timeZone, now), trigger, steps }
  const counted = await use(eventCountsView).all({
    marketKey,
    path: found.campaign.path,
    trigger,
    days: eventDays(setOff),
  })
  return monthlyEstimate(counted, { ...setOff, marketKey, priceBook })
}
