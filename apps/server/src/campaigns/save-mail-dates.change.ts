import type { CalendarDate } from '@marquee/rules/calendar'
import type { Use } from '../platform/sql/index.ts'
import { childrenStore } from './campaign-children.store.ts'
import { campaignsStore } from './campaigns.store.ts'
import { campaignsView, type FoundCampaign } from './campaigns.view.ts'

interface Dates {
  mailDate: CalendarDate | null
  secondMailDate: CalendarDate | null
}

/** Other days for a campaign that this call has locked, and for its children. */
export async function saveMailDates(
  { campaign }: FoundCampaign,
  dates: Dates,
  by: { savedBy: number; savedAt: Date },
  use: Use,
): Promise<void> {
  const { key } = campaign
  const { mailDate } = dates
  const secondMailDate = dates.secondMailDate ?? campaign.secondMailDate
  await use(campaignsStore).save(key, { mailDate, secondMailDate }, by)
  const children = await use(campaignsView).childrenOf(campaign)
  if (children.length === 0) return
  await use(childrenStore).follow(
    key,
    children.map(({ marketKey }) => marketKey),
  )
}
