import type { CalendarDate } from '@marquee/rules/calendar'
import { pieceCoupon } from '@marquee/rules/pieces'
import { CouponPicture } from '../../../../widgets/pieces/index.ts'
import type { Attachment } from '../attached-coupon.rules.ts'
import { useBuilder } from '../builder.ts'

interface EditedCouponProps {
  coupon: Attachment['customValues']
  /** The last day of a coupon that has none of its own. */
  standard: CalendarDate
}

/** A coupon as it is typed, drawn again at each key press. */
export function EditedCoupon({ coupon, standard }: EditedCouponProps) {
  const { hierarchyId } = useBuilder().campaign
  const printed = pieceCoupon(coupon, { expires: coupon.endDate ?? standard })
  return <CouponPicture coupon={printed} hierarchyId={hierarchyId} />
}
