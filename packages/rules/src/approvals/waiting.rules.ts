import { CAMPAIGN_STATUSES, type CampaignStatus } from '../campaigns/index.ts'
import type { EventAction } from './event-actions.rules.ts'

/** What waits for a decision: an order, a request to cancel, or changed touchpoints. */
export const WAITING_KINDS = ['ORDER', 'CANCEL', 'TOUCHPOINTS'] as const

export type WaitingKind = (typeof WAITING_KINDS)[number]

/** What of a campaign can wait in each status; touchpoints do where one of them is pending. */
const WAITS_IN: Readonly<Record<CampaignStatus, WaitingKind | null>> = {
  DRAFT: null,
  SUBMITTED: 'ORDER',
  ACKNOWLEDGED: 'ORDER',
  APPROVED: null,
  ACTIVE: 'TOUCHPOINTS',
  COMPLETED: null,
  CANCEL_REQUESTED: 'CANCEL',
  CANCELLED: null,
  BULKREORDER: null,
  RESERVED: 'TOUCHPOINTS',
}

/** The move by which each was requested. */
export const WAITS_SINCE: Readonly<Record<WaitingKind, EventAction>> = {
  ORDER: 'submit',
  CANCEL: 'request-cancel',
  TOUCHPOINTS: 'submit',
}

export const statusesOfWaiting = (kind: WaitingKind): CampaignStatus[] =>
  CAMPAIGN_STATUSES.filter((status) => WAITS_IN[status] === kind)
