import { channelsProblem } from '../channels/index.ts'
import { isMissing, phone } from '../fields/index.ts'
import { incompleteSeeds, seedCapacity } from '../seed-lists/index.ts'
import { hasTrait } from '../templates/index.ts'
import type { Campaign, MetroCampaign } from './campaign.rules.ts'
import { dateProblems } from './date-problems.rules.ts'
import { dealersProblem } from './dealers-problem.rules.ts'
import type { DetailsFacts, DetailsProblems, DetailsTemplate } from './details.rules.ts'
import { fundingProblem, metroProblems, NEW_METRO_CAMPAIGN } from './metro-details.rules.ts'
import { seedChannelsOf } from './seed-channels.rules.ts'
import { detailsFields, detailsNames, detailsProblem } from './details-fields.rules.ts'
import { detailsTexts, metroLabels } from './texts.ts'

type Problems = Record<string, string | undefined>

export function detailsProblems(
  campaign: Campaign,
  template: DetailsTemplate,
  facts: DetailsFacts,
): DetailsProblems {
  const problems = { ...ownProblems(campaign, template, facts), ...seedProblem(campaign, facts) }
  const found = Object.entries(problems).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const isLacking = ([field]: [string, string]) => mayLack(field, campaign, facts)
  return {
    wrong: Object.fromEntries(found.filter((entry) => !isLacking(entry))),
    missing: Object.fromEntries(found.filter(isLacking)),
  }
}

/** In a child, only the name and what its dealer may change is checked. */
function ownProblems(campaign: Campaign, template: DetailsTemplate, facts: DetailsFacts): Problems {
  if (campaign.parentCampaignKey !== null) {
    return { ...problemsByThemselves(campaign), ...childProblems(campaign) }
  }
  const { fulfillmentChannelsAndVariations: chosen } = campaign
  return {
    ...problemsByThemselves(campaign),
    ...(hasTrait(campaign.category, 'several-dealers') && metroParentProblems(campaign, facts)),
    fulfillmentChannelsAndVariations: channelsProblem(chosen, template.channelOptions),
    ...dateProblems(campaign, template, facts),
  }
}

const problemsByThemselves = (campaign: Campaign): Problems =>
  Object.fromEntries(detailsNames.map((name) => [name, detailsProblem(name, campaign)]))

const childProblems = ({ metroCampaign }: Campaign): Problems =>
  metroCampaign ? { 'metroCampaign.marketPhoneNumber': phone(metroCampaign.marketPhoneNumber) } : {}

function metroParentProblems(campaign: Campaign, { dealers }: DetailsFacts): Problems {
  const inMetro = Object.entries(metroProblems(campaign.metroCampaign ?? NEW_METRO_CAMPAIGN))
  return {
    'metroCampaign.fundingType': fundingProblem(campaign),
    ...Object.fromEntries(inMetro.map(([field, problem]) => [`metroCampaign.${field}`, problem])),
    selectedMarketKeys: dealersProblem(campaign, dealers),
  }
}

function seedProblem(
  { sampleRecipients, fulfillmentChannelsAndVariations: chosen }: Campaign,
  { seedLimit }: DetailsFacts,
): Problems {
  const capacity = seedCapacity(sampleRecipients.length, seedLimit ?? sampleRecipients.length)
  const isIncomplete = incompleteSeeds(sampleRecipients, seedChannelsOf(chosen)).length > 0
  const incomplete = isIncomplete ? detailsTexts.seedsIncomplete : undefined
  return { sampleRecipients: capacity.isOver ? capacity.text : incomplete }
}

/** Problems with these do not block a save; they are reported when the campaign is ordered. */
const WAITING = ['sampleRecipients', 'selectedMarketKeys']
const DATES = ['mailDate', 'secondMailDate'] as const

function mayLack(field: string, campaign: Campaign, { saved }: DetailsFacts): boolean {
  const date = DATES.find((one) => one === field)
  if (date && saved) return campaign[date] === null || campaign[date] === saved[date]
  return WAITING.includes(field) || isMissing(valueAt(campaign, field))
}

function valueAt(campaign: Campaign, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], {
      ...campaign,
      metroCampaign: campaign.metroCampaign ?? null,
    } satisfies {
      metroCampaign: MetroCampaign | null
    })
}

export function detailsLabel(field: string): string {
  const name = detailsNames.find((one) => one === field)
  return name ? detailsFields[name].label : (metroLabels[field] ?? field)
}
