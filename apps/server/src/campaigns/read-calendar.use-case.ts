import type { campaigns } from '@marquee/contract/campaigns'
import { addDays } from '@marquee/rules/calendar'
import { MOST_MAILINGS } from '@marquee/rules/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { calendarView } from './campaign-calendar.view.ts'
import { campaignsView } from './campaigns.view.ts'
import { summariesOf } from './summarize-campaigns.use-case.ts'

export const readCalendar: UseCase<typeof campaigns.calendar> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { from, days: count } = call.query
  const days = { part, first: from, last: addDays(from, count - 1) }
  const view = call.use(calendarView)
  const keys = await view.keys(days)
  const shown = keys.slice(0, MOST_MAILINGS)
  const ends = await view.couponEnds(shown)
  const summaries = await summariesOf(await call.use(campaignsView).findAll(shown), call)
  return accept({
    mailings: summaries.map((campaign) => ({
      campaign,
      couponsEnd: ends.get(campaign.key) ?? null,
    })),
    isMore: keys.length > MOST_MAILINGS,
    days: await view.countEachDay(days),
  })
}
