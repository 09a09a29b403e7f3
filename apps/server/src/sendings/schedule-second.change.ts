import { addDays, todayIn } from '@marquee/rules/calendar'
import { stepsOfCampaignTemplate } from '@marquee/rules/campaigns'
import { hasSecond } from '@marquee/rules/sendings'
import { USUAL_DAYS_TO_SECOND_EMAIL } from '@marquee/rules/templates'
import { ordersStore } from '../orders/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { templatesStore } from '../templates/index.ts'
import { orderedPlacesView } from './ordered-places.view.ts'
import { sendingsStore, type SendingRow } from './sendings.store.ts'

/**
 * A sending of emails is over: where a second email follows it, that is due so many days after this one. It is there
 * before its campaign would be completed.
 */
export async function scheduleSecond(sending: SendingRow, now: number, use: Use): Promise<void> {
  const content = (await use(ordersStore).find(sending.orderKey))?.content
  const step = content?.steps.find(({ key }) => key === sending.stepKey)
  if (!content || !step || !hasSecond(sending, step.send)) return
  const template = await use(templatesStore).find(content.template.key, content.template.version)
  const steps = template ? stepsOfCampaignTemplate(template.content) : []
  const days =
    steps.find(({ key }) => key === step.templateStepKey)?.daysToSecondEmail ??
    USUAL_DAYS_TO_SECOND_EMAIL
  const timeZone = (await use(orderedPlacesView).timeZoneOf(sending)) ?? 'UTC'
  const { orderKey, campaignKey, marketKey, stepKey, stepNumber, stepName, channel } = sending
  const { wave, isDaily, path } = sending
  await use(sendingsStore).insert([
    {
      orderKey,
      campaignKey,
      marketKey,
      stepKey,
      stepNumber,
      stepName,
      channel,
      wave,
      follows: sending.key,
      dueOn: addDays(todayIn(timeZone, now), days),
      isDaily,
      state: 'running',
      path,
    },
  ])
}
