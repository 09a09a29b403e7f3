import type { approvals } from '@marquee/contract/approvals'
import type { ReplyOf } from '@marquee/contract/operation'
import { touchpointChanges, type SentStep } from '@marquee/rules/approvals'
import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import {
  couponEnds,
  sendsOf,
  usedSteps,
  type CampaignStep,
  type StepSend,
} from '@marquee/rules/campaigns'
import { orderedCoupon } from '@marquee/rules/orders'
import {
  campaignsStore,
  wholeCampaign,
  type FoundCampaign,
  type WholeCampaign,
} from '../campaigns/index.ts'
import { creativesStore } from '../creatives/index.ts'
import { readingOnce, type Use } from '../platform/sql/index.ts'
import { templatesStore } from '../templates/index.ts'
import { approvedStepsStore } from './approved-steps.store.ts'
import { pendingOf } from './search-waiting.use-case.ts'

type Changed = ReplyOf<typeof approvals.review>['touchpoints']

interface Reading {
  use: Use
  now: number
}

/** The touchpoints that wait, each with what changed since it was approved. */
export async function changedTouchpoints(found: FoundCampaign, call: Reading): Promise<Changed> {
  const { now } = call
  // What waits and the whole campaign are of the same rows.
  const use = readingOnce(call.use, [campaignsStore, templatesStore])
  const pending = await pendingOf(found, use)
  if (pending.length === 0) return []
  const whole = await wholeCampaign(found, use)
  const today = todayIn(found.market.timeZone, now)
  const used = usedSteps(whole.campaign)
  const changed: Changed[number][] = []
  for (const one of pending) {
    const step = used.find(({ key }) => key === one.key)
    const approved = await use(approvedStepsStore).last(one.key)
    const sent = (of: CampaignStep) => sentStep(of, { whole, used, today }, use)
    const changes =
      step && approved
        ? touchpointChanges(
            await sent({ ...step, ...approved.channels, creative: approved.creative }),
            await sent(step),
          )
        : null
    changed.push({ ...one, changes })
  }
  return changed
}

interface Around {
  whole: WholeCampaign
  used: readonly CampaignStep[]
  today: CalendarDate
}

/** A step in the form in which an order stores it. */
async function sentStep(
  step: CampaignStep,
  { whole: { campaign, template }, used, today }: Around,
  use: Reading['use'],
): Promise<SentStep> {
  const { creativeTemplateKey: key, creativeVersion, variationId, values } = step.creative
  const held =
    key === null ? null : await use(creativesStore).find(key, creativeVersion ?? undefined)
  const version = creativeVersion ?? held?.version ?? 0
  const ways = campaign.fulfillmentChannelsAndVariations.map(({ value }) => value)
  const steps = used.map((one) => (one.key === step.key ? step : one))
  const ends = couponEnds(campaign, template.content, today)
  return {
    send: sendsOf(ways, steps)[steps.indexOf(step)] as StepSend,
    creative: held
      ? { key: held.key, version, name: held.content.name, variationId, values }
      : null,
    coupons: step.creative.attachments.map((attachment) => orderedCoupon(attachment, ends)),
  }
}
