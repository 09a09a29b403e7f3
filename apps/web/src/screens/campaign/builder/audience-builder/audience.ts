import type { AudienceRequest } from '@marquee/rules/audience'
import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Breakdown, KnownModel } from './answers.ts'
import type { AudienceValues } from './audience-values.rules.ts'
import type { Campaign } from '../answers.ts'
import type { Pace } from './use-paced.ts'

/** What every part of the audience step knows. */
export interface Audience {
  campaign: Campaign
  form: UseFormReturn<AudienceValues>
  values: AudienceValues
  change: <Name extends keyof AudienceValues>(
    name: Name,
    value: AudienceValues[Name],
    pace?: Pace,
  ) => void
  /** The choices as they are counted. */
  asked: AudienceRequest
  models: readonly KnownModel[]
  /** The last that was counted. */
  breakdown: Breakdown
  /** What is shown is not yet what is chosen: a change waits, or is being counted. */
  isBehind: boolean
}

const AudienceContext = createContext<Audience | undefined>(undefined)

export const AudienceProvider = AudienceContext.Provider

export function useAudience(): Audience {
  const audience = useContext(AudienceContext)
  if (!audience) throw new Error('A part of the audience needs the step around it.')
  return audience
}
