import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { whyNot } from '../../../api/index.ts'
import { copyCouponPath, couponPath } from '../../../app/paths.ts'
import { ReasonButton, ReasonLink } from '../../../ui/disabled-reason/index.ts'
import { Actions } from '../../../ui/page/index.ts'
import type { Coupon } from './answers.ts'
import { cardTexts, reasons } from './texts.ts'
import { useRestore } from './use-restore.ts'

interface CouponActionsProps {
  coupon: Coupon
  onRetire: (coupon: Coupon) => void
}

/** What can be done with a coupon; the buttons' full names tell which one, to those who hear them. */
export function CouponActions({ coupon, onRetire }: CouponActionsProps) {
  const { key, heading, status, can } = coupon
  const { restore, isRunning } = useRestore(coupon)
  const reason = whyNot(can.change, reasons)
  const isRetired = status === 'RETIRED'
  const named = (action: string) => ({
    children: action,
    'aria-label': cardTexts.of(action, heading),
  })
  return (
    <Actions>
      {!isRetired && (
        <ReasonLink
          to={couponPath(key)}
          {...{ size: 'small', variant: 'outlined', reason }}
          {...named(cardTexts.edit)}
        />
      )}
      {isRetired ? (
        <ReasonButton
          {...{ size: 'small', variant: 'outlined', reason, loading: isRunning }}
          onClick={() => void restore()}
          {...named(cardTexts.restore)}
        />
      ) : (
        <ReasonButton
          {...{ size: 'small', reason }}
          onClick={() => onRetire(coupon)}
          {...named(cardTexts.retire)}
        />
      )}
      <Button
        size="small"
        component={Link}
        to={copyCouponPath(key)}
        {...named(cardTexts.duplicate)}
      />
    </Actions>
  )
}
