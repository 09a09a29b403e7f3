import { creativeProblems } from '@marquee/rules/creatives'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFormState, useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { api, ApiError, useChange } from '../../../../api/index.ts'
import { campaignTemplatePath, creativePath, paths } from '../../../../app/paths.ts'
import { ChangedMeanwhile } from '../../../../ui/changed-meanwhile/index.ts'
import { Form, partOfForm, SaveBar, useForm } from '../../../../ui/form/index.ts'
import { useOpenItem } from '../../../../ui/item-list/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { UnsavedGuard } from '../../../../ui/unsaved-guard/index.ts'
import {
  FieldsEditor,
  fieldValuesProblems,
  type WithFields,
} from '../../../../widgets/creatives/index.ts'
import type { Creative } from '../answers.ts'
import { Aside } from './aside.tsx'
import { atOnce } from './at-once.ts'
import { BasicsPart } from './basics-part.tsx'
import { CouponsPart } from './coupons-part.tsx'
import {
  contentOf,
  differencesOf,
  savedValues,
  valuesOf,
  type CreativeValues,
} from './creative.rules.ts'
import { DesignPart } from './design-part.tsx'
import { PhotoField } from './photo-field.tsx'
import { PreflightPart } from './preflight-part.tsx'
import { partTexts, texts } from './texts.ts'
import { useBrandPhotos, type BrandPhotos } from './use-brand-photos.ts'
import { useUses } from './use-uses.ts'
import { VariationsPart } from './variations-part.tsx'
import { WordsPart } from './words-part.tsx'

/** The form of a creative, and beside it the piece itself. */
export function CreativeForm(editing: Editing) {
  const { form, save, base, meanwhile, takeOver } = useCreativeForm(editing)
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
        <BasicsPart form={form} creativeKey={base?.key} hosts={editing.hosts} />
        <DesignPart form={form} photos={photos} />
        <WordsPart form={form} />
        <PhotoPart control={form.control} photos={photos} />
        <VariationsPart control={form.control} photos={photos} onLook={setLook} />
        <CouponsPart form={form} />
        <FieldsPart form={form} />
        <PreflightPart form={form} photos={photos} />
        <SavePart control={form.control} base={base} template={editing.template} />
      </Form>
      <Aside form={form} base={base} photos={photos} look={look} onLook={setLook} />
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

interface Meanwhile {
  before: Creative
  now: Creative
}

interface Editing {
  /** The creative that is edited; undefined makes a new one. */
  creative: Creative | undefined
  initial: CreativeValues
  hosts: readonly string[]
  /** The template from whose form somebody came. */
  template: number | 'new' | undefined
}

/** The form of a creative, and how it is saved; a refusal is thrown, for the form to show. */
function useCreativeForm({ creative, initial, hosts, template }: Editing) {
  const navigate = useNavigate()
  // What the form was filled with: what is typed is compared to this, and its version is sent.
  const [base, setBase] = useState(creative)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const form = useForm<CreativeValues>({
    defaultValues: initial,
    problems: (values) => problemsIn(values, hosts),
  })
  const send = useSending(base)

  const save = async (values: CreativeValues) => {
    try {
      const saved = await send(values)
      if (!base || template !== undefined) {
        return await navigate(afterSaving(saved, template), { replace: true })
      }
      setMeanwhile(undefined)
      setBase(saved)
      form.reset(savedValues(saved, values))
    } catch (error) {
      if (base && isStale(error)) {
        const now = await presentState(base.key)
        setMeanwhile({ before: base, now })
        setBase(now)
        form.reset(valuesOf(now), KEEPING)
      }
      throw error
    }
  }
  const takeOver = () => {
    if (!base) return
    setMeanwhile(undefined)
    form.reset(valuesOf(base))
  }
  return { form, save, base, meanwhile, takeOver }
}

/** A template gets what was made for it; else one goes on with it. */
const afterSaving = ({ key, name }: Creative, template: Editing['template']): string =>
  template === undefined
    ? creativePath(key)
    : `${campaignTemplatePath(template)}?${new URLSearchParams({ creative: String(key), name })}`

function useSending(base: Creative | undefined) {
  const refreshes = [api.creatives.search, api.creatives.keyNames, api.creatives.read]
  const options = { refreshes, fails: false, selection: false } as const
  const create = useChange(api.creatives.create, {
    ...options,
    success: ({ name }) => texts.created(name),
  })
  const update = useChange(api.creatives.update, {
    ...options,
    success: ({ name }) => texts.saved(name),
  })
  return (values: CreativeValues): Promise<Creative> => {
    const content = contentOf(values)
    const { hierarchyId } = values
    if (!base) return create.attempt({ query: {}, body: { ...content, hierarchyId } })
    const { key, version } = base
    return update.attempt({ query: {}, body: { ...content, key, version } })
  }
}

function problemsIn(values: CreativeValues, hosts: readonly string[]): Record<string, string> {
  const known = Object.fromEntries(hosts.map((name) => [name, name]))
  return { ...creativeProblems(contentOf(values), known), ...fieldValuesProblems(values.fields) }
}

/** What was typed stays, and counts as not saved. */
const KEEPING = { keepDirtyValues: true, keepDirty: true, keepSubmitCount: true }

const isStale = (error: unknown) =>
  error instanceof ApiError && error.code === 'creative.changed-meanwhile'

const presentState = (key: number): Promise<Creative> =>
  api.creatives.read({ params: { key: String(key) }, query: {} }, { selection: false })

interface PhotoPartProps {
  control: Control<CreativeValues>
  photos: BrandPhotos
}

/** The photo of the piece. */
function PhotoPart({ control, photos }: PhotoPartProps) {
  return (
    <Section title={partTexts.photo} description={partTexts.photoWhy}>
      <PhotoField control={control} name="photo" photos={photos} />
    </Section>
  )
}

interface SavePartProps {
  control: Control<CreativeValues>
  base: Creative | undefined
  template: Editing['template']
}

/** The buttons below the form, and the question before something unsaved is left. */
function SavePart({ control, base, template }: SavePartProps) {
  const { isDirty, isSubmitting } = useFormState({ control })
  const isActive = useWatch({ control, name: 'isActive' })
  const { response: uses } = useUses(base?.key)
  return (
    <>
      <SaveBar
        control={control}
        reason={!base || isDirty ? undefined : texts.nothingToSave}
        save={texts.save}
        // What it means to retire it stands where that is chosen.
        note={uses && isActive ? atOnce(uses) : undefined}
        // On narrow screens the piece stays in sight, and both would leave no room.
        sx={{ position: { xs: 'static', md: 'sticky' }, flexWrap: 'wrap' }}
      >
        <Button
          component={Link}
          to={template === undefined ? paths.creativeTemplates : campaignTemplatePath(template)}
          variant="outlined"
        >
          {texts.cancel}
        </Button>
      </SaveBar>
      <UnsavedGuard isUnsaved={isDirty && !isSubmitting} />
    </>
  )
}

/** The creative's own fields, which the person who orders a piece fills in. */
function FieldsPart({ form }: { form: UseFormReturn<CreativeValues> }) {
  const { isOpen, toggle } = useOpenItem(form.control, 'fields')
  return (
    <Section title={partTexts.fields} description={partTexts.fieldsWhy}>
      <FieldsEditor
        control={partOfForm<WithFields, CreativeValues>(form).control}
        name="fields"
        isOpen={isOpen}
        onToggle={toggle}
      />
    </Section>
  )
}
