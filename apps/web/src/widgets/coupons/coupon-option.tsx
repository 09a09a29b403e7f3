import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { HTMLAttributes } from 'react'
import type { CouponChoice } from './coupon-choices.rules.ts'

/** A coupon in a list to choose from: its heading, and what tells it from others of that name. */
export function CouponOption({ option, coupon }: CouponOptionProps) {
  return (
    <li {...option}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{coupon.heading}</Typography>
        {coupon.about && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {coupon.about}
          </Typography>
        )}
      </Box>
    </li>
  )
}

interface CouponOptionProps {
  /** What the list gives its options. */
  option: HTMLAttributes<HTMLLIElement>
  coupon: Pick<CouponChoice, 'heading' | 'about'>
}
