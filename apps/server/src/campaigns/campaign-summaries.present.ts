import type { campaigns } from '@marquee/contract/campaigns'
import type { ReplyOf } from '@marquee/contract/operation'
import { cancellingOf, moveCampaign, type CampaignAction } from '@marquee/rules/campaigns'
import { ability } from '@marquee/rules/result'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { movableOf, reordering } from './campaign-abilities.check.ts'
import { campaignEventsStore } from './campaign-events.store.ts'
import { campaignAudienceView, type CountedAudience } from './campaign-audience.view.ts'
import { monthlyFiguresView } from './monthly-figures.view.ts'
import { marketOf } from './campaign-details.present.ts'
import { favoritesStore } from './campaign-favorites.store.ts'
import {
  campaignsView,
  isMetroCampaign,
  type MailedCampaign,
  type PlacedCampaign,
} from './campaigns.view.ts'

export type Summary = ReplyOf<typeof campaigns.search>['campaigns'][number]

interface Presenting {
  person: CallingPerson
  use: Use
}

/** What lists show of campaigns, in the same order. */
export async function summariesOf(
  found: readonly PlacedCampaign[],
  { person, use }: Presenting,
): Promise<Summary[]> {
  const keys = found.map(({ campaign }) => campaign.key)
  const favorites = await use(favoritesStore).among(person.key, keys)
  const metros = found.filter(isMetro).map(({ campaign }) => campaign.key)
  const children = await use(campaignsView).countChildren(metros)
  const audiences = await use(campaignAudienceView).among(keys)
  const monthly = await use(monthlyFiguresView).among(keys)
  const again = found.filter(({ campaign }) => campaign.status === 'DRAFT' && campaign.submittedAt)
  const sentBack = await use(campaignEventsStore).sentBackAmong(
    again.map(({ campaign }) => campaign.key),
  )
  return found.map((one) => ({
    ...factsOf(one),
    isSentBack: sentBack.has(one.campaign.key),
    isFavorite: favorites.has(one.campaign.key),
    dealerCount: isMetro(one) ? (children.get(one.campaign.key) ?? 0) : null,
    audience: audienceOf(audiences.get(one.campaign.key)),
    monthly: monthly.get(one.campaign.key) ?? null,
    can: abilitiesOf(one, person),
  }))
}

const isMetro = ({ campaign }: PlacedCampaign): boolean => isMetroCampaign(campaign)

/** A campaign that is still being created has no name of its own yet. */
export const shownName = ({
  name,
  initialName,
}: Pick<MailedCampaign['campaign'], 'name' | 'initialName'>): string => name || initialName

function factsOf(found: PlacedCampaign) {
  const { key, hierarchyId, templateKey, status, category, ...more } = found.campaign
  const name = shownName(found.campaign)
  const { cadence, parentKey, annualKey, season, mailDate, secondMailDate, isReleased, updatedAt } =
    more
  const { timeZone: _, ...market } = marketOf(found)
  return {
    key,
    id: key,
    hierarchyId,
    templateKey,
    name,
    status,
    category,
    campaignCadence: cadence,
    parentCampaignKey: parentKey,
    annualCampaignKey: annualKey,
    season,
    isReleasedToDealers: isReleased,
    mailDate,
    secondMailDate: found.campaign.details.hasSecondWave ? secondMailDate : null,
    monthlyCap: found.campaign.details.monthlyCap,
    market,
    updatedAt: updatedAt.toISOString(),
  }
}

const audienceOf = (counted: CountedAudience | undefined) =>
  counted ? { pieces: counted.pieces, estimatedCost: counted.estimatedCost } : null

function abilitiesOf(found: PlacedCampaign, person: CallingPerson) {
  const by = (action: CampaignAction) => ability(moveCampaign(action, movableOf(found), person))
  const { status } = found.campaign
  return {
    cancel: by(cancellingOf(status)),
    delete: by('delete'),
    reorder: reordering(found, person),
  }
}
