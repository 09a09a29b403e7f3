import type { CalendarDate } from '@marquee/rules/calendar'
import {
  changeFirstType,
  changeSecondType,
  couponProblems,
  MOST_OF_DISCLAIMER,
  OFFER_TYPES,
  type OfferType,
} from '@marquee/rules/coupons'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { DateField } from '../../ui/date-field/index.ts'
import { SelectField, TextField } from '../../ui/form/index.ts'
import { Section } from '../../ui/page/index.ts'
import { nameIn, type CouponForm } from './coupon-form.ts'
import { fieldsOf, offerValues, type OfferValues } from './coupon-words.rules.ts'
import { labels, partTexts } from './texts.ts'

/** What the coupon is called and what it is for. */
export function WordsPart({ form }: { form: CouponForm }) {
  const { control } = form
  const name = nameIn(form)
  return (
    <Section title={partTexts.words}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField
          control={control}
          name={name('heading')}
          label={labels.heading}
          required
          hint={labels.headingHint}
          rules={problemIn(form, 'heading')}
        />
        <TextField
          control={control}
          name={name('offerTitle')}
          label={labels.offerTitle}
          hint={labels.offerTitleHint}
          rules={problemIn(form, 'offerTitle')}
        />
      </Box>
    </Section>
  )
}

interface EndPartProps {
  form: CouponForm
  /** The day from which on a coupon may end. */
  earliest: CalendarDate
  /** The hint about its last day, where that is not the library's. */
  endDateHint?: string
  /** How long it lasts, where no day can be chosen. */
  lasts?: string
}

/** What stands at the foot of the coupon. */
export function EndPart({ form, earliest, endDateHint = labels.endDateHint, lasts }: EndPartProps) {
  const { control } = form
  const name = nameIn(form)
  const { length } = [...(useWatch({ control, name: name('disclaimer') }) as string)]
  return (
    <Section title={partTexts.end}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField
          control={control}
          name={name('disclaimer')}
          label={labels.disclaimer}
          hint={labels.disclaimerHint(length, MOST_OF_DISCLAIMER)}
          rules={problemIn(form, 'disclaimer')}
        />
        {lasts === undefined ? (
          <DateField
            control={control}
            name={name('endDate')}
            label={labels.endDate}
            hint={endDateHint}
            earliest={earliest}
          />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{lasts}</Typography>
        )}
      </Box>
    </Section>
  )
}

const OFFERS = {
  offer_1: { change: changeFirstType, title: partTexts.first, why: partTexts.firstWhy },
  offer_2: { change: changeSecondType, title: partTexts.second, why: partTexts.secondWhy },
} as const

const TYPES = OFFER_TYPES.map((type) => ({ value: type, label: type }))

/** One of the two offers: its kind, and the fields of that kind. */
export function OfferPart({ form, offer }: { form: CouponForm; offer: keyof typeof OFFERS }) {
  const { control } = form
  const name = nameIn(form)
  const { title, why } = OFFERS[offer]
  const type = useWatch({ control, name: name(`${offer}_type`) }) as OfferType
  const isFigure = type !== 'No Offer' && type !== 'Complimentary'
  return (
    <Section title={title} description={why}>
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: isFigure ? '1fr 1fr' : '1fr' } }}
      >
        <SelectField
          control={control}
          name={name(`${offer}_type`)}
          label={labels.type(title)}
          choices={TYPES}
          onChosen={(chosen) => changeType(form, offer, chosen as OfferType)}
        />
        {isFigure && (
          <TextField
            control={control}
            name={name(offer)}
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
              name={name(`${offer}_qualifier`)}
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

/** The rules of one field, applied to the coupon's present values. */
const problemIn = ({ words }: CouponForm, field: string) => [
  () => couponProblems(fieldsOf(words()))[field],
]

/** Another kind of offer takes along what the rules say. */
function changeType(form: CouponForm, offer: keyof typeof OFFERS, type: OfferType): void {
  const known = form.words()
  const changed = offerValues(OFFERS[offer].change(fieldsOf(known), type))
  for (const name of Object.keys(changed) as (keyof OfferValues)[]) {
    if (changed[name] !== known[name]) form.change(name, changed[name])
  }
}
