import type { campaigns } from '@marquee/contract/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { favoritesStore } from './campaign-favorites.store.ts'
import { campaignsStore } from './campaigns.store.ts'

/** What is a favorite already stays one, and says so. */
export const favoriteCampaign: UseCase<typeof campaigns.favorite> = async (call) => {
  const { campaignKey: key } = call.params
  if (!(await call.use(campaignsStore).find(key))) return refuse('not-found')
  await call.use(favoritesStore).add(call.person.key, key)
  call.announce({ key })
  return accept({ key, isFavorite: true })
}

export const unfavoriteCampaign: UseCase<typeof campaigns.unfavorite> = async (call) => {
  const { campaignKey: key } = call.params
  if (!(await call.use(campaignsStore).find(key))) return refuse('not-found')
  await call.use(favoritesStore).remove(call.person.key, key)
  call.announce({ key })
  return accept({ key, isFavorite: false })
}
