import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useForm } from '../../../../ui/form/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Template } from '../answers.ts'
import { BLANK } from './blank.rules.ts'
import { keptTypingOf, type KeptTyping, type TypingPlace } from './kept-typing.ts'
import { valuesOf } from './fill-values.rules.ts'
import type { TemplateValues } from './template-values.rules.ts'
import { useCouponBrought } from './use-coupon-brought.ts'
import { problemsIn } from './values-problems.rules.ts'

export interface TemplateFormProps {
  template: Template | undefined
  /** The template is not any more as it was read. */
  onStale?: (() => void) | undefined
}

export interface TemplateForm extends Pick<TemplateFormProps, 'onStale'> {
  form: UseFormReturn<TemplateValues>
  /** What the form was filled with: what is typed is compared to it, and its version is sent. */
  base: Template | undefined
  /** Fills the form anew; with other values than those of the template, they count as typed. */
  fill: (base: Template | undefined, typed?: TemplateValues) => void
  kept: TypingPlace
  /** What was typed before one came here. */
  restored: KeptTyping | undefined
  /** Throws away what was typed before. */
  discard: () => void
}

/** The form of a template: filled with what was typed before, or else as it was saved. */
export function useTemplateForm({ template, onStale }: TemplateFormProps): TemplateForm {
  const { person, hierarchies, selectedHierarchy } = useUserState()
  const [kept] = useState(() => keptTypingOf(person.key, template?.key))
  const [restored, setRestored] = useState(() => kept.read())
  const [base, setBase] = useState(restored?.base ?? template)
  const [only] = hierarchies.length === 1 ? hierarchies : []
  const blank = { ...BLANK, hierarchyId: selectedHierarchy?.id ?? only?.id ?? '' }
  const form = useForm<TemplateValues>({
    defaultValues: valuesOf(base ?? blank),
    problems: problemsIn,
  })
  const { reset } = form
  const fill = (known: Template | undefined, typed?: TemplateValues) => {
    setBase(known)
    reset(valuesOf(known ?? blank))
    if (typed) reset(typed, { keepDefaultValues: true })
    else setRestored(undefined)
  }
  const brought = useCouponBrought(restored)
  useEffect(() => {
    if (brought) reset(brought, { keepDefaultValues: true })
  }, [reset, brought])
  const discard = () => {
    kept.drop()
    fill(template)
  }
  return { form, base, fill, kept, restored, discard, onStale }
}
