import Alert from '@mui/material/Alert'
import { seedTexts } from '@marquee/rules/seed-lists'
import { useEffect, useState, useTransition, type ReactNode } from 'react'
import { useFormState, type Control, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ChangedMeanwhile } from '../../../ui/changed-meanwhile/index.ts'
import { Form } from '../../../ui/form/index.ts'
import { UnsavedGuard } from '../../../ui/unsaved-guard/index.ts'
import type { Campaign, Saved } from './answers.ts'
import { KeepTyped, type MissingInForm } from './as-typed.tsx'
import { useBuilder } from './builder.ts'
import { StepBar } from './step-bar.tsx'
import { texts } from './texts.ts'
import type { Attempts } from './use-attempts.ts'
import { useNeighbours, type Neighbours } from './use-neighbours.ts'

interface StepFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  label: string
  saving: Attempts
  save: (values: Values) => Promise<Saved>
  /** The form's values in a campaign. */
  valuesOf: (saved: Saved) => Values
  /** The campaign with these values, for the summary beside the form. */
  typed: (values: Values) => Campaign
  /** What is missing in the form itself, for the same summary. */
  missing?: MissingInForm
  /** What of these values another person's save changed, a line each. */
  differences: (typed: Values, saved: Values) => readonly string[]
  /** Why it cannot be saved at all. */
  reason?: string | undefined
  /** When what the form holds was last saved, where that is not when the campaign was; null: never. */
  savedAt?: string | null
  /** The steps before and after, where they are not those of the usual order. */
  neighbours?: Neighbours
  children: ReactNode
}

/** The form of a step: saved as a draft as it stands, or complete, and on to the next step. */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const { form, label, saving, save, valuesOf, reason, children } = props
  const { control } = form
  const { campaign } = useBuilder()
  const { savedAt = campaign.updatedAt } = props
  const usual = useNeighbours()
  const { next, previous } = props.neighbours ?? usual
  const navigate = useNavigate()
  const [wantsNext, setWantsNext] = useState(false)

  const submit = async (values: Values, isDraft: boolean) => {
    const sent = JSON.stringify(form.getValues())
    const saved = await save(values)
    const typed = structuredClone(form.getValues())
    saving.clearStale()
    form.reset(valuesOf(saved))
    if (JSON.stringify(typed) === sent) return setWantsNext(!isDraft)
    // The person typed on during the save: that stays in the form, and is not saved yet.
    form.reset(typed, { keepDefaultValues: true })
  }
  const [isLeaving, leave] = useTransition()
  useEffect(() => {
    // Only after the form knows that all is saved, else its guard opens. The save may change what
    // comes next.
    if (wantsNext) leave(async () => navigate(next))
  }, [wantsNext, leave, navigate, next])

  return (
    <Form form={form} onSubmit={submit} label={label} isLeaving={isLeaving}>
      {saving.isWaiting && (
        <Alert severity="warning" sx={{ mb: 5 }}>
          {texts.waiting}
        </Alert>
      )}
      <KeepTyped control={form.control} typed={props.typed} missing={props.missing} />
      <Meanwhile {...props} />
      {children}
      <StepBar
        control={control}
        reason={reason}
        previous={previous}
        isLeaving={isLeaving}
        isWaiting={saving.isWaiting}
        savedAt={savedAt ?? undefined}
      />
      <ExitGuard control={control} />
    </Form>
  )
}

/** Another person saved meanwhile: shows what differs. Nothing that was typed is lost. */
function Meanwhile<Values extends FieldValues>(props: StepFormProps<Values>) {
  const { form, saving, valuesOf, differences } = props
  const { stale, clearStale } = saving
  if (!stale) return null
  const saved = valuesOf(stale)
  const takeOver = () => {
    form.reset(saved)
    clearStale()
  }
  return (
    <ChangedMeanwhile differences={differences(form.getValues(), saved)} onTakeOver={takeOver}>
      {texts.typingKept}
    </ChangedMeanwhile>
  )
}

/** Asks before what was typed in a step is lost. */
function ExitGuard<Values extends FieldValues>({ control }: { control: Control<Values> }) {
  const { isDirty } = useFormState({ control })
  return <UnsavedGuard isUnsaved={isDirty} asks={seedTexts.exitQuestion} />
}
