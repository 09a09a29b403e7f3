import { seedsFor } from '../seed-lists/index.ts'
import { type CampaignTemplate, type Category, hasTrait, isSetOff } from '../templates/index.ts'
import type { CampaignDetails } from './campaign.rules.ts'
import { offersSecondWave, usesMailDate } from './date-problems.rules.ts'
import { isDeferred, mayDeferBilling } from './deferred-payments.rules.ts'
import { detailsWith, picked } from './details-fields.rules.ts'
import { NEW_METRO_CAMPAIGN } from './metro-details.rules.ts'
import { startingOptions } from './new-campaign.rules.ts'
import { seedChannelsOf } from './seed-channels.rules.ts'

type Started = Pick<
  CampaignTemplate,
  'category' | 'channelOptions' | 'canSelectWaves' | 'mailDate' | 'secondMailDate'
>

/** What a campaign begins with. */
export function startedDetails(
  template: Started,
): Omit<CampaignDetails, 'name' | 'selectedMarketKeys'> {
  const { category, channelOptions, mailDate, secondMailDate } = template
  const hasSecond = offersSecondWave(category, template) && secondMailDate !== null
  return {
    metroCampaign: hasTrait(category, 'several-dealers') ? NEW_METRO_CAMPAIGN : null,
    fulfillmentChannelsAndVariations: startingOptions(channelOptions),
    sampleRecipients: [],
    sampleRecipientListKey: null,
    mailDate,
    firstWave: true,
    hasSecondWave: hasSecond,
    secondMailDate: hasSecond ? secondMailDate : null,
    isBillingDeferred: false,
    monthlyCap: null,
  }
}

interface Normalizing {
  category: Category
  template: Pick<CampaignTemplate, 'canSelectWaves' | 'isBillingDeferred'>
  /** As they are saved. */
  stored: CampaignDetails
}

/**
 * The details as they are stored: what was sent, with the fields replaced that category, template and
 * funding decide.
 */
export function normalizedDetails(sent: CampaignDetails, context: Normalizing): CampaignDetails {
  const { category, template, stored } = context
  const hasSecondWave = sent.hasSecondWave && offersSecondWave(category, template)
  const metroCampaign = hasTrait(category, 'several-dealers')
    ? (sent.metroCampaign ?? stored.metroCampaign ?? NEW_METRO_CAMPAIGN)
    : null
  const { fulfillmentChannelsAndVariations: chosen, isBillingDeferred } = sent
  return {
    name: sent.name.trim(),
    metroCampaign,
    fulfillmentChannelsAndVariations: chosen,
    selectedMarketKeys: hasTrait(category, 'several-dealers')
      ? [...new Set(sent.selectedMarketKeys)]
      : [],
    sampleRecipients: seedsFor(sent.sampleRecipients, seedChannelsOf(chosen)),
    sampleRecipientListKey: sent.sampleRecipientListKey,
    mailDate: (usesMailDate(category) ? sent : stored).mailDate,
    firstWave: true,
    hasSecondWave,
    secondMailDate: hasSecondWave ? sent.secondMailDate : null,
    isBillingDeferred:
      mayDeferBilling({ metroCampaign }, template) &&
      isDeferred({ metroCampaign, isBillingDeferred }),
    monthlyCap: isSetOff(category) ? sent.monthlyCap : null,
  }
}

/** What each dealer's part of a metro campaign has of its own, besides the dealer's number. */
export const dealersOwn = detailsWith('isDealersOwn', true)

/** What follows its parent, and is refused where a dealer sends something else. */
export const parentsOwn = detailsWith('isDealersOwn', false)

/** What the seasons of a year have from their enrollment, as long as they are drafts. */
export const yearsOwn = detailsWith('isTheYears', true)

/** In a child, its own fields are taken from what was sent; the rest stays as its parent has it. */
export function normalizedChild(sent: CampaignDetails, stored: CampaignDetails): CampaignDetails {
  const { metroCampaign: metro, fulfillmentChannelsAndVariations: chosen } = stored
  const phone = sent.metroCampaign?.marketPhoneNumber ?? metro?.marketPhoneNumber ?? ''
  return {
    ...stored,
    ...picked(sent, dealersOwn),
    metroCampaign: metro && { ...metro, marketPhoneNumber: phone.trim() },
    sampleRecipients: seedsFor(sent.sampleRecipients, seedChannelsOf(chosen)),
  }
}
