import { shownEndDate, type CouponEnds } from '@marquee/rules/campaigns'
import { pieceCoupon } from '@marquee/rules/pieces'
import { CouponPicture } from '../../../../widgets/pieces/index.ts'
import type { Attachment } from '../attached-coupon.rules.ts'
import { useBuilder } from '../builder.ts'

interface EditedCouponProps {
  coupon: Attachment['customValues']
  ends: CouponEnds
}

/** A coupon as it is typed, drawn again at each key press. */
export function EditedCoupon({ coupon, ends }: EditedCouponProps) {
  const { hierarchyId } = useBuilder().campaign
  const printed = pieceCoupon(coupon, { expires: shownEndDate(coupon.endDate, ends) })
  return <CouponPicture coupon={printed} hierarchyId={hierarchyId} />
}
