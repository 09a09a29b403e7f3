import type { pieces } from '@marquee/contract/pieces'
import { PREVIEW_CODE, readOfferCode, showOfferCode } from '@marquee/rules/pieces'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { offerCodesStore } from './offer-codes.store.ts'

export const readOffer: UseCase<typeof pieces.readOffer> = async ({ params, use }) => {
  if (params.code === PREVIEW_CODE) {
    return accept({ code: PREVIEW_CODE, isPreview: true, isUsed: false, offer: null })
  }
  const code = readOfferCode(params.code)
  const found = code === undefined ? undefined : await use(offerCodesStore).find(code)
  if (code === undefined || !found) return refuse('not-found')
  return accept({ code: showOfferCode(code), isPreview: false, ...found })
}
