/** What a person decides on a campaign, without what the server says of it. */
export function detailsOf(campaign: Record<string, any>) {
  const { name, metroCampaign, selectedMarketKeys, sampleRecipients, ...more } = campaign
  const { fulfillmentChannelsAndVariations, sampleRecipientListKey, campaignStartDate } = more
  const { firstWave, secondWave, deploymentDateTwo, isBillingDeferred } = more
  return {
    key: campaign.key,
    name,
    metroCampaign,
    selectedMarketKeys,
    sampleRecipients,
    fulfillmentChannelsAndVariations,
    sampleRecipientListKey,
    campaignStartDate,
    firstWave,
    secondWave,
    deploymentDateTwo,
    isBillingDeferred,
  }
}
