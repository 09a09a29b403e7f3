import Box from '@mui/material/Box'
import {
  changeFirstType,
  changeSecondType,
  couponProblems,
  OFFER_TYPES,
  type OfferType,
} from '@marquee/rules/coupons'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { SelectField, TextField } from '../../../../ui/form/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import {
  fieldsOf,
  offerValues,
  type CouponValues,
  type OfferValues,
} from './coupon-values.rules.ts'
import { labels, partTexts } from './texts.ts'

type Form = UseFormReturn<CouponValues>

const OFFERS = {
  offer_1: { change: changeFirstType, title: partTexts.first, why: partTexts.firstWhy },
  offer_2: { change: changeSecondType, title: partTexts.second, why: partTexts.secondWhy },
} as const

const TYPES = OFFER_TYPES.map((type) => ({ value: type, label: type }))

/** One of the two offers: its kind, and what that kind asks for. */
export function OfferPart({ form, offer }: { form: Form; offer: keyof typeof OFFERS }) {
  const { control } = form
  const { title, why } = OFFERS[offer]
  const type = useWatch({ control, name: `${offer}_type` })
  const isFigure = type !== 'No Offer' && type !== 'Complimentary'
  return (
    <Section title={title} description={why}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField
          control={control}
          name={`${offer}_type`}
          label={labels.type(title)}
          choices={TYPES}
          onChosen={(chosen) => changeType(form, offer, chosen as OfferType)}
        />
        {isFigure && (
          <TextField
            control={control}
            name={offer}
            label={labels.value(title)}
            required
            inputMode={type === '% Off' ? 'numeric' : 'decimal'}
            prefix={type !== '% Off' && '$'}
            suffix={type === '% Off' && '%'}
            rules={problemIn(form, offer)}
          />
        )}
        {type !== 'No Offer' && (
          <Box sx={{ gridColumn: { sm: '1 / -1' } }}>
            <TextField
              control={control}
              name={`${offer}_qualifier`}
              label={labels.qualifier(title)}
              hint={labels.qualifierHint}
              rules={problemIn(form, `${offer}_qualifier`)}
            />
          </Box>
        )}
      </Box>
    </Section>
  )
}

/** The rules of one field, asked of the form as it stands. */
export const problemIn = ({ getValues }: Form, field: string) => [
  () => couponProblems(fieldsOf(getValues()))[field],
]

/** Another kind of offer takes along what the rules say. */
function changeType(form: Form, offer: keyof typeof OFFERS, type: OfferType): void {
  const changed = offerValues(OFFERS[offer].change(fieldsOf(form.getValues()), type))
  for (const name of Object.keys(changed) as (keyof OfferValues)[]) {
    if (changed[name] === form.getValues(name)) continue
    form.setValue(name, changed[name], { shouldDirty: true })
    form.clearErrors(name)
  }
}
