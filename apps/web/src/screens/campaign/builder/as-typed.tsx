import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useFormState, useWatch, type Control, type FieldValues } from 'react-hook-form'
import type { Campaign } from './answers.ts'
import { useHeldCreatives } from '../../../widgets/campaigns/index.ts'
import { useBuilder, type Builder } from './builder.ts'

type SetTyped = (typed: Campaign | undefined) => void

const TypedContext = createContext<Campaign | undefined>(undefined)
const SetTypedContext = createContext<SetTyped>(() => undefined)

/** Lets the summary show what stands in the form of a step before it is saved. */
export function AsTyped({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState<Campaign>()
  return (
    <SetTypedContext value={setTyped}>
      <TypedContext value={typed}>{children}</TypedContext>
    </SetTypedContext>
  )
}

interface KeepTypedProps<Values extends FieldValues> {
  control: Control<Values>
  typed: (values: Values) => Campaign
}

/** Passes the campaign on as the form would save it. A component of its own, because it renders at every key press. */
export function KeepTyped<Values extends FieldValues>({ control, typed }: KeepTypedProps<Values>) {
  const setTyped = useContext(SetTypedContext)
  const values = useWatch({ control }) as Values
  const { isDirty } = useFormState({ control })
  useEffect(() => setTyped(isDirty ? typed(values) : undefined), [setTyped, isDirty, typed, values])
  useEffect(() => () => setTyped(undefined), [setTyped])
  return null
}

/** Does the form of the step hold something that is not saved? */
export const useHasTyped = (): boolean => useContext(TypedContext) !== undefined

/** The campaign with the form's values, else as it was last saved, and what is still missing. */
export function useAsTyped(): Pick<Builder, 'campaign' | 'flow'> {
  const { campaign, flow, flowOf } = useBuilder()
  const typed = useContext(TypedContext)
  const creatives = useHeldCreatives(typed ?? campaign)
  return useMemo(
    () => (typed ? { campaign: typed, flow: flowOf(typed, creatives) } : { campaign, flow }),
    [typed, creatives, campaign, flow, flowOf],
  )
}
