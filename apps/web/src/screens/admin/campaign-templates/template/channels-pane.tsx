import {
  channelNames,
  channelsOf,
  FULFILLMENT_OPTIONS,
  type FulfillmentOption,
} from '@marquee/rules/channels'
import {
  discountPerPiece,
  MOST_OF_DISCOUNT_CAP,
  offeredOptions,
  pricedOptions,
  showPiecePrice,
} from '@marquee/rules/templates'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import {
  CheckboxField,
  CurrencyField,
  FieldGrid,
  NumberField,
  wholeProblem,
} from '../../../../ui/form/index.ts'
import { ChannelOptionsField } from './channel-options-field.tsx'
import { contentOf } from './content.rules.ts'
import { Part, type PaneProps } from './parts.tsx'
import { channelTexts as texts } from './texts.ts'
import { priceProblem } from './problems.rules.ts'

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
  const needed = new Set<FulfillmentOption>(offeredOptions(channelOptions).flatMap(channelsOf))
  const priced = pricedOptions({ channelOptions })
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

function DiscountPart({ form }: PaneProps) {
  const { control } = form
  return (
    <Box sx={{ mt: 4, display: 'grid', gap: 4 }}>
      <FieldGrid inPairs>
        <CurrencyField control={control} name="discount.base" label={texts.base} required />
        <NumberField control={control} name="discount.cap" label={texts.cap} required />
        <CurrencyField control={control} name="discount.minimum" label={texts.minimum} required />
        <CurrencyField control={control} name="discount.maximum" label={texts.maximum} required />
      </FieldGrid>
      <Example form={form} />
    </Box>
  )
}

/** What the four figures come to, for markets of several sizes. */
function Example({ form: { control, getValues } }: PaneProps) {
  const typed = useWatch({ control, name: 'discount' })
  const isWhole =
    [typed.base, typed.minimum, typed.maximum].every((text) => !priceProblem(text)) &&
    !wholeProblem(typed.cap, { least: 1, most: MOST_OF_DISCOUNT_CAP })
  const { discount } = contentOf({ ...getValues(), discount: typed }).priceBook
  if (!isWhole || !discount) {
    return <Typography sx={{ color: 'text.secondary' }}>{texts.noExample}</Typography>
  }
  const { cap } = discount
  const markets = [...new Set([0, cap / 4, cap / 2, cap].map(Math.round))]
  return (
    <Box component="table" sx={table}>
      <caption>{texts.example}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.households}</th>
          <th scope="col">{texts.off}</th>
        </tr>
      </thead>
      <tbody>
        {markets.map((households) => (
          <tr key={households}>
            <td>{households.toLocaleString('en-US')}</td>
            <td>{showPiecePrice(discountPerPiece(discount, households))}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const table = {
  width: 'fit-content',
  borderCollapse: 'collapse',
  bgcolor: 'background.sunken',
  borderRadius: 1,
  '& caption': { typography: 'subtitle2', textAlign: 'left', pb: 2 },
  '& th': { typography: 'caption', color: 'text.secondary', textAlign: 'right' },
  '& :is(th, td)': { px: 4, py: 1.5 },
  '& td': { textAlign: 'right' },
} as const
