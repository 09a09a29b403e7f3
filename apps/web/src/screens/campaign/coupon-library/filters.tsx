import Box from '@mui/material/Box'
import {
  COUPON_SCOPES,
  COUPON_STATUSES,
  DISCOUNT_TYPES,
  type CouponScope,
  type DiscountType,
} from '@marquee/rules/coupons'
import { Filter } from '../../../ui/filter/index.ts'
import { DebouncedSearchBox } from '../../../ui/search-box/index.ts'
import { discountNames, scopeNames, texts } from './texts.ts'
import type { Coupons, Wanted } from './use-coupons.ts'

const ORDERS = ['heading', 'newest', 'ending'] as const

export function Filters({ wanted, want }: Pick<Coupons, 'wanted' | 'want'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
      <DebouncedSearchBox
        placeholder={texts.search}
        onSearch={(text) => want({ text })}
        sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
      />
      <Filter<CouponScope | undefined>
        label={texts.scope}
        value={wanted.scope}
        choices={[
          [undefined, texts.anyScope],
          ...COUPON_SCOPES.map((scope) => [scope, scopeNames[scope]] as const),
        ]}
        onChange={(scope) => want({ scope })}
      />
      <Filter<DiscountType | undefined>
        label={texts.offer}
        value={wanted.discountType}
        choices={[
          [undefined, texts.anyOffer],
          ...DISCOUNT_TYPES.map((type) => [type, discountNames[type]] as const),
        ]}
        onChange={(discountType) => want({ discountType })}
      />
      <Filter<Wanted['status']>
        label={texts.status}
        value={wanted.status}
        choices={COUPON_STATUSES.map((status) => [status, texts.statuses[status]])}
        onChange={(status) => want({ status })}
      />
      <Filter<Wanted['order']>
        label={texts.order}
        value={wanted.order}
        choices={ORDERS.map((order) => [order, texts.orders[order]])}
        onChange={(order) => want({ order })}
      />
    </Box>
  )
}
