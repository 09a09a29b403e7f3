import Box from '@mui/material/Box'
import { campaignStatusLabels, type CampaignStatus } from '@marquee/rules/campaigns'
import { CATEGORIES, type Category, categoryNames, hasTrait } from '@marquee/rules/templates'
import { Filter } from '../../../ui/filter/index.ts'
import { MarketChoice } from '../../../widgets/markets/index.ts'
import { pastTexts as texts } from './texts.ts'
import { REORDERED_STATUSES, type PastCampaigns } from './use-past-campaigns.ts'

/** A year is enrolled in again, not made again. */
const REORDERED_CATEGORIES = CATEGORIES.filter((category) => !hasTrait(category, 'year'))

export function Filters({ wanted, want }: Pick<PastCampaigns, 'wanted' | 'want'>) {
  return (
    <>
      <Filter<Category | undefined>
        label={texts.category}
        value={wanted.category}
        choices={[
          [undefined, texts.anyCategory],
          ...REORDERED_CATEGORIES.map((one) => [one, categoryNames[one].name] as const),
        ]}
        onChange={(category) => want({ category })}
      />
      <Filter<CampaignStatus | undefined>
        label={texts.status}
        value={wanted.status}
        choices={[
          [undefined, texts.anyPast],
          ...REORDERED_STATUSES.map((one) => [one, campaignStatusLabels[one]] as const),
        ]}
        onChange={(status) => want({ status })}
      />
      <Box sx={{ flex: '1 1 12rem', maxWidth: '16rem' }}>
        <MarketChoice
          value={wanted.market}
          onChange={(market) => want({ market })}
          name={texts.market}
          input={{ placeholder: texts.anyMarket }}
        />
      </Box>
    </>
  )
}
