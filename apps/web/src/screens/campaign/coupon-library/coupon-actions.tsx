import { whyNot } from '../../../api/index.ts'
import { copyCouponPath, couponPath } from '../../../app/paths.ts'
import { ReasonButton, ReasonLink } from '../../../ui/disabled-reason/index.ts'
import { Actions } from '../../../ui/page/index.ts'
import type { Coupon, CouponPage } from './answers.ts'
import { cardTexts, reasons } from './texts.ts'
import { useRestore } from './use-restore.ts'

export interface CouponActionsProps {
  coupon: Coupon
  /** What may be done with coupons at all. */
  can: CouponPage['can']
  onRetire: (coupon: Coupon) => void
}

/** What can be done with a coupon; the buttons' full names tell which one, to those who hear them. */
export function CouponActions({ coupon, can, onRetire }: CouponActionsProps) {
  const { key, heading, status } = coupon
  const reason = whyNot(coupon.can.change, reasons)
  const isActive = status === 'ACTIVE'
  const named = (action: string) => ({
    size: 'small' as const,
    children: action,
    'aria-label': cardTexts.of(action, heading),
  })
  return (
    <Actions>
      {isActive && (
        <ReasonLink
          {...named(cardTexts.edit)}
          to={couponPath(key)}
          variant="outlined"
          reason={reason}
        />
      )}
      {!isActive && <RestoreButton coupon={coupon} reason={reason} />}
      <ReasonLink
        {...named(cardTexts.duplicate)}
        to={copyCouponPath(key)}
        variant={reason === undefined ? 'text' : 'outlined'}
        reason={whyNot(can.create, reasons)}
      />
      {isActive && reason === undefined && (
        <ReasonButton {...named(cardTexts.retire)} onClick={() => onRetire(coupon)} />
      )}
    </Actions>
  )
}

function RestoreButton({ coupon, reason }: { coupon: Coupon; reason: string | undefined }) {
  const { restore, isRunning } = useRestore(coupon)
  return (
    <ReasonButton
      size="small"
      variant="outlined"
      reason={reason}
      loading={isRunning}
      aria-label={cardTexts.of(cardTexts.restore, coupon.heading)}
      onClick={() => void restore()}
    >
      {cardTexts.restore}
    </ReasonButton>
  )
}
