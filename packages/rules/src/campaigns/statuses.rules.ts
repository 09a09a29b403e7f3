export const CAMPAIGN_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'ACKNOWLEDGED',
  'APPROVED',
  'ACTIVE',
  'COMPLETED',
  'CANCEL_REQUESTED',
  'CANCELLED',
  'BULKREORDER',
  'RESERVED',
] as const

export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** In the making, waiting for a decision, ordered, or over: what has ended or is about to. */
export type CampaignPhase = 'draft' | 'waiting' | 'ordered' | 'over'

export const campaignPhases: Readonly<Record<CampaignStatus, CampaignPhase>> = {
  DRAFT: 'draft',
  SUBMITTED: 'waiting',
  ACKNOWLEDGED: 'waiting',
  APPROVED: 'ordered',
  ACTIVE: 'ordered',
  COMPLETED: 'over',
  CANCEL_REQUESTED: 'over',
  CANCELLED: 'over',
  BULKREORDER: 'draft',
  RESERVED: 'ordered',
}

const HAS_ENDED: Readonly<Record<CampaignStatus, boolean>> = {
  DRAFT: false,
  SUBMITTED: false,
  ACKNOWLEDGED: false,
  APPROVED: false,
  ACTIVE: false,
  COMPLETED: true,
  // Whoever decides may decline it.
  CANCEL_REQUESTED: false,
  CANCELLED: true,
  BULKREORDER: false,
  RESERVED: false,
}

/** Nothing of the campaign is sent any more. */
export const hasEnded = (status: CampaignStatus): boolean => HAS_ENDED[status]

export const STEP_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'PENDING',
  'ACTIVE',
  'APPROVED',
  'COMPLETED',
  'CANCELLED',
] as const

export type StepStatus = (typeof STEP_STATUSES)[number]

/** What the steps that are used stand at while their campaign is here; null: each as it was. */
export const stepStatusIn: Readonly<Record<CampaignStatus, StepStatus | null>> = {
  DRAFT: 'DRAFT',
  SUBMITTED: 'SUBMITTED',
  ACKNOWLEDGED: 'SUBMITTED',
  APPROVED: 'APPROVED',
  ACTIVE: null,
  COMPLETED: 'COMPLETED',
  CANCEL_REQUESTED: null,
  CANCELLED: 'CANCELLED',
  BULKREORDER: 'DRAFT',
  RESERVED: 'SUBMITTED',
}

export const stepStatusLabels: Readonly<Record<StepStatus, string>> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Submitted',
  PENDING: 'Pending',
  ACTIVE: 'Active',
  APPROVED: 'Approved',
  COMPLETED: 'Completed',
  CANCELLED: 'Canceled',
}

/** What people read. */
export const campaignStatusLabels: Readonly<Record<CampaignStatus, string>> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Submitted',
  ACKNOWLEDGED: 'Acknowledged',
  APPROVED: 'Approved',
  ACTIVE: 'Active',
  COMPLETED: 'Completed',
  CANCEL_REQUESTED: 'Cancel Requested',
  CANCELLED: 'Canceled',
  BULKREORDER: 'Bulk Reorder',
  RESERVED: 'Reserved',
}
