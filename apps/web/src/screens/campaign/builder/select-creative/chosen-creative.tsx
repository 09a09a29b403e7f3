import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { attachmentChoices, creativeReasons, isFilledIn } from '@marquee/rules/creatives'
import Alert from '@mui/material/Alert'
import { lazy, Suspense } from 'react'
import { Filter } from '../../../../ui/filter/index.ts'
import { RowsSkeleton } from '../../../../ui/states/index.ts'
import { PieceSkeleton } from '../../../../widgets/pieces/index.ts'
import type { CampaignStep, Creative } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { PieceOf } from '../campaign-piece.tsx'
import { Part } from '../part.tsx'
import { CouponLinks } from './coupon-links.tsx'
import { texts } from './texts.ts'
import type { CreativeForm } from './use-creative-form.ts'

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
  const { held, asked, form } = creative
  if (held.creativeTemplateKey === null) {
    return (
      <Part title={texts.none}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.noneWhy}</Typography>
      </Part>
    )
  }
  const found = asked.response
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
      <Part title={texts.piece}>
        <Choices step={step} creative={creative} found={found} />
        <PieceOf campaign={campaign} stepKey={step.key} held={held} creative={found} size="large" />
        <CouponLinks step={step} />
      </Part>
    </Box>
  )
}

/** In which look, and with how many coupons. */
function Choices({ step, creative, found }: ChosenCreativeProps & { found: Creative }) {
  const { form, held, changeCount } = creative
  const looks = found.variations
  const choices = attachmentChoices([found])
  if (!choices.ok) return <Alert severity="warning">{creativeReasons[choices.reason]}</Alert>
  const { isCampaignStepEditable } = step.stepDetails
  const hasCount =
    isCampaignStepEditable && held.targetAttachmentCount > 0 && choices.value.length > 1
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 3 }}>
      {looks.length > 0 && (
        <Filter<string | undefined>
          label={texts.look}
          value={looks.find(({ id }) => id === held.variationId)?.id}
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
          value={String(held.targetAttachmentCount)}
          choices={choices.value.map((count) => [String(count), texts.coupons(count)] as const)}
          onChange={(count) => changeCount(Number(count))}
        />
      )}
    </Box>
  )
}

const columns = { display: 'grid', alignItems: 'start', columnGap: 8 }

const beside = {
  gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
}
