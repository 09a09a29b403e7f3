import type { campaigns } from '@marquee/contract/campaigns'
import { todayIn } from '@marquee/rules/calendar'
import {
  changeVersion,
  detailsTexts,
  toStoredDetails,
  maySaveCampaign,
  maySaveSeeds,
  sameDetails,
  normalizedChild,
  normalizedDetails,
  type CampaignDetails,
} from '@marquee/rules/campaigns'
import { refuse } from '@marquee/rules/result'
import { hasTrait } from '@marquee/rules/templates'
import type { Call, UseCase } from '../platform/use-case.ts'
import type { Template } from '../templates/index.ts'
import { customizingOf, mailedOf, standingOf } from './campaign-abilities.check.ts'
import { childrenStore } from './campaign-children.store.ts'
import { savedDetails } from './campaign-details.present.ts'
import { campaignEventsStore } from './campaign-events.store.ts'
import { campaignsStore } from './campaigns.store.ts'
import { campaignsView, type FoundCampaign } from './campaigns.view.ts'
import { referredTo, type Referred } from './choose-dealers.check.ts'
import { wrongDetails } from './details-problems.check.ts'
import { lockedCampaign } from './found-campaign.load.ts'
import { seasonsStore } from './seasons.store.ts'
import { unalteredByDealer, unalteredFacts } from './unaltered-facts.check.ts'
import { campaignNow } from './campaign.present.ts'
import { templateOf } from './campaign-template.load.ts'

type Update = typeof campaigns.update

export const updateCampaign: UseCase<Update> = async (call) => {
  const { body, person, use, now, announce } = call
  const found = await lockedCampaign(body.key, use)
  if (!found) return refuse('not-found')
  const template = await templateOf(found, call)
  const today = todayIn(found.market.timeZone, now)
  const standing = standingOf(found)
  const follows = isPartOfAnother(found.campaign)
  const customizing = await customizingOf(found, template.content, { today, use })
  const mailed = { ...mailedOf(found, template.content, today), customizing }
  const allowed = follows
    ? maySaveSeeds(person.permissions, standing, mailed)
    : maySaveCampaign(person.permissions, standing)
  if (!allowed.ok) return allowed
  const { stored, updated } = await decided(found, template, call)
  const current = changeVersion(found.campaign, call)
  // Two tabs that save the same have nothing to settle.
  if (!current.ok) return sameDetails(stored, updated) ? campaignNow(body.key, call) : current

  const facts = await unalteredFacts(found, body, call)
  if (!facts.ok) return facts
  const followed = follows ? await unalteredByDealer(found, body, call) : facts
  if (!followed.ok) return followed

  const referred = await referredTo(updated, { found, stored, template }, call)
  if (!referred.ok) return referred
  const { group, refused } = referred.value
  const { marketKey } = group
  const wrong = {
    ...(await wrongDetails({ found, template, stored, updated, marketKey, today }, call)),
    ...(refused.length > 0 && { selectedMarketKeys: detailsTexts.dealers.notSelectable }),
  }
  if (Object.keys(wrong).length > 0) return refuse('request.invalid', { fields: inBody(wrong) })
  const isFree = await save(updated, group, call)
  if (!isFree) return nameTaken()
  if (hasTrait(found.campaign.category, 'year')) await use(seasonsStore).follow(body.key)
  announce({ key: body.key, version: found.campaign.version + 1 })
  return campaignNow(body.key, call)
}

/** A dealer's part of a metro campaign, or one season of a year: all but what is its own is as the whole says. */
const isPartOfAnother = ({ parentKey, annualKey }: FoundCampaign['campaign']): boolean =>
  parentKey !== null || annualKey !== null

/** The stored details, and the details after this call. */
async function decided(
  { campaign }: FoundCampaign,
  template: Template,
  { body, use }: Pick<Call<Update>, 'body' | 'use'>,
): Promise<{ stored: CampaignDetails; updated: CampaignDetails }> {
  const { category } = campaign
  const children = await use(campaignsView).childrenOf(campaign)
  const stored = savedDetails(
    campaign,
    children.map(({ marketKey }) => marketKey),
  )
  const { monthlyCap = stored.monthlyCap } = body
  const sent = { ...body, monthlyCap }
  if (isPartOfAnother(campaign)) return { stored, updated: normalizedChild(sent, stored) }
  return {
    stored,
    updated: normalizedDetails(sent, { category, template: template.content, stored }),
  }
}

/** Undefined when another person took the name in the meantime. */
async function save(
  updated: CampaignDetails,
  group: Referred['group'],
  { body, person, use, now }: Pick<Call<Update>, 'body' | 'person' | 'use' | 'now'>,
): Promise<true | undefined> {
  const { name, mailDate, secondMailDate, metroCampaign } = updated
  const saved = await use(campaignsStore).save(
    body.key,
    {
      ...group,
      name,
      mailDate,
      secondMailDate,
      details: toStoredDetails(updated),
      marketPhoneNumber: metroCampaign?.marketPhoneNumber ?? '',
    },
    { savedBy: person.key, savedAt: new Date(now) },
  )
  if (saved && metroCampaign) {
    const added = await use(childrenStore).follow(body.key, updated.selectedMarketKeys)
    await use(campaignEventsStore).recordNewChildren(body.key, added, {
      at: new Date(now),
      action: 'create',
      toStatus: 'DRAFT',
      words: '',
      personKey: person.key,
      by: person.name,
    })
  }
  return saved
}

const nameTaken = () =>
  refuse('request.invalid', { fields: inBody({ name: detailsTexts.name.taken }) })

const inBody = (problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([path, text]) => [`body.${path}`, text]))
