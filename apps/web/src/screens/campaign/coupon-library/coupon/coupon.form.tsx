import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { CalendarDate } from '@marquee/rules/calendar'
import { Link } from 'react-router'
import { ChangedMeanwhile } from '../../../../ui/changed-meanwhile/index.ts'
import { Form, SaveBar } from '../../../../ui/form/index.ts'
import { UnsavedGuard } from '../../../../ui/unsaved-guard/index.ts'
import {
  couponDifferences,
  couponIn,
  EndPart,
  OfferPart,
  WordsPart,
} from '../../../../widgets/coupons/index.ts'
import type { CouponPlaces } from '../answers.ts'
import type { CouponValues } from './coupon-values.rules.ts'
import { Preview } from './preview.tsx'
import { ScopePart } from './scope-part.tsx'
import { texts } from './texts.ts'
import { useCouponForm, type Editing } from './use-coupon-form.ts'

interface CouponFormProps extends Editing {
  /** For whom a new coupon may be made. */
  places: CouponPlaces | undefined
  today: CalendarDate
  brandOf: (values: CouponValues) => string
}

/** The form of a coupon, and beside it the coupon itself. */
export function CouponForm({ places, today, brandOf, ...editing }: CouponFormProps) {
  const { form, save, meanwhile, takeOver } = useCouponForm(editing)
  const { isDirty, isSubmitting } = form.formState
  const { coupon, backWith } = editing
  const words = couponIn(form)
  // The last day of a coupon that is over may stay as it is.
  const known = coupon?.endDate
  const earliest = known && known < today ? known : today
  return (
    <Box sx={columns}>
      <Form form={form} onSubmit={save} label={texts.title}>
        {meanwhile && (
          <ChangedMeanwhile
            differences={couponDifferences(meanwhile.before, meanwhile.now)}
            onTakeOver={takeOver}
          >
            {texts.merged}
          </ChangedMeanwhile>
        )}
        {places && <ScopePart form={form} places={places} />}
        <WordsPart form={words} />
        <OfferPart form={words} offer="offer_1" />
        <OfferPart form={words} offer="offer_2" />
        <EndPart form={words} earliest={earliest} />
        <SaveBar
          control={form.control}
          reason={coupon && !isDirty ? texts.nothingToSave : undefined}
          save={texts.save}
          // On narrow screens the piece stays in sight, and both would leave no room.
          sx={{ position: { xs: 'static', md: 'sticky' } }}
        >
          <Button component={Link} to={backWith() ?? '/'} variant="outlined">
            {texts.cancel}
          </Button>
        </SaveBar>
        <UnsavedGuard isUnsaved={isDirty && !isSubmitting} />
      </Form>
      <Preview form={form} brandOf={brandOf} />
    </Box>
  )
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 10,
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  // What gets focus stays below the coupon on narrow screens, and above the buttons on wide ones.
  '& form :is(input, textarea, [role="combobox"])': {
    scrollMarginTop: { xs: '18rem', md: '5rem' },
    scrollMarginBottom: '6rem',
  },
}
