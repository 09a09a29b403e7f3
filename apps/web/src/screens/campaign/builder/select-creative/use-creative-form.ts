import { changeTargetCount, chooseCreative } from '@marquee/rules/campaigns'
import { filledProblems } from '@marquee/rules/creatives'
import { fieldTexts } from '@marquee/rules/fields'
import { useEffect, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Asked } from '../../../../api/index.ts'
import { useForm } from '../../../../ui/form/index.ts'
import type { Creative } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { useHeldCreative } from '../campaign-piece.tsx'
import type { Undoing } from '../undo-dialog.tsx'
import { useAsking } from '../use-asking.ts'
import { useCampaignStep } from '../use-campaign-step.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { useBroughtCoupons } from './use-brought-coupons.ts'

interface Known {
  form: UseFormReturn<CreativeValues>
  /** What stands in the form now. */
  held: CreativeValues
  asked: Asked<Creative>
}

export interface CreativeForm extends Known {
  choose: (creative: Creative) => void
  changeCount: (count: number) => void
  /** What a choice would undo, until it is answered. */
  undoing: Undoing | undefined
  settle: () => void
}

/** The form of the creative of a step, and what becomes of it when another one is chosen. */
export function useCreativeForm(): CreativeForm {
  const known = useKnown()
  const { form, held, asked } = known
  const { campaign } = useBuilder()
  const { step } = useCampaignStep()
  const brought = useBroughtCoupons(campaign, step)
  const { asked: undoing, ask, settle } = useAsking()
  const [isChoosing, setChoosing] = useState(false)

  const choose = async (creative: Creative) => {
    if (isChoosing) return
    setChoosing(true)
    const coupons = held.attachments.length > 0 ? [] : await brought(creative.key)
    setChoosing(false)
    const fields = asked.response?.fields ?? []
    const chosen = chooseCreative(held, creative, { brought: coupons, fields })
    if (!chosen.ok) return
    const { creative: next, undoes } = chosen.value
    ask({ undoes, go: () => take(form, next as CreativeValues) })
  }
  const changeCount = (count: number) => {
    const { creative: next, undoes } = changeTargetCount(held, count)
    ask({ undoes, go: () => take(form, next as CreativeValues) })
  }
  return { ...known, choose: (creative) => void choose(creative), changeCount, undoing, settle }
}

/** The form, judged by the fields of the creative that stands in it. */
function useKnown(): Known {
  const { step } = useCampaignStep()
  const judging = useRef<Creative>(undefined)
  const form = useForm<CreativeValues>({
    defaultValues: step.creative,
    problems: (values) => problemsIn(values, judging.current),
  })
  useWatch({ control: form.control })
  const held = form.getValues()
  const asked = useHeldCreative(held)
  const isHeld = asked.response?.key === held.creativeTemplateKey
  useEffect(() => {
    judging.current = isHeld ? asked.response : undefined
  }, [isHeld, asked.response])
  return { form, held, asked }
}

function take(form: UseFormReturn<CreativeValues>, values: CreativeValues): void {
  for (const name of Object.keys(values) as (keyof CreativeValues)[]) {
    form.setValue(name, values[name] as never, { shouldDirty: true })
  }
  form.clearErrors()
}

function problemsIn(values: CreativeValues, creative: Creative | undefined) {
  if (values.creativeTemplateKey === null) return { creativeTemplateKey: fieldTexts.required }
  const wrong = creative ? filledProblems(creative.fields, values.values) : {}
  return Object.fromEntries(
    Object.entries(wrong).map(([name, problem]) => [`values.${name}`, problem]),
  )
}
