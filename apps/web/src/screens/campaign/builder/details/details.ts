import type { DetailsKnown } from '@marquee/rules/campaigns'
import { createContext, useContext, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ProblemsIn } from '../../../../ui/form/index.ts'
import type { Campaign } from '../answers.ts'
import type { DetailsValues } from './details-values.rules.ts'
import type { Around } from './use-around.ts'

/** What each part of the details knows. */
export interface DetailsState {
  campaign: Campaign
  form: UseFormReturn<DetailsValues>
  known: DetailsKnown
  around: Around
  /** What is wrong or missing in all of it, with what is known at present. */
  judge: RefObject<ProblemsIn<DetailsValues>>
  /** A child's fields follow its parent; all but a few are closed. */
  isFixed: boolean
}

const DetailsContext = createContext<DetailsState | undefined>(undefined)

export const DetailsProvider = DetailsContext.Provider

export function useDetails(): DetailsState {
  const state = useContext(DetailsContext)
  if (!state) throw new Error('A part of the details needs the step around it.')
  return state
}
