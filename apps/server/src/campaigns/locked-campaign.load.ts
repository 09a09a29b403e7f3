import type { Store } from '../platform/sql/index.ts'
import { campaignsStore } from './campaigns.store.ts'
import { campaignsView, type FoundCampaign } from './campaigns.view.ts'

/** A campaign that nobody else changes until this call is over. */
export async function lockedCampaign(
  key: number,
  use: <Made>(store: Store<Made>) => Made,
): Promise<FoundCampaign | undefined> {
  const isThere = await use(campaignsStore).lock(key)
  return isThere ? use(campaignsView).find(key) : undefined
}
