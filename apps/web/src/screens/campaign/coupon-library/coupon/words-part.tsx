import Box from '@mui/material/Box'
import { MOST_OF_DISCLAIMER } from '@marquee/rules/coupons'
import type { CalendarDate } from '@marquee/rules/calendar'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { DateField } from '../../../../ui/date-field/index.ts'
import { TextField } from '../../../../ui/form/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import type { CouponValues } from './coupon-values.rules.ts'
import { problemIn } from './offer-part.tsx'
import { labels, partTexts } from './texts.ts'

type Form = UseFormReturn<CouponValues>

/** What the coupon is called and what it is for. */
export function WordsPart({ form }: { form: Form }) {
  const { control } = form
  return (
    <Section title={partTexts.words}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField
          control={control}
          name="heading"
          label={labels.heading}
          required
          hint={labels.headingHint}
          rules={problemIn(form, 'heading')}
        />
        <TextField
          control={control}
          name="offerTitle"
          label={labels.offerTitle}
          hint={labels.offerTitleHint}
          rules={problemIn(form, 'offerTitle')}
        />
      </Box>
    </Section>
  )
}

interface EndPartProps {
  form: Form
  /** The day from which on a coupon may end. */
  earliest: CalendarDate
}

/** What stands at the foot of the coupon. */
export function EndPart({ form, earliest }: EndPartProps) {
  const { control } = form
  const { length } = [...useWatch({ control, name: 'disclaimer' })]
  return (
    <Section title={partTexts.end}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField
          control={control}
          name="disclaimer"
          label={labels.disclaimer}
          hint={labels.disclaimerHint(length, MOST_OF_DISCLAIMER)}
          rules={problemIn(form, 'disclaimer')}
        />
        <DateField
          control={control}
          name="endDate"
          label={labels.endDate}
          hint={labels.endDateHint}
          earliest={earliest}
        />
      </Box>
    </Section>
  )
}
