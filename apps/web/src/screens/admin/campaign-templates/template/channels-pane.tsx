import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  channelNames,
  channelsOf,
  FULFILLMENT_OPTIONS,
  type FulfillmentOption,
} from '@marquee/rules/channels'
import { offeredOptions } from '@marquee/rules/templates'
import { useWatch } from 'react-hook-form'
import { CheckboxField, CurrencyField, FieldGrid } from '../../../../ui/form/index.ts'
import { ChannelOptionsField } from './channel-options-field.tsx'
import { DiscountPart } from './discount-part.tsx'
import { Part, type PaneProps } from './parts.tsx'
import { channelTexts as texts } from './texts.ts'

export function ChannelsPane({ form }: PaneProps) {
  const { control } = form
  const hasDiscount = useWatch({ control, name: 'hasDiscount' })
  return (
    <>
      <ChannelOptionsField
        control={control}
        name="channelOptions"
        label={texts.offered}
        hint={texts.offeredHint}
        options={FULFILLMENT_OPTIONS}
      />
      <PricesPart form={form} />
      <Box sx={{ mt: 4 }}>
        <CheckboxField
          control={control}
          name="hasDiscount"
          label={texts.hasDiscount}
          hint={texts.discountHint}
        />
      </Box>
      {hasDiscount && <DiscountPart form={form} />}
    </>
  )
}

function PricesPart({ form: { control } }: PaneProps) {
  const channelOptions = useWatch({ control, name: 'channelOptions' })
  const offered = offeredOptions(channelOptions)
  const needed = new Set<FulfillmentOption>(offered.flatMap(channelsOf))
  const priced = FULFILLMENT_OPTIONS.filter((each) => needed.has(each) || offered.includes(each))
  return (
    <Part title={texts.prices}>
      {priced.length === 0 && (
        <Typography sx={{ mb: 4, color: 'text.secondary' }}>{texts.pricesNone}</Typography>
      )}
      <FieldGrid>
        {priced.map((option) => (
          <CurrencyField
            key={option}
            control={control}
            name={`prices.${option}`}
            label={channelNames[option]}
            required={needed.has(option)}
            hint={needed.has(option) ? texts.priceHint : texts.ownPriceHint}
          />
        ))}
      </FieldGrid>
    </Part>
  )
}
