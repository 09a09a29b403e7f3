import type { Use } from '../platform/sql/index.ts'
import { campaignsStore } from './campaigns.store.ts'
import { campaignsView, type FoundCampaign } from './campaigns.view.ts'

/** A campaign; of a metro campaign that lies above the person, the first child that they see. */
export async function seenCampaign(key: number, use: Use): Promise<FoundCampaign | undefined> {
  const found = await use(campaignsView).find(key)
  if (found) return found
  const [child] = await use(campaignsView).childrenOfKey(key)
  return child && use(campaignsView).find(child.key)
}

/** A campaign, locked until this call is over. */
export async function lockedCampaign(key: number, use: Use): Promise<FoundCampaign | undefined> {
  const isThere = await use(campaignsStore).lock(key)
  return isThere ? use(campaignsView).find(key) : undefined
}
