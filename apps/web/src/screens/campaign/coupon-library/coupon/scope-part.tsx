import Box from '@mui/material/Box'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { whyNot } from '../../../../api/index.ts'
import { RadioGroupField, SelectField } from '../../../../ui/form/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { MarketField } from '../../../../widgets/markets/index.ts'
import type { CouponPlaces } from '../answers.ts'
import { reasons } from '../texts.ts'
import type { CouponValues } from './coupon-values.rules.ts'
import { offeredScopes } from './starting-values.rules.ts'
import { labels, partTexts, scopeChoices } from './texts.ts'

interface ScopePartProps {
  form: UseFormReturn<CouponValues>
  places: CouponPlaces
}

/** For whom a new coupon is: what the person may not make at all is left out. */
export function ScopePart({ form: { control }, places }: ScopePartProps) {
  const { can, brands, groups } = places
  const scope = useWatch({ control, name: 'scope' })
  const choices = offeredScopes(places).map((one) => {
    const reason = whyNot(can[one], reasons)
    const label = reason ? `${scopeChoices[one]} (${reason})` : scopeChoices[one]
    return { value: one, label, disabled: reason !== undefined }
  })
  return (
    <Section title={partTexts.scope} description={partTexts.scopeFixed}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {choices.length > 1 && (
          <RadioGroupField control={control} name="scope" label={labels.scope} choices={choices} />
        )}
        {scope === 'GLOBAL' && brands.length > 1 && (
          <SelectField
            control={control}
            name="hierarchyId"
            label={labels.brand}
            required
            choices={brands.map(({ hierarchyId, name }) => ({ value: hierarchyId, label: name }))}
          />
        )}
        {scope === 'MARKET_GROUP' && (
          <SelectField
            control={control}
            name="groupKey"
            label={labels.group}
            required
            choices={groups.map(({ key, name }) => ({ value: String(key), label: name }))}
          />
        )}
        {scope === 'DEALER' && (
          <MarketField
            control={control}
            name="market"
            label={labels.dealer}
            required
            rules={[(market) => (market?.type === 'DEALER' ? undefined : NO_DEALER)]}
          />
        )}
      </Box>
    </Section>
  )
}

const NO_DEALER = reasons['coupon.dealer-missing']
