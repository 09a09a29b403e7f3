import type { CalendarDate } from '../calendar/index.ts'
import type { CampaignDetails } from './campaign.rules.ts'
import { metroName } from './campaign-name.rules.ts'
import { NEW_METRO_CAMPAIGN } from './metro-details.rules.ts'
import { undoTexts } from './texts.ts'

interface DealerGroup {
  key: number
  name: string
}

type Values = Pick<CampaignDetails, 'name' | 'metroCampaign' | 'selectedMarketKeys'>

/** Takes a group over into the form: its name, the campaign's name, and none of its dealers yet. */
export function selectDealerGroup<Details extends Values>(
  details: Details,
  group: DealerGroup,
  today: CalendarDate,
): Details {
  const metro = details.metroCampaign ?? NEW_METRO_CAMPAIGN
  return {
    ...details,
    name: metroName(group.name, today),
    selectedMarketKeys: [],
    metroCampaign: { ...metro, marketGroupKey: group.key, metroGroupName: group.name },
  }
}

/** What the choice discards of the person's work. */
export function whatGroupUndoes(
  details: Values,
  group: DealerGroup,
  { today, hasAudience }: { today: CalendarDate; hasAudience: boolean },
): string[] {
  const { name, metroCampaign: metro, selectedMarketKeys: dealers } = details
  const given = metroName(group.name, today)
  const isRenamed = name.trim() !== '' && name !== given
  const groupName = metro?.metroGroupName ?? ''
  const isGroupRenamed = groupName.trim() !== '' && groupName !== group.name
  return [
    ...(dealers.length > 0 ? [undoTexts.dealers(dealers.length)] : []),
    ...(isRenamed ? [undoTexts.name(name, given)] : []),
    ...(isGroupRenamed ? [undoTexts.groupName(groupName, group.name)] : []),
    ...(hasAudience ? [undoTexts.audienceOfGroup] : []),
  ]
}
