import type { Actor, Place } from '@marquee/demo/stories'
import type { CampaignTemplate } from '@marquee/rules/templates'
import type { InOwnTransaction } from '../../platform/listeners.ts'
import type { CallAs } from './calling.ts'

export interface StoryContext {
  call: CallAs
  inOwn: InOwnTransaction
  place: Place
  publicUrl: string
  /** When the demo was loaded. */
  now: number
}

/** The campaign of a story. */
export interface Built {
  key: number
  by: Actor
  /** By which operations it is ordered. */
  orderedAs: 'campaign' | 'metro' | 'year'
  template: CampaignTemplate
  /** At which its audience ends, in cents. */
  budget: number | null
}

/** At this moment of the story. */
export type Building = StoryContext & { at: number }
