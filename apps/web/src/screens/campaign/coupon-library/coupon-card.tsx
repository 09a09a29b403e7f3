import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { compareDates, type CalendarDate } from '@marquee/rules/calendar'
import { reachInWords } from '../../../widgets/coupons/index.ts'
import { useBrandName } from '../../../widgets/user-state/index.ts'
import { CouponActions, type CouponActionsProps } from './coupon-actions.tsx'
import { EnlargingCoupon } from './enlarging-coupon.tsx'
import { cardTexts } from './texts.ts'

interface CouponCardProps extends CouponActionsProps {
  today: CalendarDate
}

export function CouponCard({ today, ...actions }: CouponCardProps) {
  const { coupon } = actions
  const { endDate, status } = coupon
  const brandName = useBrandName()
  const reach = reachInWords(coupon, brandName)
  const isOver = endDate !== null && compareDates(endDate, today) < 0
  const until = endDate ? cardTexts[isOver ? 'ended' : 'ends'](endDate) : cardTexts.noEnd
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      {/* A piece is printed on white paper, whatever the screen looks like. */}
      <EnlargingCoupon coupon={coupon} about={`${reach} · ${until}`} />
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          alignContent: 'space-between',
          gap: 3,
          p: 4,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{reach}</Typography>
            <Typography sx={{ color: isOver ? 'error.main' : 'text.secondary' }}>
              {until}
            </Typography>
          </Box>
          {status === 'RETIRED' && <Chip size="small" label={cardTexts.retired} />}
        </Box>
        <CouponActions {...actions} />
      </Box>
    </Card>
  )
}
