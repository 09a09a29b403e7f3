import { may } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import {
  CREATING_CAMPAIGNS,
  cancellingOf,
  draftingOf,
  mayReorder,
  maySaveCampaign,
  maySaveSeeds,
  maySaveStep,
  mayCustomize,
  mayLeaveOut,
  seasonPeriod,
  moveCampaign,
  slowestLeadDays,
  type CampaignAction,
  type Customizing,
  type Standing,
} from '@marquee/rules/campaigns'
import { ability, accept, type Result } from '@marquee/rules/result'
import { mayChooseDate, type CampaignTemplate } from '@marquee/rules/templates'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { campaignsStore } from './campaigns.store.ts'
import type { PlacedCampaign } from './campaigns.view.ts'

/** What the rules ask of a campaign before it may be changed. */
export function standingOf({ campaign, market }: PlacedCampaign): Standing {
  const { status, category, type, cadence, parentKey, annualKey } = campaign
  return {
    status,
    category,
    type,
    campaignCadence: cadence,
    parentCampaignKey: parentKey,
    annualCampaignKey: annualKey,
    isMarketOpen: market.status === 'ACTIVE',
  }
}

/** The facts about a campaign that the table of moves needs. */
export function movableOf(found: PlacedCampaign) {
  const { submittedBy, statusBefore } = found.campaign
  return { ...standingOf(found), submittedBy, statusBefore }
}

/** What is needed to send by the slowest way that a campaign takes. */
export function mailedOf(
  { campaign }: Pick<PlacedCampaign, 'campaign'>,
  template: CampaignTemplate,
  today: CalendarDate,
) {
  return {
    mailDate: campaign.mailDate,
    leadDays: slowestLeadDays(campaign.details, template),
    today,
  }
}

/** Of one season of a year: may what is ordered of it be changed today. For all others that is no question. */
export async function customizingOf(
  { campaign: { annualKey } }: Pick<PlacedCampaign, 'campaign'>,
  { customizationPeriod }: CampaignTemplate,
  { today, use }: { today: CalendarDate; use: Use },
): Promise<Customizing> {
  if (annualKey === null) return accept(true)
  const annual = await use(campaignsStore).find(annualKey)
  return mayCustomize(seasonPeriod(customizationPeriod, today), annual?.status ?? 'DRAFT')
}

/** May the person make it again. */
export function reordering(found: PlacedCampaign, { permissions }: CallingPerson) {
  const making = may(permissions, CREATING_CAMPAIGNS)
  return ability(making.ok ? mayReorder(permissions, standingOf(found)) : making)
}

interface Judging {
  template: CampaignTemplate
  person: CallingPerson
  today: CalendarDate
  customizing: Customizing
}

/** What the person may do with a campaign. */
export function abilities(
  found: PlacedCampaign,
  { template, person, today, customizing }: Judging,
) {
  const { permissions } = person
  const { status } = found.campaign
  const mailed = { ...mailedOf(found, template, today), customizing }
  const standing = standingOf(found)
  const making = may(permissions, CREATING_CAMPAIGNS)
  const only = <Reason extends string>(allowed: Result<unknown, Reason>) =>
    making.ok ? ability(allowed) : ability(making)
  const administering = may(permissions, ['CAN_PERFORM_ADMIN_OPERATIONS'])
  const choosing = mayChooseDate(template, administering.ok)
  const by = (action: CampaignAction) => moveCampaign(action, movableOf(found), person)
  const leavingOut = mayLeaveOut(customizing)
  return {
    save: only(maySaveCampaign(permissions, standing)),
    saveStep: only(maySaveStep(permissions, standing, customizing)),
    saveSeeds: only(maySaveSeeds(permissions, standing, mailed)),
    saveAsDraft: ability(by(draftingOf(status))),
    delete: ability(by('delete')),
    submit: ability(by('submit')),
    cancel: ability(leavingOut.ok ? by(cancellingOf(status)) : leavingOut),
    startReview: ability(by('start-review')),
    approve: ability(by('approve')),
    reject: ability(by('reject')),
    confirmCancel: ability(by('confirm-cancel')),
    declineCancel: ability(by('decline-cancel')),
    release: ability(by('release')),
    reorder: reordering(found, person),
    chooseFreely: ability(choosing.ok ? administering : choosing),
  }
}
