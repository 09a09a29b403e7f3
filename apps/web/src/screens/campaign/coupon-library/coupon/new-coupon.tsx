import Typography from '@mui/material/Typography'
import type { CalendarDate } from '@marquee/rules/calendar'
import { useState } from 'react'
import { EmptyState } from '../../../../ui/states/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Coupon, CouponPlaces } from '../answers.ts'
import { reasons } from '../texts.ts'
import { CouponForm } from './coupon.form.tsx'
import { brandOfNew, offeredScopes, startingValues } from './starting-values.rules.ts'
import { texts } from './texts.ts'
import type { Entered } from './use-entered.ts'

interface NewCouponProps extends Pick<Entered, 'backWith'> {
  places: CouponPlaces
  today: CalendarDate
  copied: Coupon | undefined
}

export function NewCoupon({ places, today, copied, backWith }: NewCouponProps) {
  const { selectedMarket: market, selectedHierarchy } = useUserState()
  const hierarchyId = selectedHierarchy?.id
  const [initial] = useState(() => startingValues({ places, today, market, hierarchyId, copied }))
  if (initial.scope === '') {
    return <EmptyState title={texts.mayNot}>{reasons['access.denied']}</EmptyState>
  }
  // For the selected dealer and for nobody else, there is nothing to choose.
  const isOnly = initial.market !== null && offeredScopes(places).join() === 'DEALER'
  return (
    <>
      {isOnly && <Typography sx={{ mb: 5 }}>{texts.forDealer(initial.market?.name)}</Typography>}
      <CouponForm
        today={today}
        initial={initial}
        backWith={backWith}
        places={isOnly ? undefined : places}
        coupon={undefined}
        brandOf={(values) => brandOfNew(values, places, hierarchyId)}
      />
    </>
  )
}
