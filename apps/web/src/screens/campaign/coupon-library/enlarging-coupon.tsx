import Box from '@mui/material/Box'
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
      <Box sx={{ position: 'relative' }}>
        {picture}
        {/* Over the picture, not around it: what a coupon says is not what the button is called. */}
        <ButtonBase
          aria-label={cardTexts.enlarge(heading)}
          onClick={() => setOpen(true)}
          sx={{ position: 'absolute', inset: 0, cursor: 'zoom-in' }}
        />
      </Box>
      <PlainDialog open={isOpen} width="md" title={heading} onClose={() => setOpen(false)}>
        {picture}
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>{about}</Typography>
      </PlainDialog>
    </>
  )
}
