import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CalendarDate } from '@marquee/rules/calendar'
import { pieceCoupon } from '@marquee/rules/pieces'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import { ChangedMeanwhile } from '../../../../ui/changed-meanwhile/index.ts'
import { Form, RadioGroupField, SaveBar, SelectField } from '../../../../ui/form/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { UnsavedGuard } from '../../../../ui/unsaved-guard/index.ts'
import {
  couponDifferences,
  couponIn,
  endDateOf,
  EndPart,
  fieldsOf,
  OfferPart,
  WordsPart,
} from '../../../../widgets/coupons/index.ts'
import { MarketField } from '../../../../widgets/markets/index.ts'
import { CouponPicture } from '../../../../widgets/pieces/index.ts'
import type { CouponPlaces } from '../answers.ts'
import { reasons } from '../texts.ts'
import { offeredScopes, type CouponValues } from './coupon.rules.ts'
import { labels, partTexts, scopeChoices, texts } from './texts.ts'
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

interface ScopePartProps {
  form: UseFormReturn<CouponValues>
  places: CouponPlaces
}

/** For whom a new coupon is: what the person may not make at all is left out. */
function ScopePart({ form: { control }, places }: ScopePartProps) {
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

interface PreviewProps {
  form: UseFormReturn<CouponValues>
  brandOf: (values: CouponValues) => string
}

/** The coupon as it would be printed, drawn again at each key press; it never scrolls away. */
function Preview({ form, brandOf }: PreviewProps) {
  useWatch({ control: form.control })
  // What is watched leaves out fields that are not shown just now.
  const values = form.getValues()
  const coupon = pieceCoupon(fieldsOf(values), { expires: endDateOf(values) })
  return (
    <Box component="aside" aria-label={texts.preview} sx={place}>
      <Box sx={{ maxWidth: { xs: '20rem', md: 'none' }, mx: 'auto' }}>
        <CouponPicture coupon={coupon} hierarchyId={brandOf(values)} />
      </Box>
      <Typography
        variant="caption"
        component="p"
        sx={{ display: { xs: 'none', md: 'block' }, mt: 2, color: 'text.secondary' }}
      >
        {texts.previewWhy}
      </Typography>
    </Box>
  )
}

/** Below the bar on top; above the form where there is no room beside it. */
const place = {
  position: 'sticky',
  top: '3.5rem',
  zIndex: 1,
  order: { xs: -1, md: 0 },
  py: 3,
  bgcolor: 'background.default',
}
