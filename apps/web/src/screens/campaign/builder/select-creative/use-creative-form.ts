import {
  changeTargetCount,
  channelsOfStep,
  chooseCreative,
  defaultCouponKeys,
  usedSteps,
  whyNotCarried,
} from '@marquee/rules/campaigns'
import { filledProblems } from '@marquee/rules/creatives'
import { fieldTexts } from '@marquee/rules/fields'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { api, type QueryState } from '../../../../api/index.ts'
import { useForm } from '../../../../ui/form/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import type { Campaign, CampaignStep, Creative } from '../answers.ts'
import { attachmentOf, type Attachment } from '../attached-coupon.rules.ts'
import { useBuilder } from '../builder.ts'
import { useUndoDialog, type Undoing } from '../undo-dialog.tsx'
import { useCampaignStep } from '../use-campaign-step.ts'
import { useHeldCreative } from '../../../../widgets/campaigns/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { firstChoice, useOffered } from './offered.ts'

interface SavedChoice {
  form: UseFormReturn<CreativeValues>
  query: QueryState<Creative>
}

export interface CreativeForm extends SavedChoice {
  choose: (creative: Creative) => void
  changeCount: (count: number) => void
  /** The creative that stands in the form though no person has chosen it. */
  suggested: number | undefined
  /** What a choice would undo, until it is answered. */
  undoing: Undoing | undefined
  close: () => void
}

/** The form of the creative of a step, and what becomes of it when another one is chosen. */
export function useCreativeForm(): CreativeForm {
  const saved = useSavedChoice()
  const { form, query } = saved
  const { campaign } = useBuilder()
  const { step } = useCampaignStep()
  const brought = useBroughtCoupons(campaign, step)
  const suggested = useSuggestion(form, brought)
  const { undoing, confirm, close } = useUndoDialog()
  const [isChoosing, setChoosing] = useState(false)

  const choose = async (creative: Creative) => {
    if (isChoosing) return
    const held = form.getValues()
    setChoosing(true)
    const coupons = held.attachments.length > 0 ? [] : await brought(creative.key)
    setChoosing(false)
    const fields = query.response?.fields ?? []
    const chosen = chooseCreative(held, creative, { brought: coupons, fields })
    if (!chosen.ok) return
    const { creative: next, undoes } = chosen.value
    confirm({ undoes, go: () => take(form, next as CreativeValues) })
  }
  const changeCount = (count: number) => {
    const { creative: next, undoes } = changeTargetCount(form.getValues(), count)
    confirm({ undoes, go: () => take(form, next as CreativeValues) })
  }
  return {
    ...saved,
    suggested,
    choose: (creative) => void choose(creative),
    changeCount,
    undoing,
    close,
  }
}

/** Nothing is chosen yet for a touchpoint: its first creative stands in the form, to be saved or replaced. */
export function useIsSuggesting(): boolean {
  const { campaign, flow } = useBuilder()
  const { step } = useCampaignStep()
  return flow.isMultiStep && campaign.can.saveStep.ok && step.creative.creativeTemplateKey === null
}

/** Puts the first creative that can be chosen into the form, with its coupons; its key. */
function useSuggestion(form: UseFormReturn<CreativeValues>, brought: Brought): number | undefined {
  const { step } = useCampaignStep()
  const isSuggesting = useIsSuggesting()
  const offered = useOffered(step).response?.customCreativeTemplates
  const { campaign } = useBuilder()
  const first = useMemo(
    () =>
      firstChoice(step, {
        offered,
        channels: channelsOfStep(campaign, step.key),
        sentElsewhere: usedSteps(campaign)
          .filter(({ key }) => key !== step.key)
          .map(({ creative }) => creative.creativeTemplateKey),
      }),
    [step, offered, campaign],
  )
  const [suggested, setSuggested] = useState<number>()
  useEffect(() => {
    const isTaken = () => form.getValues('creativeTemplateKey') !== null
    if (!isSuggesting || !first || isTaken()) return undefined
    const leaving = new AbortController()
    const suggest = async () => {
      const coupons = await brought(first.key)
      if (leaving.signal.aborted || isTaken()) return
      const chosen = chooseCreative(form.getValues(), first, { brought: coupons, fields: [] })
      if (!chosen.ok) return
      // Not what the person typed: one who leaves loses nothing.
      form.reset(chosen.value.creative as CreativeValues)
      setSuggested(first.key)
    }
    void suggest()
    return () => leaving.abort()
  }, [isSuggesting, first, brought, form])
  return isSuggesting ? suggested : undefined
}

/** The form, judged by the fields of the creative that stands in it. */
function useSavedChoice(): SavedChoice {
  const { step } = useCampaignStep()
  const judging = useRef<Creative>(undefined)
  const form = useForm<CreativeValues>({
    defaultValues: step.creative,
    problems: (values) => problemsIn(values, judging.current),
  })
  const held = useHeldVersion(form)
  const query = useHeldCreative(held)
  const isHeld = query.response?.key === held.creativeTemplateKey
  useEffect(() => {
    judging.current = isHeld ? query.response : undefined
  }, [isHeld, query.response])
  return { form, query }
}

/** Which creative stands in the form now, and in which version. */
export function useHeldVersion({ control }: UseFormReturn<CreativeValues>) {
  const [creativeTemplateKey, creativeVersion] = useWatch({
    control,
    name: ['creativeTemplateKey', 'creativeVersion'],
  })
  return { creativeTemplateKey, creativeVersion }
}

/** All that stands in the form now: what reads it is drawn again at each key press. */
export function useHeld(form: UseFormReturn<CreativeValues>): CreativeValues {
  useWatch({ control: form.control })
  return form.getValues()
}

function take(form: UseFormReturn<CreativeValues>, values: CreativeValues): void {
  const put: UseFormReturn<CreativeValues>['setValue'] = (name, value) =>
    form.setValue(name, value, { shouldDirty: true })
  const taking: Readonly<Record<keyof CreativeValues, () => void>> = {
    creativeTemplateKey: () => put('creativeTemplateKey', values.creativeTemplateKey),
    creativeVersion: () => put('creativeVersion', values.creativeVersion),
    variationId: () => put('variationId', values.variationId),
    values: () => put('values', values.values),
    attachments: () => put('attachments', values.attachments),
    targetAttachmentCount: () => put('targetAttachmentCount', values.targetAttachmentCount),
  }
  for (const takeOne of Object.values(taking)) takeOne()
  form.clearErrors()
}

function problemsIn(values: CreativeValues, creative: Creative | undefined) {
  if (values.creativeTemplateKey === null) return { creativeTemplateKey: fieldTexts.required }
  const wrong = creative ? filledProblems(creative.fields, values.values) : {}
  return Object.fromEntries(
    Object.entries(wrong).map(([name, problem]) => [`values.${name}`, problem]),
  )
}

type Brought = (creativeKey: number) => Promise<Attachment[]>

/** The coupons that a creative brings, as they are now, without those that this campaign may not carry. */
function useBroughtCoupons(campaign: Campaign, { number }: CampaignStep): Brought {
  const { flatCostSource: limitedSource } = useUserState()
  return useCallback(
    async (creativeKey) => {
      const keys = defaultCouponKeys(creativeKey, { number }, campaign.template)
      const answers = await Promise.allSettled(
        keys.map((key) =>
          api.coupons.read({ params: { key: String(key) }, query: {} }, { selection: false }),
        ),
      )
      return answers
        .flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
        .filter(({ status }) => status === 'ACTIVE')
        .filter((coupon) => whyNotCarried(coupon, { campaign, limitedSource }) === undefined)
        .map(attachmentOf)
    },
    [campaign, number, limitedSource],
  )
}
