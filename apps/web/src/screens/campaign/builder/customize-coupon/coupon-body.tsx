import Box from '@mui/material/Box'
import type { CalendarDate } from '@marquee/rules/calendar'
import type { CouponEnds } from '@marquee/rules/campaigns'
import { memo } from 'react'
import {
  EndPart,
  OfferPart,
  WordsPart,
  type CouponForm,
} from '../../../../widgets/coupons/index.ts'
import type { Attachment } from '../attached-coupon.rules.ts'
import { EditedCoupon } from './edited-coupon.tsx'
import { texts } from './texts.ts'

interface CouponBodyProps {
  form: CouponForm
  values: Attachment['customValues']
  ends: CouponEnds
  /** The earliest day that can be typed. */
  earliest: CalendarDate
}

/** What a coupon of the piece says, to be changed for this campaign. */
export function CouponBody({ form, values, ends, earliest }: CouponBodyProps) {
  return (
    <>
      <Box sx={onTop}>
        <Box sx={{ maxWidth: '20rem', mx: 'auto' }}>
          <EditedCoupon coupon={values} ends={ends} />
        </Box>
      </Box>
      <CouponFields form={form} ends={ends} earliest={earliest} />
    </>
  )
}

/** Each field knows its own value: a key that is typed in one draws no other again. */
const CouponFields = memo(function CouponFields(props: Omit<CouponBodyProps, 'values'>) {
  const { form, ends, earliest } = props
  return (
    <>
      <WordsPart form={form} />
      <OfferPart form={form} offer="offer_1" />
      <OfferPart form={form} offer="offer_2" />
      <EndPart
        form={form}
        earliest={earliest}
        endDateHint={texts.endHint(ends.standard, earliest)}
        {...(ends.isCountedFromMail && { lasts: texts.fromMailWhy })}
      />
    </>
  )
})

/** Where there is no room beside the form, the coupon stays in sight above it. */
const onTop = {
  // Above the labels of the fields that pass below it.
  display: { lg: 'none' },
  position: 'sticky',
  top: '3.5rem',
  zIndex: 2,
  py: 2,
  mb: 3,
  bgcolor: 'background.default',
}
