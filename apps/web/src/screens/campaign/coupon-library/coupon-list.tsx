import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { CardList } from '../../../ui/card-list/index.ts'
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
      <CardList
        label={texts.list}
        narrowest={20}
        pages={{ label: texts.pages, count: pages, page, turn }}
      >
        {coupons.map((coupon) => (
          <CouponCard
            key={coupon.key}
            coupon={coupon}
            today={today}
            can={can}
            onRetire={setLeaving}
          />
        ))}
      </CardList>
      {leaving && <RetireDialog coupon={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
