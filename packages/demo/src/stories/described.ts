import type { ChosenOption } from '@marquee/rules/channels'

/** Who acts, by their id among the people of the demo. */
export type Actor =
  | 'dealer'
  | 'sibling'
  | 'district'
  | 'zone'
  | 'national'
  | 'admin'
  | 'acura-dealer'
  | 'nissan-dealer'
  | 'amp-dealer'
  | 'kofi.kapoor'

type Deed =
  | 'submit'
  | 'withdraw'
  | 'start-review'
  | 'approve'
  | 'reject'
  | 'comment'
  | 'cancel'
  | 'confirm-cancel'
  | 'decline-cancel'
  | 'release'
  | 'favorite'
  | 'change-date'
  | 'customize'

/** One action of a person on a campaign, so many days before the demo was loaded. */
export interface Turn {
  ago: number
  by: Actor
  does: Deed
  words?: string
  /** The new days of mailing, after the day on which the demo is loaded. */
  mailed?: readonly number[]
}

/** What became of a campaign that was mailed by other means, before Marquee sent anything itself. */
export interface ProgramTurn {
  ago: number
  does: 'start' | 'complete'
}

/** The program sends by itself what was due before the demo was loaded, on the days of its waves. */
export interface SendingTurn {
  does: 'send'
}

/** A campaign with what became of it. */
export interface Story {
  name: string
  /** The id of a template of the brand. */
  template: string
  by: Actor
  /** The source id of a market that is not their home. */
  market?: string
  /** How many days ago it was begun. */
  begun: number
  /** How it is sent. */
  way: ChosenOption
  /** The days of its waves after that on which the demo is loaded; the next one that may be chosen counts. */
  mailed: readonly number[]
  /** Of a metro campaign: its group, and how many of its dealers are selected. */
  group?: string
  dealers?: number
  /** Of a metro campaign that the dealers' association pays: it reaches all for whom that does besides. */
  paidByAssociation?: true
  monthlyCap?: number
  /** The audience ends where this much is spent, in cents; without one, it is all whom the template reaches. */
  budget?: number
  /** The list of the market whose seed recipients get its pieces as well. */
  seedList?: string
  /** Of a year: begun only, or with the audiences that its order needs. */
  year?: 'begun' | 'ready'
  turns: readonly (Turn | ProgramTurn | SendingTurn)[]
}
