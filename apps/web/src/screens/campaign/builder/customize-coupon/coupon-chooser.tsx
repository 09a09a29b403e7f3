import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { whyNotCarried } from '@marquee/rules/campaigns'
import { pieceCoupon } from '@marquee/rules/pieces'
import { useState } from 'react'
import { api, useOperation } from '../../../../api/index.ts'
import { CardList } from '../../../../ui/card-list/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { PlainDialog } from '../../../../ui/plain-dialog/index.ts'
import { DebouncedSearchBox } from '../../../../ui/search-box/index.ts'
import { CardsSkeleton, EmptyState, ErrorState } from '../../../../ui/states/index.ts'
import { reachInWords } from '../../../../widgets/coupons/index.ts'
import { CouponPicture } from '../../../../widgets/pieces/index.ts'
import { useBrandName, useUserState } from '../../../../widgets/user-state/index.ts'
import type { Coupon } from '../attached-coupon.rules.ts'
import { useBuilder } from '../builder.ts'
import { timingTexts } from '../texts.ts'
import { chooserTexts } from './texts.ts'

interface CouponChooserProps {
  onChoose: (coupon: Coupon) => void
  onClose: () => void
}

const SIZE = 12

/** The coupons of the library that reach the market of this campaign, as they stand on a piece. */
export function CouponChooser({ onChoose, onClose }: CouponChooserProps) {
  const { startedFor } = useBuilder().campaign
  const [{ text, page }, setFilters] = useState({ text: '', page: 0 })
  const query = useOperation(
    api.coupons.list,
    {
      query: {
        marketKey: String(startedFor),
        status: 'ACTIVE',
        sort: 'heading',
        size: String(SIZE),
        page: String(page),
        ...(text && { text }),
      },
    },
    { selection: false, keepsPrevious: true },
  )
  const found = query.response
  return (
    <PlainDialog open width="lg" fillsNarrow title={chooserTexts.title} onClose={onClose}>
      <DebouncedSearchBox
        placeholder={chooserTexts.search}
        onSearch={(typed) => setFilters({ text: typed, page: 0 })}
        sx={{ mb: 4, mt: 1, maxWidth: '24rem' }}
      />
      {query.status === 'failed' && (
        <ErrorState title={chooserTexts.failed} onRetry={query.retry} retrying={query.isRefreshing}>
          {query.error}
        </ErrorState>
      )}
      {query.status === 'loading' && <CardsSkeleton cards={6} />}
      {found?.totalElements === 0 && (
        <EmptyState title={text ? chooserTexts.noneFound : chooserTexts.none}>
          {text ? chooserTexts.noneFoundWhy : chooserTexts.noneWhy}
        </EmptyState>
      )}
      {found && found.totalElements > 0 && (
        <CardList
          label={chooserTexts.list}
          narrowest={16}
          pages={{
            label: chooserTexts.pages,
            page,
            count: Math.ceil(found.totalElements / SIZE),
            turn: (to) => setFilters({ text, page: to }),
          }}
        >
          {found.coupons.map((coupon) => (
            <Choice key={coupon.key} coupon={coupon} onChoose={() => onChoose(coupon)} />
          ))}
        </CardList>
      )}
    </PlainDialog>
  )
}

function Choice({ coupon, onChoose }: { coupon: Coupon; onChoose: () => void }) {
  const { campaign } = useBuilder()
  const { flatCostSource } = useUserState()
  const brandName = useBrandName()
  const { heading, hierarchyId, endDate } = coupon
  const reason = whyNotCarried(coupon, { campaign, limitedSource: flatCostSource })
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CouponPicture coupon={pieceCoupon(coupon, { expires: endDate })} hierarchyId={hierarchyId} />
      <Box sx={foot}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2">{reachInWords(coupon, brandName)}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {endDate ? timingTexts.until(endDate) : chooserTexts.noEnd}
          </Typography>
          {reason !== undefined && (
            <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
              {reason}
            </Typography>
          )}
        </Box>
        <ReasonButton
          variant="outlined"
          size="small"
          aria-label={chooserTexts.of(heading)}
          {...(reason !== undefined && { reason })}
          onClick={onChoose}
        >
          {chooserTexts.choose}
        </ReasonButton>
      </Box>
    </Card>
  )
}

const foot = {
  flex: 1,
  display: 'flex',
  gap: 3,
  p: 3,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  borderTop: 1,
  borderColor: 'divider',
} as const
