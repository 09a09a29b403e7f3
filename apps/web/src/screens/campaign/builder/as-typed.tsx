import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useFormState, useWatch, type Control, type FieldValues } from 'react-hook-form'
import type { Campaign } from './answers.ts'
import { useBuilder, type Builder } from './builder.ts'

type Tell = (typed: Campaign | undefined) => void

const TypedContext = createContext<Campaign | undefined>(undefined)
const TellContext = createContext<Tell>(() => undefined)

/** Lets the summary show what stands in the form of a step before it is saved. */
export function AsTyped({ children }: { children: ReactNode }) {
  const [typed, tell] = useState<Campaign>()
  return (
    <TellContext value={tell}>
      <TypedContext value={typed}>{children}</TypedContext>
    </TellContext>
  )
}

interface TellTypedProps<Values extends FieldValues> {
  control: Control<Values>
  typed: (values: Values) => Campaign
}

/** Passes the campaign on as the form would save it. A component of its own, because it renders at every key press. */
export function TellTyped<Values extends FieldValues>({ control, typed }: TellTypedProps<Values>) {
  const tell = useContext(TellContext)
  const values = useWatch({ control }) as Values
  const { isDirty } = useFormState({ control })
  useEffect(() => tell(isDirty ? typed(values) : undefined), [tell, isDirty, typed, values])
  useEffect(() => () => tell(undefined), [tell])
  return null
}

/** The campaign as it stands in the form, else as it was last saved, and what is still missing. */
export function useAsTyped(): Pick<Builder, 'campaign' | 'flow'> {
  const { campaign, flow, flowOf } = useBuilder()
  const typed = useContext(TypedContext)
  return useMemo(
    () => (typed ? { campaign: typed, flow: flowOf(typed) } : { campaign, flow }),
    [typed, campaign, flow, flowOf],
  )
}
