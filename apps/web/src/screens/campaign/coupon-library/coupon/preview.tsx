import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { pieceCoupon } from '@marquee/rules/pieces'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { CouponPicture } from '../../../../widgets/pieces/index.ts'
import { endDateOf, fieldsOf } from '../../../../widgets/coupons/index.ts'
import type { CouponValues } from './coupon-values.rules.ts'
import { texts } from './texts.ts'

interface PreviewProps {
  form: UseFormReturn<CouponValues>
  brandOf: (values: CouponValues) => string
}

/** The coupon as it would be printed, drawn anew at each key press; it never scrolls away. */
export function Preview({ form, brandOf }: PreviewProps) {
  useWatch({ control: form.control })
  // What is watched leaves out fields that are not shown just now.
  const values = form.getValues()
  const coupon = pieceCoupon(fieldsOf(values), { expires: endDateOf(values) })
  return (
    <Box component="aside" aria-label={texts.preview} sx={place}>
      <Box sx={{ maxWidth: { xs: '20rem', md: 'none' }, mx: 'auto' }}>
        <CouponPicture coupon={coupon} hierarchyId={brandOf(values)} />
      </Box>
      <Typography
        variant="caption"
        component="p"
        sx={{ display: { xs: 'none', md: 'block' }, mt: 2, color: 'text.secondary' }}
      >
        {texts.previewWhy}
      </Typography>
    </Box>
  )
}

/** Below the bar on top; above the form where there is no room beside it. */
const place = {
  position: 'sticky',
  top: '3.5rem',
  zIndex: 1,
  order: { xs: -1, md: 0 },
  py: 3,
  bgcolor: 'background.default',
}
