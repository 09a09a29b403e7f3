import { createContext, useContext } from 'react'
import type { BuilderFlow, RedirectReason } from '@marquee/rules/builder'
import type { Campaign, Creative, Season } from './answers.ts'

/** What every step of the builder knows: the campaign as it was last saved, and the way through it. */
export interface Builder {
  campaign: Campaign
  /** Of an annual enrollment, as far as they are loaded. */
  seasons: readonly Season[]
  flow: BuilderFlow
  /** The way through the campaign as it would be otherwise, with the creatives that are loaded. */
  flowOf: (campaign: Campaign, creatives: readonly Creative[]) => BuilderFlow
  /** The step that is shown, as its address names it. */
  place: string
  /** Why nothing can be changed. */
  closed: RedirectReason | null
  /** Where a step is, for links. */
  pathTo: (place: string) => string
  /** Loads the campaign again, because another person saved it. */
  reload: () => Promise<Campaign>
}

const BuilderContext = createContext<Builder | undefined>(undefined)

export const BuilderProvider = BuilderContext.Provider

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('A step needs the builder around it.')
  return builder
}
