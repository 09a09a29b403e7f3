import { createHash } from 'node:crypto'
import type { pieces } from '@marquee/contract/pieces'
import { COUPON_PICTURES, couponPage, pieceCoupon } from '@marquee/rules/pieces'
import { accept, refuse } from '@marquee/rules/result'
import { couponsStore } from '../coupons/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { drawPage } from './page-picture.painter.ts'
import { PieceFault } from './piece-fault.painter.ts'

const NO_PICTURES = new Map<string, Buffer>()

export const drawCoupon: UseCase<typeof pieces.couponPicture> = async ({ params, query, use }) => {
  const coupon = await use(couponsStore).find(params.key)
  if (!coupon) return refuse('not-found')
  const { hierarchyId, heading, offerTitle, content, endDate } = coupon
  const { size, width } = COUPON_PICTURES[query.assetType]
  const printed = pieceCoupon({ heading, offerTitle, ...content }, { expires: endDate })
  const page = couponPage(printed, hierarchyId, size)
  try {
    const bytes = await drawPage(page, width, NO_PICTURES, 'png')
    const tag = createHash('sha256').update(bytes).digest('hex')
    const fileName = `coupon-${params.key}.png`
    return accept({ bytes, contentType: 'image/png', fileName, tag, isPublic: false })
  } catch (error) {
    if (error instanceof PieceFault && error.reason === 'piece.no-glyph') {
      return refuse('piece.no-glyph', error.details)
    }
    throw error
  }
}
