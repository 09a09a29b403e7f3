import { addDays, todayIn } from '@marquee/rules/calendar'
import { ordersStore } from '../orders/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { orderedPlacesView } from './ordered-places.view.ts'
import { daysToSecond } from './second-emails.load.ts'
import { sendingsStore, type SendingRow } from './sendings.store.ts'

/**
 * A sending of emails is over: where a second email follows it, that is due so many days after this one. It is there
 * before its campaign would be completed.
 */
export async function scheduleSecond(sending: SendingRow, now: number, use: Use): Promise<void> {
  const content = (await use(ordersStore).find(sending.orderKey))?.content
  const days = content ? (await daysToSecond(content, use))(sending) : null
  if (days === null) return
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
