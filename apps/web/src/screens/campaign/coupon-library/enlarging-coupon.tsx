import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { pieceCoupon } from '@marquee/rules/pieces'
import { useMemo, useState } from 'react'
import { PlainDialog } from '../../../ui/plain-dialog/index.ts'
import { CouponPicture } from '../../../widgets/pieces/index.ts'
import type { Coupon } from './answers.ts'
import { cardTexts } from './texts.ts'

interface EnlargingCouponProps {
  coupon: Coupon
  /** For whom it is, and until when. */
  about: string
}

/** A coupon that opens large when it is clicked. */
export function EnlargingCoupon({ coupon, about }: EnlargingCouponProps) {
  const [isOpen, setOpen] = useState(false)
  const { heading, hierarchyId } = coupon
  const printed = useMemo(() => pieceCoupon(coupon, { expires: coupon.endDate }), [coupon])
  const picture = <CouponPicture coupon={printed} hierarchyId={hierarchyId} />
  return (
    <>
      <ButtonBase
        aria-label={cardTexts.enlarge(heading)}
        onClick={() => setOpen(true)}
        sx={{ display: 'block', width: '100%', cursor: 'zoom-in' }}
      >
        {picture}
      </ButtonBase>
      <PlainDialog open={isOpen} width="md" title={heading} onClose={() => setOpen(false)}>
        {picture}
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>{about}</Typography>
      </PlainDialog>
    </>
  )
}
