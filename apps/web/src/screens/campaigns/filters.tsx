import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { channelNames, FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import { categoryNames, type Category } from '@marquee/rules/templates'
import { Filter } from '../../ui/filter/index.ts'
import { DebouncedSearchBox } from '../../ui/search-box/index.ts'
import { filterTexts } from './texts.ts'
import type { CatalogAddress } from './use-catalog-address.ts'
import { ORDERS, type Wanted } from './wanted.rules.ts'

interface FiltersProps extends Pick<CatalogAddress, 'wanted' | 'want'> {
  /** Those that are browsed here. */
  categories: readonly Category[]
  isAuthor: boolean
}

export function Filters({ wanted, want, categories, isAuthor }: FiltersProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4, alignItems: 'center' }}>
      <DebouncedSearchBox
        initial={wanted.text}
        placeholder={filterTexts.search}
        onSearch={(text) => want({ text })}
        cancelOnEscape
        sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
      />
      <Filter<Wanted['channel']>
        label={filterTexts.channel}
        value={wanted.channel}
        choices={[
          [undefined, filterTexts.anyChannel],
          ...FULFILLMENT_CHANNELS.map((channel) => [channel, channelNames[channel]] as const),
        ]}
        onChange={(channel) => want({ channel })}
      />
      {categories.length > 1 && (
        <Filter<Wanted['category']>
          label={filterTexts.category}
          value={wanted.category}
          choices={[
            [undefined, filterTexts.anyCategory],
            ...categories.map((category) => [category, categoryNames[category].name] as const),
          ]}
          onChange={(category) => want({ category })}
        />
      )}
      <Filter<Wanted['order']>
        label={filterTexts.order}
        value={wanted.order}
        choices={ORDERS.map((order) => [order, filterTexts.orders[order]])}
        onChange={(order) => want({ order })}
      />
      <FormControlLabel
        label={filterTexts.openOnly}
        control={
          <Checkbox
            checked={wanted.isOpenOnly}
            onChange={(_, isOpenOnly) => want({ isOpenOnly })}
          />
        }
      />
      {isAuthor && (
        <FormControlLabel
          label={filterTexts.withInactive}
          control={
            <Checkbox
              checked={wanted.withInactive}
              onChange={(_, withInactive) => want({ withInactive })}
            />
          }
        />
      )}
    </Box>
  )
}
