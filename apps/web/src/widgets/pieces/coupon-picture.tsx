import { couponPage, type CouponSize, type PieceCoupon } from '@marquee/rules/pieces'
import { useMemo } from 'react'
import { PiecePage } from './piece-page.tsx'

interface CouponPictureProps {
  coupon: PieceCoupon
  hierarchyId: string
  size?: CouponSize
}

/** A coupon as it is printed on a piece, drawn again at each change. */
export function CouponPicture({ coupon, hierarchyId, size = 'full' }: CouponPictureProps) {
  const page = useMemo(() => couponPage(coupon, hierarchyId, size), [coupon, hierarchyId, size])
  return <PiecePage page={page} label={couponInWords(coupon)} />
}

function couponInWords({ heading, offerTitle, offers, disclaimer }: PieceCoupon): string {
  const words = offers.map(({ amount, suffix, qualifier }) => `${amount} ${suffix} ${qualifier}`)
  const said = [heading, offerTitle, ...words, disclaimer].map((text) =>
    text.trim().replace(/\s+/g, ' '),
  )
  return `Coupon: ${said.filter((text) => text !== '').join(', ')}`
}
