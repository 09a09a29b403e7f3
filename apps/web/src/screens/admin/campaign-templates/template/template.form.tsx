import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMemo, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useLocation } from 'react-router'
import { ChangedMeanwhile } from '../../../../ui/changed-meanwhile/index.ts'
import { FormFrame, namesOfErrors } from '../../../../ui/form/index.ts'
import { LeavingProvider } from './coupon-links.tsx'
import { TypingKeeper } from './typing-keeper.tsx'
import { PaneFrame } from './pane-frame.tsx'
import type { PaneProps } from './parts.tsx'
import { PlaceProvider, START, usePlace, usePlaceState, type Place } from './place.ts'
import { TemplateSaveBar } from './save-bar.tsx'
import { TemplatePanes } from './template-panes.tsx'
import { texts } from './texts.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useSaveTemplate } from './use-save-template.ts'
import { useTemplateForm, type TemplateFormProps } from './use-template-form.ts'

/** A template to be written: one form in parts, of which one is shown. */
export function TemplateForm(props: TemplateFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const editing = useTemplateForm(props)
  const { form, base, kept, restored, discard } = editing
  const arrived = useLocation().state as Place | null
  const places = usePlaceState(restored?.place ?? arrived ?? START)
  const { save, refusal, isIncomplete, differences, takeOver } = useSaveTemplate(editing, places)
  useFieldFocus(element, places.place)
  const leaving = useMemo(
    () => ({
      templateKey: base?.key,
      keepFor: (field: string) =>
        kept.keep({ base, values: form.getValues(), place: places.leaveFrom(field) }),
    }),
    [base, kept, form, places],
  )
  return (
    <PlaceProvider value={places}>
      <LeavingProvider value={leaving}>
        <FormFrame
          element={element}
          label={texts.form}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          {restored && <Restored onDiscard={discard} />}
          {refusal !== undefined && <Refusal>{refusal}</Refusal>}
          {differences && (
            <ChangedMeanwhile differences={differences} onTakeOver={takeOver}>
              {texts.merged}
            </ChangedMeanwhile>
          )}
          {isIncomplete && <ToCheck form={form} />}
          <TemplatePanes form={form}>
            <PaneFrame form={form} isNew={base === undefined} />
          </TemplatePanes>
          <TemplateSaveBar form={form} base={base} />
          <TypingKeeper form={form} base={base} kept={kept} place={places.place} />
        </FormFrame>
      </LeavingProvider>
    </PlaceProvider>
  )
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 5 }}
      action={
        <Button size="small" color="inherit" onClick={onDiscard}>
          {texts.discard}
        </Button>
      }
    >
      {texts.restored}
    </Alert>
  )
}

function Refusal({ children }: { children: string }) {
  return (
    <Alert severity="error" sx={{ mb: 5 }}>
      {children}
    </Alert>
  )
}

/** How much is left of what the last attempt found, and the way to all of it. */
function ToCheck({ form: { control } }: PaneProps) {
  const { errors } = useFormState({ control })
  const { choosePane } = usePlace()
  const count = namesOfErrors(errors).length
  if (count === 0) return null
  const seeAll = (
    <Button size="small" color="inherit" onClick={() => choosePane('review', true)}>
      {texts.seeAll}
    </Button>
  )
  return (
    <Alert severity="error" sx={{ mb: 5 }} action={seeAll}>
      {texts.toCheck(count)}
    </Alert>
  )
}
