import type { CampaignAction } from './moves.rules.ts'
import type { CampaignStatus, StepStatus } from './statuses.rules.ts'

/** A season that has not begun: what began, or was left out, takes its own way to the end. */
export type WaitingSeason = Extract<CampaignStatus, 'DRAFT' | 'RESERVED'>

export interface SeasonMove {
  from: WaitingSeason
  to: CampaignStatus
  /** Of those that are used. */
  steps: StepStatus
}

const BACK: SeasonMove = { from: 'RESERVED', to: 'DRAFT', steps: 'DRAFT' }
const AWAY: SeasonMove = { from: 'RESERVED', to: 'CANCELLED', steps: 'CANCELLED' }

/** What each move of an annual enrollment does to its seasons; null: nothing. */
export const SEASON_MOVES: Readonly<Record<CampaignAction, SeasonMove | null>> = {
  'save-as-draft': null,
  withdraw: BACK,
  submit: { from: 'DRAFT', to: 'RESERVED', steps: 'SUBMITTED' },
  'start-review': null,
  approve: { from: 'RESERVED', to: 'RESERVED', steps: 'APPROVED' },
  postpone: null,
  reject: BACK,
  start: null,
  complete: null,
  cancel: AWAY,
  'request-cancel': null,
  'confirm-cancel': AWAY,
  'decline-cancel': null,
  release: null,
  delete: null,
}
