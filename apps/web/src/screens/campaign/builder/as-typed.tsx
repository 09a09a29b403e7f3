import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react'
import { useFormState, useWatch, type Control, type FieldValues } from 'react-hook-form'
import type { Missing } from '@marquee/rules/builder'
import type { Campaign } from './answers.ts'
import { useHeldCreatives } from '../../../widgets/campaigns/index.ts'
import { useBuilder, type Builder } from './builder.ts'

/** What the form of a step would save. */
interface Typed {
  campaign: Campaign
  /** Does it differ from what is saved? A suggestion that nobody touched does not. */
  isDirty: boolean
  /** What is still missing in the form itself, beside what is missing in the campaign. */
  missing: readonly Missing[]
}
type SetTyped = Dispatch<SetStateAction<Typed | undefined>>

const TypedContext = createContext<Typed | undefined>(undefined)
const SetTypedContext = createContext<SetTyped>(() => undefined)

/** Lets the summary show what stands in the form of a step before it is saved. */
export function AsTyped({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState<Typed>()
  return (
    <SetTypedContext value={setTyped}>
      <TypedContext value={typed}>{children}</TypedContext>
    </SetTypedContext>
  )
}

interface KeepTypedProps<Values extends FieldValues> {
  control: Control<Values>
  typed: (values: Values) => Campaign
  missing?: MissingInForm | undefined
}

/** What is missing in a form that holds something unsaved, or nothing. It changes with the campaign as typed alone. */
export type MissingInForm = (isDirty: boolean) => readonly Missing[]

/** Passes the campaign on as the form would save it. A component of its own, because it renders at every key press. */
export function KeepTyped<Values extends FieldValues>({
  control,
  typed,
  missing,
}: KeepTypedProps<Values>) {
  const setTyped = useContext(SetTypedContext)
  const values = useWatch({ control }) as Values
  const { isDirty } = useFormState({ control })
  useEffect(() => {
    const campaign = typed(values)
    // A key that changes nothing of the campaign draws nothing anew.
    const isSame = (before: Typed) => before.campaign === campaign && before.isDirty === isDirty
    setTyped((before) =>
      before && isSame(before) ? before : { campaign, isDirty, missing: missing?.(isDirty) ?? [] },
    )
  }, [setTyped, isDirty, typed, missing, values])
  useEffect(() => () => setTyped(undefined), [setTyped])
  return null
}

/** The campaign as the form holds it, where that is not saved. */
function useUnsaved(): Campaign | undefined {
  const typed = useContext(TypedContext)
  return typed?.isDirty ? typed.campaign : undefined
}

/** Does the form of the step hold something that is not saved? */
export const useHasTyped = (): boolean => useUnsaved() !== undefined

/** The campaign with the form's values, else as it was last saved, and what is still missing. */
export function useAsTyped(): Pick<Builder, 'campaign' | 'flow'> {
  const { campaign, flow, flowOf } = useBuilder()
  const unsaved = useUnsaved()
  const creatives = useHeldCreatives(unsaved ?? campaign)
  return useMemo(
    () => (unsaved ? { campaign: unsaved, flow: flowOf(unsaved, creatives) } : { campaign, flow }),
    [unsaved, creatives, campaign, flow, flowOf],
  )
}

const NOTHING: readonly Missing[] = []

export const useMissingInForm = (): readonly Missing[] =>
  useContext(TypedContext)?.missing ?? NOTHING

/** The audience that is suggested and counted in the form beside the summary, while none is saved or chosen there. */
export function useSuggestedAudience(): Campaign['audience'] {
  const { campaign } = useBuilder()
  const typed = useContext(TypedContext)
  const isSuggested = campaign.audience === null && typed !== undefined && !typed.isDirty
  return isSuggested ? typed.campaign.audience : null
}
