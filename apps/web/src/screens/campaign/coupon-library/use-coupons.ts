import type { CouponScope, CouponStatus, DiscountType } from '@marquee/rules/coupons'
import { api, useOperation, type QueryState } from '../../../api/index.ts'
import { useGridPage, useFilters, type FiltersState } from '../../../ui/grid/index.ts'
import type { CouponPage } from './answers.ts'

const SIZE = 24

const SORTS = {
  heading: { sort: 'heading', direction: 'ASCENDING' },
  newest: { sort: 'savedAt', direction: 'DESCENDING' },
  ending: { sort: 'endDate', direction: 'ASCENDING' },
} as const

export interface CouponFilters {
  text: string
  scope: CouponScope | undefined
  discountType: DiscountType | undefined
  status: CouponStatus
  order: keyof typeof SORTS
}

export interface Coupons extends FiltersState<CouponFilters> {
  query: QueryState<CouponPage>
  page: number
  pages: number
  turn: (page: number) => void
}

/** One page of the coupons that reach the selected market. */
export function useCoupons(): Coupons {
  const paging = useGridPage({ size: SIZE })
  const { filters, setFilters } = useFilters<CouponFilters>(paging, {
    text: '',
    scope: undefined,
    discountType: undefined,
    status: 'ACTIVE',
    order: 'heading',
  })
  const { page, size } = paging.page
  const turn = paging.source.changePage
  const { text, scope, discountType, status, order } = filters
  const narrowed = {
    page: String(page),
    size: String(size),
    status,
    ...SORTS[order],
    ...(text && { text }),
    ...(scope && { scope }),
    ...(discountType && { discountType }),
  }
  const query = useOperation(api.coupons.list, { query: narrowed }, { keepsPrevious: true })
  const pages = Math.max(1, Math.ceil((query.response?.totalElements ?? 0) / size))
  // What was on the last page has been retired.
  if (!query.isRefreshing && page >= pages) turn(pages - 1)
  return { query, filters, setFilters, page, pages, turn }
}
