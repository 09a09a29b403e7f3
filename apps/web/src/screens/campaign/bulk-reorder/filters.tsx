import Box from '@mui/material/Box'
import { campaignStatusLabels, type CampaignStatus } from '@marquee/rules/campaigns'
import { CATEGORIES, type Category, categoryNames, hasTrait } from '@marquee/rules/templates'
import { Filter } from '../../../ui/filter/index.ts'
import { MarketChoice } from '../../../widgets/markets/index.ts'
import { pastTexts as texts } from './texts.ts'
import { REORDERED_STATUSES, type PastCampaigns } from './use-past-campaigns.ts'

/** A year is enrolled in again, not made again. */
const REORDERED_CATEGORIES = CATEGORIES.filter((category) => !hasTrait(category, 'year'))

export function Filters({ filters, setFilters }: Pick<PastCampaigns, 'filters' | 'setFilters'>) {
  return (
    <>
      <Filter<Category | undefined>
        label={texts.category}
        value={filters.category}
        choices={[
          [undefined, texts.anyCategory],
          ...REORDERED_CATEGORIES.map((one) => [one, categoryNames[one].name] as const),
        ]}
        onChange={(category) => setFilters({ category })}
      />
      <Filter<CampaignStatus | undefined>
        label={texts.status}
        value={filters.status}
        choices={[
          [undefined, texts.anyPast],
          ...REORDERED_STATUSES.map((one) => [one, campaignStatusLabels[one]] as const),
        ]}
        onChange={(status) => setFilters({ status })}
      />
      <Box sx={{ flex: '1 1 12rem', maxWidth: '16rem' }}>
        <MarketChoice
          value={filters.market}
          onChange={(market) => setFilters({ market })}
          name={texts.market}
          input={{ placeholder: texts.anyMarket }}
        />
      </Box>
    </>
  )
}
