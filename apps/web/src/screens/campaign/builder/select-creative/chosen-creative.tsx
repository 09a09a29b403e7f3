import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { places } from '@marquee/rules/builder'
import { couponAddress } from '@marquee/rules/coupons'
import { attachmentChoices, creativeReasons, isFilledIn } from '@marquee/rules/creatives'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import { Filter } from '../../../../ui/filter/index.ts'
import { RowsSkeleton } from '../../../../ui/states/index.ts'
import { PieceSkeleton } from '../../../../widgets/pieces/index.ts'
import type { CampaignStep, Creative } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { Part } from '../part.tsx'
import { texts } from './texts.ts'
import { PieceOf } from '../../../../widgets/campaigns/index.ts'
import { useHeld, useHeldVersion, type CreativeForm } from './use-creative-form.ts'

/** Loaded with the first creative that has something to fill in. */
const FilledFields = lazy(async () => {
  const { FilledFields: Fields } = await import('./filled-fields.tsx')
  return { default: Fields }
})

interface ChosenCreativeProps {
  step: CampaignStep
  creative: CreativeForm
}

/** The chosen piece, large, with all that can be said about it. */
export function ChosenCreative({ step, creative }: ChosenCreativeProps) {
  const { campaign } = useBuilder()
  const { query, form } = creative
  const { creativeTemplateKey } = useHeldVersion(form)
  if (creativeTemplateKey === null) {
    return (
      <Part title={texts.none}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.noneWhy}</Typography>
      </Part>
    )
  }
  const found = query.response
  if (!found) return <PieceSkeleton />
  const fields = found.fields.filter(isFilledIn)
  return (
    <Box sx={[columns, fields.length > 0 && beside]}>
      {fields.length > 0 && (
        <Part title={texts.fields} hint={texts.fieldsWhy}>
          <Suspense fallback={<RowsSkeleton rows={fields.length} />}>
            <FilledFields fields={fields} control={form.control} campaign={campaign} />
          </Suspense>
        </Part>
      )}
      <Box sx={stays}>
        <Part title={texts.piece}>
          <Choices step={step} creative={creative} found={found} />
          <LargePiece step={step} creative={creative} found={found} />
          <CouponLinks step={step} />
        </Part>
      </Box>
    </Box>
  )
}

type FoundCreativeProps = ChosenCreativeProps & { found: Creative }

/** The piece as it is filled in, drawn again at each key press. */
function LargePiece({ step, creative, found }: FoundCreativeProps) {
  const { campaign } = useBuilder()
  const held = useHeld(creative.form)
  return (
    <PieceOf campaign={campaign} stepKey={step.key} held={held} creative={found} size="large" />
  )
}

/** In which look, and with how many coupons. */
function Choices({ step, creative, found }: FoundCreativeProps) {
  const { form, changeCount } = creative
  const [variationId, targetAttachmentCount] = useWatch({
    control: form.control,
    name: ['variationId', 'targetAttachmentCount'],
  })
  const looks = found.variations
  const choices = attachmentChoices([found])
  if (!choices.ok) return <Alert severity="warning">{creativeReasons[choices.reason]}</Alert>
  const { isCampaignStepEditable } = step.stepDetails
  const hasCount = isCampaignStepEditable && targetAttachmentCount > 0 && choices.value.length > 1
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 3 }}>
      {looks.length > 0 && (
        <Filter<string | undefined>
          label={texts.look}
          value={looks.find(({ id }) => id === variationId)?.id}
          choices={[
            [undefined, texts.ownLook],
            ...looks.map(({ id, name }) => [id, name] as const),
          ]}
          onChange={(id) => form.setValue('variationId', id ?? null, { shouldDirty: true })}
        />
      )}
      {hasCount && (
        <Filter
          label={texts.count}
          value={String(targetAttachmentCount)}
          choices={choices.value.map((count) => [String(count), texts.coupons(count)] as const)}
          onChange={(count) => changeCount(Number(count))}
        />
      )}
    </Box>
  )
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 6,
  gridTemplateColumns: 'minmax(0, 1fr)',
}

const beside = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
}

/** A piece beside a longer form stays in sight while its fields are filled in. */
const stays = { position: { lg: 'sticky' }, top: '5rem' }

/** To each coupon that is on the saved piece, and from there back here. */
function CouponLinks({ step }: { step: CampaignStep }) {
  const { campaign, flow } = useBuilder()
  const { creativeTemplateKey, attachments } = step.creative
  const place = flow.steps.find((one) => one.place === places.coupon(step.key))
  if (!place || place.blocked !== null || attachments.length === 0) return null
  return (
    <Box component="ul" aria-label={texts.couponsOnIt} sx={list}>
      {attachments.map(({ couponKey, customValues }, at) => {
        const address = couponAddress('CAMPAIGN_BUILDER_TO_EDIT_COUPON_WITH_CREATIVE', {
          campaign: campaign.key,
          step: step.key,
          coupon: couponKey,
          creative: creativeTemplateKey ?? undefined,
        })
        if (!address.ok) return null
        return (
          // A coupon may stand on a piece twice.
          <li key={`${couponKey} ${at}`}>
            <Link component={RouterLink} to={address.value}>
              {texts.editCoupon(customValues.heading)}
            </Link>
          </li>
        )
      })}
    </Box>
  )
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 1,
  mt: 3,
  mb: 0,
  p: 0,
  listStyle: 'none',
} as const
