import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { CalendarDate } from '@marquee/rules/calendar'
import { pieceCoupon } from '@marquee/rules/pieces'
import { Link } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import { copyCouponPath } from '../../../../app/paths.ts'
import { Actions } from '../../../../ui/page/index.ts'
import { CouponPicture } from '../../../../widgets/pieces/index.ts'
import type { Coupon } from '../answers.ts'
import { reasons } from '../texts.ts'
import { useRestore } from '../use-restore.ts'
import { CouponForm } from './coupon.form.tsx'
import { valuesOf } from './coupon-values.rules.ts'
import { texts } from './texts.ts'
import type { Entered } from './use-entered.ts'

interface KnownCouponProps extends Pick<Entered, 'backWith'> {
  coupon: Coupon
  today: CalendarDate
}

const ELSEWHERE = { scope: '', hierarchyId: '', groupKey: '', market: null } as const

/** A coupon to edit, or to look at where it may not be changed. */
export function KnownCoupon({ coupon, today, backWith }: KnownCouponProps) {
  const { hierarchyId, status, can } = coupon
  const reason =
    whyNot(can.change, reasons) ?? (status === 'RETIRED' ? reasons['coupon.retired'] : undefined)
  if (reason !== undefined) return <Closed coupon={coupon} reason={reason} />
  return (
    <CouponForm
      coupon={coupon}
      today={today}
      backWith={backWith}
      initial={valuesOf(coupon, ELSEWHERE)}
      places={undefined}
      brandOf={() => hierarchyId}
    />
  )
}

function Closed({ coupon, reason }: { coupon: Coupon; reason: string }) {
  const { key, hierarchyId, can, endDate } = coupon
  const { restore, isRunning } = useRestore(coupon)
  return (
    <Box sx={{ display: 'grid', gap: 5, maxWidth: '40rem' }}>
      <Alert severity="info">{reason}</Alert>
      <CouponPicture coupon={pieceCoupon(coupon, { expires: endDate })} hierarchyId={hierarchyId} />
      <Actions>
        {can.change.ok && (
          <Button variant="contained" loading={isRunning} onClick={() => void restore()}>
            {texts.restore}
          </Button>
        )}
        <Button variant="outlined" component={Link} to={copyCouponPath(key)}>
          {texts.duplicate}
        </Button>
      </Actions>
    </Box>
  )
}
