import type { marketProfiles } from '@marquee/contract/market-profiles'
import { refuse } from '@marquee/rules/result'
import { imagesStore } from '../images/index.ts'
import { marketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { marketLogosStore } from './market-logos.store.ts'
import { profileNow } from './read-market-profile.use-case.ts'

export const handInLogo: UseCase<typeof marketProfiles.handInLogo> = async (call) => {
  const { params, body, person, use, announce } = call
  const { assetType, hash } = body
  const market = await use(marketsStore).find(params.marketKey)
  if (!market) return refuse('not-found')
  const { key: marketKey, path } = market
  const uploaded = await use(imagesStore).findUpload(hash, marketKey, assetType)
  if (!uploaded) return refuse('logo.not-uploaded')
  const logo = { marketKey, assetType, hash, uploadedBy: person.key, path }
  if (!(await use(marketLogosStore).handIn(logo))) return refuse('logo.changed-meanwhile')
  announce({ marketKey, assetType, hash })
  return profileNow(marketKey, call)
}
