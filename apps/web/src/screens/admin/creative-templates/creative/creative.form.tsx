import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ChangedMeanwhile } from '../../../../ui/changed-meanwhile/index.ts'
import { Form, SaveBar } from '../../../../ui/form/index.ts'
import { UnsavedGuard } from '../../../../ui/unsaved-guard/index.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { Aside } from './aside.tsx'
import { BasicsPart } from './basics-part.tsx'
import { CouponsPart } from './coupons-part.tsx'
import { DesignPart } from './design-part.tsx'
import { differencesOf } from './differences.rules.ts'
import { FieldsPart } from './fields-part.tsx'
import { PhotoPart } from './photo-part.tsx'
import { PreflightPart } from './preflight-part.tsx'
import { texts } from './texts.ts'
import { useBrandPhotos } from './use-brand-photos.ts'
import { useCreativeForm, type Editing } from './use-creative-form.ts'
import { VariationsPart } from './variations-part.tsx'
import { WordsPart } from './words-part.tsx'

/** The form of a creative, and beside it the piece itself. */
export function CreativeForm(editing: Editing) {
  const { form, save, base, meanwhile, takeOver } = useCreativeForm(editing)
  const { isDirty, isSubmitting } = form.formState
  const photos = useBrandPhotos(form.control, base)
  const [look, setLook] = useState<string>()
  return (
    <Box sx={columns}>
      <Form form={form} onSubmit={save} label={texts.title}>
        {meanwhile && (
          <ChangedMeanwhile
            differences={differencesOf(meanwhile.before, meanwhile.now)}
            onTakeOver={takeOver}
          >
            {texts.merged}
          </ChangedMeanwhile>
        )}
        <BasicsPart form={form} isNew={!base} hosts={editing.hosts} />
        <DesignPart form={form} photos={photos} />
        <WordsPart form={form} />
        <PhotoPart control={form.control} photos={photos} />
        <VariationsPart control={form.control} photos={photos} onLook={setLook} />
        <CouponsPart form={form} />
        <FieldsPart control={form.control} />
        <PreflightPart form={form} photos={photos} />
        <SaveBar
          control={form.control}
          reason={base && !isDirty ? texts.nothingToSave : undefined}
          save={texts.save}
          // On narrow screens the piece stays in sight, and both would leave no room.
          sx={{ position: { xs: 'static', md: 'sticky' } }}
        >
          <Button component={Link} to={paths.creativeTemplates} variant="outlined">
            {texts.cancel}
          </Button>
        </SaveBar>
        <UnsavedGuard isUnsaved={isDirty && !isSubmitting} />
      </Form>
      <Aside
        form={form}
        base={base}
        photos={photos}
        look={look}
        onLook={setLook}
        isChanged={isDirty || !base}
      />
    </Box>
  )
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 10,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
  // What gets focus stays below the piece on narrow screens, and above the buttons on wide ones.
  '& form :is(input, textarea, [role="combobox"])': {
    scrollMarginTop: { xs: '22rem', md: '5rem' },
    scrollMarginBottom: '6rem',
  },
}
