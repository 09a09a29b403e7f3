import Box from '@mui/material/Box'
import { MOST_OF_DISCLAIMER } from '@marquee/rules/coupons'
import type { CalendarDate } from '@marquee/rules/calendar'
import { useWatch } from 'react-hook-form'
import { DateField } from '../../ui/date-field/index.ts'
import { TextField } from '../../ui/form/index.ts'
import { Section } from '../../ui/page/index.ts'
import { nameIn, type CouponForm } from './coupon-form.ts'
import { problemIn } from './offer-part.tsx'
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
  /** What is said of its last day, where that is not the library's. */
  endDateHint?: string
}

/** What stands at the foot of the coupon. */
export function EndPart({ form, earliest, endDateHint = labels.endDateHint }: EndPartProps) {
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
        <DateField
          control={control}
          name={name('endDate')}
          label={labels.endDate}
          hint={endDateHint}
          earliest={earliest}
        />
      </Box>
    </Section>
  )
}
