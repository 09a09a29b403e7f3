import { photoOfLook, type CreativeVariation } from '@marquee/rules/creatives'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { memo, useState } from 'react'
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { haveEqualProps } from '../../../../ui/equal-props/index.ts'
import { Filter } from '../../../../ui/filter/index.ts'
import { asMailed, CreativePreview } from '../../../../widgets/pieces/index.ts'
import { useSelectedDealerOf } from '../../../../widgets/user-state/index.ts'
import type { Creative } from '../answers.ts'
import { contentOf, type CreativeValues } from './creative.rules.ts'
import { asideTexts, texts, variationTexts } from './texts.ts'
import type { BrandPhotos } from './use-brand-photos.ts'

interface AsideProps {
  form: UseFormReturn<CreativeValues>
  /** As it was saved last. */
  base: Creative | undefined
  photos: BrandPhotos
  /** The variation that is shown; its own look where there is none. */
  look: string | undefined
  onLook: (id: string | undefined) => void
}

const VIEWS = ['piece', 'preview'] as const

type View = (typeof VIEWS)[number]

/** The piece as it would be sent, drawn at each key press where it is printed; it never scrolls away. */
export function Aside({ form, base, photos, look, onLook }: AsideProps) {
  useWatch({ control: form.control })
  const { isDirty } = useFormState({ control: form.control })
  const isChanged = isDirty || !base
  const [view, setView] = useState<View>('piece')
  // What is watched leaves out fields that are not shown just now.
  const values = form.getValues()
  const content = contentOf(values)
  const { preview, variations } = content
  const photo = photoOfLook(content, look ?? null)
  const marketKey = useSelectedDealerOf(values.hierarchyId)?.key
  const photoUrl = (photo !== null && photos.addresses(photo)) || null
  const shown = {
    ...content,
    hierarchyId: values.hierarchyId,
    photo,
    photoUrl,
    thumbnailUrl: photoUrl,
    key: base?.key,
    previewUrl: base?.previewUrl ?? null,
  }
  const isOther = preview.type !== 'DYNAMIC_PDF'
  const isPreview = isOther && view === 'preview'
  const isDrawn = asMailed(shown)
  return (
    <Box component="aside" aria-label={texts.preview} sx={place}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3, '&:empty': { display: 'none' } }}
      >
        {isOther && <ViewChoice view={view} onView={setView} />}
        <LookChoice variations={variations} look={look} onLook={onLook} />
      </Box>
      {isPreview && preview.type === 'EXTERNAL_DYNAMIC' && isChanged ? (
        <Typography sx={{ color: 'text.secondary' }}>{asideTexts.saveFirst}</Typography>
      ) : (
        <CreativePreview
          creative={isPreview ? shown : isDrawn}
          marketKey={marketKey}
          isChanged={isChanged}
          pictures={photos.addresses}
        />
      )}
    </Box>
  )
}

function ViewChoice({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={asideTexts.views}
      value={view}
      onChange={(_, chosen: View | null) => chosen && onView(chosen)}
    >
      {VIEWS.map((one) => (
        <ToggleButton key={one} value={one}>
          {asideTexts.view[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** Below the bar on top; above the form where there is no room beside it. */
const place = {
  '--piece-height': { xs: '11rem', md: '58dvh' },
  '--piece-notes': { xs: 'none', md: 'block' },
  position: 'sticky',
  top: '3.5rem',
  zIndex: 1,
  order: { xs: -1, md: 0 },
  py: 3,
  mb: { xs: 4, md: 0 },
  bgcolor: 'background.default',
  maxHeight: { xs: '60dvh', md: 'calc(100dvh - 3.5rem)' },
  overflowY: 'auto',
}

interface LookChoiceProps {
  variations: readonly CreativeVariation[]
  /** None, or one that was taken away: the creative's own photo. */
  look: string | undefined
  onLook: (id: string | undefined) => void
}

/** Which of its looks is shown, where there are several. */
const LookChoice = memo(function LookChoice({ variations, look, onLook }: LookChoiceProps) {
  if (variations.length === 0) return null
  const isThere = variations.some(({ id }) => id === look)
  return (
    <Filter<string | undefined>
      label={variationTexts.shown}
      value={isThere ? look : undefined}
      choices={[
        [undefined, variationTexts.main],
        ...variations.map(({ id, name }) => [id, name || variationTexts.unnamed] as const),
      ]}
      onChange={onLook}
    />
  )
}, haveEqualProps)
