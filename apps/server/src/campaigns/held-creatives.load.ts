import { stepsOfCampaign, type Campaign } from '@marquee/rules/campaigns'
import { creativesStore, type Creative } from '../creatives/index.ts'
import type { Use } from '../platform/sql/index.ts'

/** The creatives of a campaign, in the versions that its steps hold. */
export async function heldCreatives(
  campaign: Pick<Campaign, 'workflows'>,
  use: Use,
): Promise<Creative[]> {
  const found: Creative[] = []
  for (const { creative } of stepsOfCampaign(campaign)) {
    const { creativeTemplateKey: key, creativeVersion } = creative
    if (key === null) continue
    const one = await use(creativesStore).find(key, creativeVersion ?? undefined)
    if (one) found.push({ ...one, version: creativeVersion ?? one.version })
  }
  return found
}
