import Box from '@mui/material/Box'
import { SHOWN_LOGO_STATUSES } from '@marquee/rules/market-profiles'
import { Filter } from '../../../ui/filter/index.ts'
import { DebouncedSearchBox } from '../../../ui/search-box/index.ts'
import { logoStatusNames } from '../../../widgets/market-profiles/index.ts'
import { texts } from './texts.ts'
import type { Logos, Wanted } from './use-logos.ts'

const ORDERS = ['oldest', 'newest', 'market'] as const

export function Filters({ wanted, want }: Pick<Logos, 'wanted' | 'want'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
      <DebouncedSearchBox
        placeholder={texts.search}
        onSearch={(text) => want({ text })}
        sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
      />
      <Filter<Wanted['status']>
        label={texts.status}
        value={wanted.status}
        choices={SHOWN_LOGO_STATUSES.map((status) => [status, logoStatusNames[status]])}
        onChange={(status) => want({ status, order: status === 'PENDING' ? 'oldest' : 'newest' })}
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
