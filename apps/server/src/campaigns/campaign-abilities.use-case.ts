import { may } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import {
  MAKING_CAMPAIGNS,
  mayDeleteCampaign,
  maySaveAsDraft,
  maySaveCampaign,
  maySaveSeeds,
  type Standing,
} from '@marquee/rules/campaigns'
import { ability, type Result } from '@marquee/rules/result'
import {
  leadDaysOf,
  mayChooseDate,
  offeredOptions,
  type CampaignTemplate,
} from '@marquee/rules/templates'
import type { CallingPerson } from '../platform/person.ts'
import type { PlacedCampaign } from './campaigns.view.ts'

/** What the rules ask of a campaign before it may be changed. */
export function standingOf({ campaign, market }: PlacedCampaign): Standing {
  const { status, category, type, cadence, parentKey } = campaign
  return {
    ...{ status, category, type, campaignCadence: cadence, parentCampaignKey: parentKey },
    isMarketOpen: market.status === 'ACTIVE',
  }
}

/** What is needed to send by the slowest way that a campaign takes. */
export function mailedOf(
  { campaign }: Pick<PlacedCampaign, 'campaign'>,
  template: CampaignTemplate,
  today: CalendarDate,
) {
  const chosen = campaign.details.fulfillmentChannelsAndVariations.map(({ value }) => value)
  const ways = chosen.length > 0 ? chosen : offeredOptions(template.channelOptions)
  const leadDays = Math.max(0, ...ways.map((way) => leadDaysOf(way, template.leadTimes)))
  return { mailDate: campaign.deploymentDate, leadDays, today }
}

/** What the person may do with a campaign. */
export function abilities(
  found: PlacedCampaign,
  template: CampaignTemplate,
  { permissions }: CallingPerson,
  today: CalendarDate,
) {
  const standing = standingOf(found)
  const making = may(permissions, MAKING_CAMPAIGNS)
  const only = (allowed: Result<unknown>) => ability(making.ok ? allowed : making)
  const administering = may(permissions, ['CAN_PERFORM_ADMIN_OPERATIONS'])
  const choosing = mayChooseDate(template, administering.ok)
  return {
    save: only(maySaveCampaign(permissions, standing)),
    saveSeeds: only(maySaveSeeds(permissions, standing, mailedOf(found, template, today))),
    saveAsDraft: only(maySaveAsDraft(permissions, standing)),
    delete: only(mayDeleteCampaign(permissions, standing)),
    chooseFreely: ability(choosing.ok ? administering : choosing),
  }
}
