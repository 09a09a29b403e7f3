import type { campaigns } from '@marquee/contract/campaigns'
import { addDays } from '@marquee/rules/calendar'
import { chosenChannels } from '@marquee/rules/channels'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { calendarView } from './campaign-calendar.view.ts'
import { marketOf } from './campaign-details.present.ts'
import { campaignAudienceView } from './campaign-audience.view.ts'
import { campaignsView } from './campaigns.view.ts'
import { shownName } from './campaign-summaries.present.ts'

export const readCalendar: UseCase<typeof campaigns.calendar> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { from, days: count, status, category, channel } = call.query
  const range = { part, first: from, last: addDays(from, count - 1), status, category, channel }
  const view = call.use(calendarView)
  const { keys, waves } = await view.keys(range)
  const ends = await view.couponEnds(keys)
  const days = await view.countEachDay(range)
  const audiences = await call.use(campaignAudienceView).among(keys)
  const mailings = (await call.use(campaignsView).findMailed(keys)).map((found) => {
    const { key, status, mailDate, secondMailDate, details } = found.campaign
    const { name, marketHierarchyByType } = marketOf(found)
    return {
      key,
      name: shownName(found.campaign),
      status,
      mailDate,
      secondMailDate,
      market: { name, marketHierarchyByType },
      channels: chosenChannels(details.fulfillmentChannelsAndVariations),
      pieces: audiences.get(key)?.pieces ?? null,
      couponsEnd: ends.get(key) ?? null,
    }
  })
  return accept({ mailings, isMore: waves < sum(days), days })
}

const sum = (days: readonly { count: number }[]): number =>
  days.reduce((all, { count }) => all + count, 0)
