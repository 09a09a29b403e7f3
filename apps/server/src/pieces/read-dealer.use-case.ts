import type { pieces } from '@marquee/contract/pieces'
import { accept, refuse } from '@marquee/rules/result'
import { imagesStore, presentImage } from '../images/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { dealerOfPiece } from './dealer-on-piece.load.ts'

export const readDealer: UseCase<typeof pieces.dealer> = async (call) => {
  const found = await dealerOfPiece(call.query, call.use)
  if (!found) return refuse('not-found')
  const { dealer, logo: hash, isSecondBrand } = found
  const [logo] = hash === null ? [] : await call.use(imagesStore).factsOf([hash])
  return accept({ dealer, logo: logo ? presentImage(logo, call) : null, isSecondBrand })
}
