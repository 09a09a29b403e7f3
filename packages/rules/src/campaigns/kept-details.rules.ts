import type { CampaignDetails, MetroCampaign } from './campaign.rules.ts'

/** What a campaign keeps of its details as a whole; the rest is searched for and stands by itself. */
export interface KeptDetails extends Pick<
  CampaignDetails,
  | 'fulfillmentChannelsAndVariations'
  | 'sampleRecipients'
  | 'sampleRecipientListKey'
  | 'firstWave'
  | 'secondWave'
  | 'isBillingDeferred'
> {
  metroCampaign: Omit<MetroCampaign, 'marketGroupKey' | 'marketPhoneNumber'> | null
}

type Whole = Omit<CampaignDetails, 'name' | 'selectedMarketKeys'>

export function keptDetails(details: Whole): KeptDetails {
  const { fulfillmentChannelsAndVariations, sampleRecipients, sampleRecipientListKey } = details
  const { firstWave, secondWave, isBillingDeferred, metroCampaign } = details
  return {
    fulfillmentChannelsAndVariations,
    sampleRecipients,
    sampleRecipientListKey,
    firstWave,
    secondWave,
    isBillingDeferred,
    metroCampaign: metroCampaign && withoutPlace(metroCampaign),
  }
}

function withoutPlace({ marketGroupKey: _, marketPhoneNumber: __, ...rest }: MetroCampaign) {
  return rest
}
