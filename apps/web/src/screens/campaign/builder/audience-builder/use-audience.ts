import type { AudienceRequest } from '@marquee/rules/audience'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import {
  useFormState,
  useWatch,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import { useForm } from '../../../../ui/form/index.ts'
import type { Campaign } from '../answers.ts'
import type { Breakdown, KnownModel } from './answers.ts'
import {
  audienceProblems,
  requestOf,
  suggested,
  valuesOf,
  withStoredThreshold,
  type AudienceBasis,
  type AudienceValues,
} from './audience.rules.ts'
import { usePaced, type Pace } from './use-paced.ts'

/** What every part of the audience step knows. What is chosen it reads by itself, a value at a time. */
interface Audience {
  campaign: Campaign
  form: UseFormReturn<AudienceValues>
  change: <Name extends keyof AudienceValues>(
    name: Name,
    value: AudienceValues[Name],
    pace?: Pace,
  ) => void
  /** The choices as they are counted. */
  counted: AudienceRequest
  models: readonly KnownModel[]
  /** The last that was counted. */
  breakdown: Breakdown
}

const AudienceContext = createContext<Audience | undefined>(undefined)

export const AudienceProvider = AudienceContext.Provider

export function useAudience(): Audience {
  const audience = useContext(AudienceContext)
  if (!audience) throw new Error('A part of the audience needs the step around it.')
  return audience
}

/** What is chosen in one field. */
export function useChosen<Name extends keyof AudienceValues>(name: Name): AudienceValues[Name] {
  const { control } = useAudience().form
  return useWatch({ control, name: name as Path<AudienceValues> }) as AudienceValues[Name]
}

/** What is wrong with one field. */
export function useProblem(name: keyof AudienceValues): string | undefined {
  const { control } = useAudience().form
  return useFormState({ control, name }).errors[name]?.message
}

export interface AudienceForm {
  form: UseFormReturn<AudienceValues>
  values: AudienceValues
  change: Audience['change']
  /** What is chosen now. */
  request: AudienceRequest
  /** The last request that could be counted. */
  countable: AudienceRequest
  /** A change waits until typing has paused, or until what is typed can be counted. */
  isWaiting: boolean
}

const basisOf = (campaign: Campaign): AudienceBasis => ({
  template: campaign.template,
  options: campaign.fulfillmentChannelsAndVariations.map(({ value }) => value),
  seeds: campaign.sampleRecipients.length,
})

/** The form of the audience, and the request to count: at once after a click, after a pause in typing. */
export function useAudienceForm(
  campaign: Campaign,
  saved: AudienceRequest | undefined,
): AudienceForm {
  const basis = useMemo(() => basisOf(campaign), [campaign])
  const { template } = campaign
  const form = useForm<AudienceValues>({
    mode: 'onChange',
    defaultValues: valuesOf(saved ?? suggested(basis)),
    problems: (values) => audienceProblems(values, template),
  })
  const values = useWatch({ control: form.control }) as AudienceValues
  const [pace, setPace] = useState<Pace>('now')
  const request = useMemo(
    () => withStoredThreshold(requestOf(values, basis), saved),
    [values, basis, saved],
  )
  const isRight = Object.keys(audienceProblems(values, template)).length === 0
  const latest = useLast(request, isRight)
  const { value: countable, isWaiting } = usePaced(latest, JSON.stringify(latest), pace)
  const { setValue } = form
  const change: Audience['change'] = useCallback(
    (name, value, how = 'now') => {
      setPace(how)
      setValue(name as Path<AudienceValues>, value as PathValue<AudienceValues, never>, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      })
    },
    [setValue],
  )
  return { form, values, request, countable, isWaiting: isWaiting || !isRight, change }
}

/** The last value without a problem. */
function useLast<Value>(value: Value, isRight: boolean): Value {
  const [last, setLast] = useState(value)
  if (isRight && value !== last) setLast(value)
  return isRight ? value : last
}
