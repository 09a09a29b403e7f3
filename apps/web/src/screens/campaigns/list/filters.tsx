import Favorite from '@mui/icons-material/Favorite'
import FavoriteBorder from '@mui/icons-material/FavoriteBorder'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { CAMPAIGN_STATUSES, campaignStatusLabels } from '@marquee/rules/campaigns'
import { CATEGORIES, categoryNames } from '@marquee/rules/templates'
import { Filter } from '../../../ui/filter/index.ts'
import { texts } from './texts.ts'
import type { Campaigns } from './use-campaigns.ts'
import { MAILED, type Wanted } from './wanted.rules.ts'

export function Filters({ wanted, want }: Pick<Campaigns, 'wanted' | 'want'>) {
  return (
    <>
      <Filter<Wanted['status']>
        label={texts.status}
        value={wanted.status}
        choices={[
          [undefined, texts.anyStatus],
          ...CAMPAIGN_STATUSES.map((status) => [status, campaignStatusLabels[status]] as const),
        ]}
        onChange={(status) => want({ status })}
      />
      <Filter<Wanted['category']>
        label={texts.category}
        value={wanted.category}
        choices={[
          [undefined, texts.anyCategory],
          ...CATEGORIES.map((category) => [category, categoryNames[category].name] as const),
        ]}
        onChange={(category) => want({ category })}
      />
      <Filter<Wanted['mailed']>
        label={texts.mailed}
        value={wanted.mailed}
        choices={[
          [undefined, texts.mailedWhen.any],
          ...MAILED.map((when) => [when, texts.mailedWhen[when]] as const),
        ]}
        onChange={(mailed) => want({ mailed })}
      />
      <FormControlLabel
        label={texts.favorites}
        control={
          <Checkbox
            icon={<FavoriteBorder />}
            checkedIcon={<Favorite />}
            checked={wanted.isFavorite}
            onChange={(_, isFavorite) => want({ isFavorite })}
          />
        }
      />
      <FormControlLabel
        label={texts.mine}
        control={<Checkbox checked={wanted.isMine} onChange={(_, isMine) => want({ isMine })} />}
      />
    </>
  )
}
