import type { CalendarDate } from '../calendar/index.ts'
import type { CampaignDetails } from './campaign.rules.ts'
import { isMetroNameOf, metroName } from './campaign-name.rules.ts'
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

interface NamedBy {
  /** As the campaign was named when it was created. */
  initialName: string
  /** The group chosen before, whose name was generated into both fields. */
  before?: DealerGroup | undefined
}

/** A name as it was generated, when the campaign was created or for a group, is no work of a person. */
export const isOwnName = (name: string, { initialName, before }: NamedBy): boolean =>
  name.trim() !== '' && name !== initialName && !(before && isMetroNameOf(before.name, name))

interface Chosen extends NamedBy {
  today: CalendarDate
  hasAudience: boolean
}

/** What the choice discards of the person's work. */
export function whatGroupUndoes(details: Values, group: DealerGroup, chosen: Chosen): string[] {
  const { name, metroCampaign: metro, selectedMarketKeys: dealers } = details
  const { today, hasAudience, before } = chosen
  const given = metroName(group.name, today)
  const isRenamed = isOwnName(name, chosen) && name !== given
  const groupName = metro?.metroGroupName ?? ''
  const isOwnGroupName = groupName.trim() !== '' && groupName !== before?.name
  const isGroupRenamed = isOwnGroupName && groupName !== group.name
  return [
    ...(dealers.length > 0 ? [undoTexts.dealers(dealers.length)] : []),
    ...(isRenamed ? [undoTexts.name(name, given)] : []),
    ...(isGroupRenamed ? [undoTexts.groupName(groupName, group.name)] : []),
    ...(hasAudience ? [undoTexts.audienceOfGroup] : []),
  ]
}
