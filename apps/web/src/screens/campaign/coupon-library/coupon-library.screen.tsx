import { whyNot } from '../../../api/index.ts'
import { couponPath } from '../../../app/paths.ts'
import { ReasonLink } from '../../../ui/disabled-reason/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { CardsSkeleton, EmptyState, ErrorState } from '../../../ui/states/index.ts'
import { CouponList } from './coupon-list.tsx'
import { Filters } from './filters.tsx'
import { reasons, texts } from './texts.ts'
import { useCoupons, type Wanted } from './use-coupons.ts'

/** All coupons that reach the selected market, as they look on a piece. */
export function Screen() {
  const { asked, wanted, want, ...paging } = useCoupons()
  const found = asked.response
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
      <Filters wanted={wanted} want={want} />
      {asked.status === 'loading' && <CardsSkeleton cards={8} />}
      {asked.status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={asked.retry} retrying={asked.isRefreshing}>
          {asked.error}
        </ErrorState>
      )}
      {found && found.totalElements > 0 && <CouponList found={found} {...paging} />}
      {found?.totalElements === 0 && <NoCoupons {...wanted} />}
    </Page>
  )
}

function NoCoupons({ text, scope, discountType, status }: Wanted) {
  if (text || scope || discountType) {
    return <EmptyState title={texts.noneFound}>{texts.noneFoundWhy}</EmptyState>
  }
  return status === 'RETIRED' ? (
    <EmptyState title={texts.noneRetired}>{texts.noneRetiredWhy}</EmptyState>
  ) : (
    <EmptyState title={texts.none}>{texts.noneWhy}</EmptyState>
  )
}
