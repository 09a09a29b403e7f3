import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { compareDates, type CalendarDate } from '@marquee/rules/calendar'
import { pieceCoupon } from '@marquee/rules/pieces'
import { useMemo, useState } from 'react'
import { whyNot } from '../../../api/index.ts'
import { copyCouponPath, couponPath } from '../../../app/paths.ts'
import { ReasonButton, ReasonLink } from '../../../ui/disabled-reason/index.ts'
import { Actions } from '../../../ui/page/index.ts'
import { PlainDialog } from '../../../ui/plain-dialog/index.ts'
import { reachInWords } from '../../../widgets/coupons/index.ts'
import { CouponPicture } from '../../../widgets/pieces/index.ts'
import { useBrandName } from '../../../widgets/user-state/index.ts'
import type { Coupon, CouponPage } from './answers.ts'
import { cardTexts, reasons } from './texts.ts'
import { useRestore } from './use-restore.ts'

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

interface CouponActionsProps {
  coupon: Coupon
  /** What may be done with coupons at all. */
  can: CouponPage['can']
  onRetire: (coupon: Coupon) => void
}

/** What can be done with a coupon. The full names of the buttons say which one, for screen readers. */
function CouponActions({ coupon, can, onRetire }: CouponActionsProps) {
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

interface EnlargingCouponProps {
  coupon: Coupon
  /** For whom it is, and until when. */
  about: string
}

/** A coupon that opens large when it is clicked. */
function EnlargingCoupon({ coupon, about }: EnlargingCouponProps) {
  const [isOpen, setOpen] = useState(false)
  const { heading, hierarchyId } = coupon
  const printed = useMemo(() => pieceCoupon(coupon, { expires: coupon.endDate }), [coupon])
  const picture = <CouponPicture coupon={printed} hierarchyId={hierarchyId} />
  return (
    <>
      <Box sx={{ position: 'relative' }}>
        {picture}
        {/* Over the picture, not around it: what a coupon says is not what the button is called. */}
        <ButtonBase
          aria-label={cardTexts.enlarge(heading)}
          onClick={() => setOpen(true)}
          sx={{ position: 'absolute', inset: 0, cursor: 'zoom-in' }}
        />
      </Box>
      <PlainDialog open={isOpen} width="md" title={heading} onClose={() => setOpen(false)}>
        {picture}
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>{about}</Typography>
      </PlainDialog>
    </>
  )
}
