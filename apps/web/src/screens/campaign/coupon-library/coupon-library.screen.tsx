import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  COUPON_SCOPES,
  COUPON_STATUSES,
  DISCOUNT_TYPES,
  type CouponScope,
  type DiscountType,
} from '@marquee/rules/coupons'
import { useState } from 'react'
import { api, useChange, useOperation, whyNot } from '../../../api/index.ts'
import { couponPath } from '../../../app/paths.ts'
import { CardList } from '../../../ui/card-list/index.ts'
import { ReasonLink } from '../../../ui/disabled-reason/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { DebouncedSearchBox } from '../../../ui/search-box/index.ts'
import { CardsSkeleton, EmptyState, ErrorState } from '../../../ui/states/index.ts'
import { WarningDialog } from '../../../ui/warning-dialog/index.ts'
import { useToday } from '../../../widgets/calendar/index.ts'
import { WhereUsed } from '../../../widgets/campaigns/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { ReplaceInTemplates } from '../../../widgets/templates/index.ts'
import type { Coupon, CouponPage } from './answers.ts'
import { CouponCard } from './coupon-card.tsx'
import { discountNames, reasons, retireTexts, scopeNames, texts } from './texts.ts'
import { useCoupons, type Coupons, type CouponFilters } from './use-coupons.ts'

/** All coupons that reach the selected market, as they look on a piece. */
export function Screen() {
  const { query, filters, setFilters, ...paging } = useCoupons()
  const found = query.response
  const create = (
    <ReasonLink
      to={couponPath('new')}
      variant="contained"
      reason={whyNot(found?.can.create, reasons)}
    >
      {texts.create}
    </ReasonLink>
  )
  return (
    <Page title={texts.title} intro={texts.intro} actions={create}>
      <Filters filters={filters} setFilters={setFilters} />
      {query.status === 'loading' && <CardsSkeleton cards={8} />}
      {query.status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={query.retry} retrying={query.isRefreshing}>
          {query.error}
        </ErrorState>
      )}
      {found && found.totalElements > 0 && <CouponList found={found} {...paging} />}
      {found?.totalElements === 0 && <NoCoupons {...filters} />}
    </Page>
  )
}

function NoCoupons({ text, scope, discountType, status }: CouponFilters) {
  if (text || scope || discountType) {
    return <EmptyState title={texts.noneFound}>{texts.noneFoundWhy}</EmptyState>
  }
  return status === 'RETIRED' ? (
    <EmptyState title={texts.noneRetired}>{texts.noneRetiredWhy}</EmptyState>
  ) : (
    <EmptyState title={texts.none}>{texts.noneWhy}</EmptyState>
  )
}

const ORDERS = ['heading', 'newest', 'ending'] as const

function Filters({ filters, setFilters }: Pick<Coupons, 'filters' | 'setFilters'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
      <DebouncedSearchBox
        placeholder={texts.search}
        onSearch={(text) => setFilters({ text })}
        sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
      />
      <Filter<CouponScope | undefined>
        label={texts.scope}
        value={filters.scope}
        choices={[
          [undefined, texts.anyScope],
          ...COUPON_SCOPES.map((scope) => [scope, scopeNames[scope]] as const),
        ]}
        onChange={(scope) => setFilters({ scope })}
      />
      <Filter<DiscountType | undefined>
        label={texts.offer}
        value={filters.discountType}
        choices={[
          [undefined, texts.anyOffer],
          ...DISCOUNT_TYPES.map((type) => [type, discountNames[type]] as const),
        ]}
        onChange={(discountType) => setFilters({ discountType })}
      />
      <Filter<CouponFilters['status']>
        label={texts.status}
        value={filters.status}
        choices={COUPON_STATUSES.map((status) => [status, texts.statuses[status]])}
        onChange={(status) => setFilters({ status })}
      />
      <Filter<CouponFilters['order']>
        label={texts.order}
        value={filters.order}
        choices={ORDERS.map((order) => [order, texts.orders[order]])}
        onChange={(order) => setFilters({ order })}
      />
    </Box>
  )
}

interface CouponListProps extends Pick<Coupons, 'page' | 'pages' | 'turn'> {
  found: CouponPage
}

function CouponList({ found, page, pages, turn }: CouponListProps) {
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

interface RetireDialogProps {
  coupon: Coupon
  onClose: () => void
}

/** Asks before a coupon is taken out of the choice, and says what that means. */
function RetireDialog({ coupon: { key, heading, hierarchyId }, onClose }: RetireDialogProps) {
  const change = useChange(api.coupons.retire, {
    refreshes: [api.coupons.list, api.coupons.read],
    success: retireTexts.retired(heading),
    selection: false,
  })
  const uses = useOperation(
    api.coupons.uses,
    { params: { key: String(key) } },
    { selection: false },
  )
  const act = async () => {
    await change.run({ params: { key: String(key) }, query: {} })
    onClose()
  }
  return (
    <WarningDialog
      open
      title={retireTexts.title(heading)}
      onClose={onClose}
      onContinue={() => void act()}
      busy={change.isRunning}
    >
      <Typography sx={{ mb: 3 }}>{retireTexts.body}</Typography>
      <WhereUsed query={uses} />
      <ReplaceInTemplates
        held={{ kind: 'coupon', key, name: heading, hierarchyId }}
        count={uses.response?.templates.count}
      />
    </WarningDialog>
  )
}
