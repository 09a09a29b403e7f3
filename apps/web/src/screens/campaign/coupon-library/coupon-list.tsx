import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useToday } from '../../../widgets/calendar/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import type { Coupon, CouponPage } from './answers.ts'
import { CouponCard } from './coupon-card.tsx'
import { RetireDialog } from './retire-dialog.tsx'
import { texts } from './texts.ts'
import type { Coupons } from './use-coupons.ts'

interface CouponListProps extends Pick<Coupons, 'page' | 'pages' | 'turn'> {
  found: CouponPage
}

export function CouponList({ found, page, pages, turn }: CouponListProps) {
  const { coupons, totalElements, can } = found
  const today = useToday(useUserState().selectedMarket?.timeZone)
  const [leaving, setLeaving] = useState<Coupon>()
  return (
    <>
      <Typography role="status" sx={{ mb: 3, color: 'text.secondary' }}>
        {texts.found(totalElements)}
      </Typography>
      <Box
        component="ul"
        aria-label={texts.list}
        sx={{
          display: 'grid',
          gap: 5,
          m: 0,
          p: 0,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
        }}
      >
        {coupons.map((coupon) => (
          <CouponCard key={coupon.key} {...{ coupon, today, can }} onRetire={setLeaving} />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          aria-label={texts.pages}
          count={pages}
          page={page + 1}
          onChange={(_, to) => turn(to - 1)}
          sx={{ mt: 6, '& ul': { justifyContent: 'center' } }}
        />
      )}
      {leaving && <RetireDialog coupon={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
