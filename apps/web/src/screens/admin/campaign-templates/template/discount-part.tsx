import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { discountPerPiece, showPiecePrice } from '@marquee/rules/templates'
import { useWatch } from 'react-hook-form'
import { CurrencyField, FieldGrid, NumberField, wholeProblem } from '../../../../ui/form/index.ts'
import { contentOf } from './content.rules.ts'
import type { PaneProps } from './parts.tsx'
import { priceProblem } from './typed-numbers.rules.ts'
import { channelTexts as texts } from './texts.ts'

export function DiscountPart({ form }: PaneProps) {
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
    !wholeProblem(typed.cap, { least: 1, most: 1_000_000 })
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
