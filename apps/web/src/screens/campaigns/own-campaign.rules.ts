import { areAllReserved, preferredCampaign, type CampaignStatus } from '@marquee/rules/campaigns'

/**
 * Which of the campaigns of a template its card leads to. Where all behind the first are only reserved,
 * the first stands for them, as an enrollment does for its seasons.
 */
export function ownCampaign<Campaign extends { status: CampaignStatus }>(
  campaigns: readonly Campaign[],
): Campaign | undefined {
  const preferred = preferredCampaign(campaigns)
  if (preferred) return preferred
  return areAllReserved(campaigns) ? campaigns[0] : campaigns.at(-1)
}
