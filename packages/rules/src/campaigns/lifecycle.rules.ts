import type { Permission } from '../access/index.ts'
import { compareDates, type CalendarDate } from '../calendar/index.ts'
import { afterBusinessDays } from '../mail-dates/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { mayCreateCampaign } from './creating.rules.ts'
import {
  isActiveCampaign,
  isOpenToChange,
  whyKeptAsOrdered,
  type Standing,
} from './standing.rules.ts'

export type SaveRefusal =
  | 'campaign.several-dealers-only'
  | 'campaign.follows-parent'
  | 'campaign.follows-enrollment'
  | 'campaign.not-editable'
  | 'campaign.with-approvers'
  | 'campaign.approved-as-ordered'

/** May the details and the steps be saved. */
export function maySaveCampaign(
  permissions: readonly Permission[],
  campaign: Standing,
): Result<true, SaveRefusal> {
  const making = mayCreateCampaign(permissions, campaign)
  if (!making.ok) return making
  if (campaign.parentCampaignKey !== null) return refuse('campaign.follows-parent')
  if (campaign.annualCampaignKey !== null) return refuse('campaign.follows-enrollment')
  const isOpen = isActiveCampaign(campaign) && isOpenToChange(campaign)
  if (!isOpen) return refuse('campaign.not-editable')
  const kept = whyKeptAsOrdered(campaign)
  return kept === null ? accept(true) : refuse(kept)
}

/** Of one season: may what is ordered of it be changed today, or why not. */
export type Customizing = Result<true, 'campaign.with-approvers' | 'campaign.not-in-period'>

/** May a step be saved. The season of a year takes changes while it is a draft, and then in its period. */
export function maySaveStep<Reason extends string>(
  permissions: readonly Permission[],
  campaign: Standing,
  customizing: Result<true, Reason>,
): Result<true, SaveRefusal | Reason> {
  if (campaign.annualCampaignKey === null) return maySaveCampaign(permissions, campaign)
  const making = mayCreateCampaign(permissions, campaign)
  if (!making.ok) return making
  const { status } = campaign
  if (!isActiveCampaign(campaign)) return refuse('campaign.not-editable')
  if (status === 'DRAFT') return accept(true)
  return status === 'RESERVED' ? customizing : refuse('campaign.not-editable')
}

interface Mailed {
  mailDate: CalendarDate | null
  /** How many business days making and sending a piece takes. */
  leadDays: number
  today: CalendarDate
  customizing: Customizing
}

/**
 * May the seeds, and the phone number of a child, be saved. In a child they belong to its dealer, in
 * every status of the parent, as long as a piece can still be produced in time. Those of a season are changed with it.
 */
export function maySaveSeeds(
  permissions: readonly Permission[],
  campaign: Standing,
  { mailDate, leadDays, today, customizing }: Mailed,
): Result<true, SaveRefusal | 'campaign.not-in-period'> {
  // As a draft a season has the seeds of its year.
  const isYears = campaign.annualCampaignKey !== null && campaign.status === 'DRAFT'
  if (isYears) return refuse('campaign.follows-enrollment')
  if (campaign.parentCampaignKey === null) return maySaveStep(permissions, campaign, customizing)
  const making = mayCreateCampaign(permissions, campaign)
  if (!making.ok) return making
  const isInTime =
    mailDate === null || compareDates(afterBusinessDays(today, leadDays), mailDate) <= 0
  return isActiveCampaign(campaign) && isInTime ? accept(true) : refuse('campaign.not-editable')
}

/** The version that was read, as the header If-Match says it, or the body of an entity that is sent back whole. */
interface VersionRead {
  ifMatch?: number | undefined
  body: { version?: number | undefined }
}

/** A campaign or a step is changed as it was read; a save that names no version overwrites what is there. */
export function changeVersion(
  { version: present }: { version: number },
  { ifMatch, body: { version: sent } }: VersionRead,
): Result<true, 'campaign.changed-meanwhile' | 'campaign.other-version'> {
  if (ifMatch !== undefined && ifMatch !== present) return refuse('campaign.changed-meanwhile')
  if (ifMatch !== undefined || sent === undefined || sent === present) return accept(true)
  return refuse('campaign.other-version', { sent, present })
}
