import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { offeredOptions } from '@marquee/rules/templates'
import { MailedThumbnail } from '../../../../widgets/pieces/index.ts'
import type {
  CreativeValues,
  StepValues,
  TemplateValues,
} from '../../../../widgets/templates/index.ts'
import { CouponName } from './coupon-links.tsx'
import { usePlace } from './place.ts'
import { namesOf } from './review.rules.ts'
import { placedSteps, type StepName } from './step-creatives.rules.ts'
import { reviewTexts as texts, stepTexts } from './texts.ts'
import { useCreatives, type Creatives } from './use-creatives.ts'

/** What is sent, one after the other, with its channels and its pieces. */
export function ReviewSteps({ values }: { values: TemplateValues }) {
  const found = useCreatives(values.hierarchyId)
  const steps = placedSteps(values)
  if (steps.length === 0) return <Typography>{texts.none}</Typography>
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 5 }}>
      {steps.map(({ step, name }) => (
        <Step key={name} step={step} name={name} values={values} found={found} />
      ))}
    </Box>
  )
}

interface StepProps {
  step: StepValues
  name: StepName
  values: TemplateValues
  found: Creatives
}

function Step({ step, name, values, found }: StepProps) {
  const { show } = usePlace()
  const { number, fulfillmentOptions, fulfillmentVariationOptions, daysAfterStart } = step
  const ways = offeredOptions([...fulfillmentOptions, ...fulfillmentVariationOptions])
  const own = values.creativeTemplates
    .map((creative, at) => ({ creative, at }))
    .filter(({ creative }) => creative.stepNumber === number)
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
          {stepTexts.title(number, step.name || stepTexts.unnamed)}
        </Typography>
        <Link component="button" type="button" onClick={() => show(`${name}.name`)}>
          {texts.whatStep(number)}
        </Link>
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {`${texts.way} ${namesOf(ways) || texts.none}, ${stepTexts.after(daysAfterStart)}`}
      </Typography>
      {own.length === 0 && <Typography>{texts.noCreative}</Typography>}
      <Box component="ul" sx={pieces}>
        {own.map(({ creative, at }) => (
          <Piece key={at} creative={creative} at={at} found={found} />
        ))}
      </Box>
    </Box>
  )
}

const pieces = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
} as const

interface PieceProps {
  creative: CreativeValues
  at: number
  found: Creatives
}

/** As it is drawn, with what a dealer may choose of it and the coupons that it begins with. */
function Piece({ creative, at, found }: PieceProps) {
  const { show } = usePlace()
  const drawn = found.creatives.find(({ key }) => key === creative.creativeTemplateKey)
  const name = creative.name || found.nameOf(creative.creativeTemplateKey)
  const variations = drawn?.variations.map((each) => each.name) ?? []
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
        {drawn && <MailedThumbnail creative={drawn} />}
      </Box>
      <Typography sx={{ mt: 2, fontWeight: 'fontWeightMedium' }}>{name}</Typography>
      {variations.length > 0 && (
        <Typography variant="body2">{texts.variations(variations)}</Typography>
      )}
      <DefaultCoupons keys={creative.defaultCoupons.map(({ couponKey }) => couponKey)} />
      <Link
        component="button"
        type="button"
        variant="body2"
        onClick={() => show(`creativeTemplates.${at}.name`)}
      >
        {texts.creative(name)}
      </Link>
    </Box>
  )
}

function DefaultCoupons({ keys }: { keys: readonly number[] }) {
  if (keys.length === 0) return <Typography variant="body2">{texts.noCoupons}</Typography>
  return (
    <>
      <Typography variant="body2">{texts.coupons}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2' }}>
        {keys.map((key) => (
          <li key={key}>
            <CouponName couponKey={key} />
          </li>
        ))}
      </Box>
    </>
  )
}
