import type { Permission } from '../access/index.ts'
import { compareDates, type CalendarDate } from '../calendar/index.ts'
import { afterBusinessDays } from '../mail-dates/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { Category, TemplateType } from '../templates/index.ts'
import { mayMakeCampaign } from './making.rules.ts'
import type { CampaignStatus } from './statuses.rules.ts'

const ENDED: readonly CampaignStatus[] = ['CANCELLED', 'COMPLETED', 'CANCEL_REQUESTED']

interface Running {
  status: CampaignStatus
  isMarketOpen: boolean
}

/** What may be changed depends on these. */
export interface Standing extends Running {
  category: Category
  type: TemplateType
  campaignCadence: TemplateType
  parentCampaignKey: number | null
}

/** Neither ended nor about to end, and its market is open. */
export const isActiveCampaign = ({ status, isMarketOpen }: Running): boolean =>
  isMarketOpen && !ENDED.includes(status)

/** A draft; and what runs until it is cancelled, in any status. */
export const isOpenToChange = ({
  status,
  type,
  campaignCadence,
}: Pick<Standing, 'status' | 'type' | 'campaignCadence'>): boolean =>
  status === 'DRAFT' || isOpenEnded({ type, cadence: campaignCadence })

/** Runs until it is canceled. */
export const isOpenEnded = ({ type, cadence }: Record<'type' | 'cadence', TemplateType>): boolean =>
  type === 'SUBSCRIPTION' || cadence === 'SUBSCRIPTION'

export type SaveRefusal =
  'campaign.several-dealers-only' | 'campaign.follows-parent' | 'campaign.not-editable'

/** May the details and the steps be saved. */
export function maySaveCampaign(
  permissions: readonly Permission[],
  campaign: Standing,
): Result<true, SaveRefusal> {
  const making = mayMakeCampaign(permissions, campaign)
  if (!making.ok) return making
  if (campaign.parentCampaignKey !== null) return refuse('campaign.follows-parent')
  const isOpen = isActiveCampaign(campaign) && isOpenToChange(campaign)
  return isOpen ? accept(true) : refuse('campaign.not-editable')
}

interface Mailed {
  mailDate: CalendarDate | null
  /** How many business days making and sending a piece takes. */
  leadDays: number
  today: CalendarDate
}

/**
 * May the seeds be saved, and the phone number of a child. These of a child are its dealer's, whatever
 * the parent's status, for as long as a piece can still be made in time.
 */
export function maySaveSeeds(
  permissions: readonly Permission[],
  campaign: Standing,
  { mailDate, leadDays, today }: Mailed,
): Result<true, SaveRefusal> {
  if (campaign.parentCampaignKey === null) return maySaveCampaign(permissions, campaign)
  const making = mayMakeCampaign(permissions, campaign)
  if (!making.ok) return making
  const isInTime =
    mailDate === null || compareDates(afterBusinessDays(today, leadDays), mailDate) <= 0
  return isActiveCampaign(campaign) && isInTime ? accept(true) : refuse('campaign.not-editable')
}

/** A campaign or a step is changed as it was read; a save that tells no version takes what is there. */
export function changeVersion(
  known: { version: number },
  version: number | undefined,
): Result<true, 'campaign.changed-meanwhile'> {
  const isCurrent = version === undefined || version === known.version
  return isCurrent ? accept(true) : refuse('campaign.changed-meanwhile')
}
