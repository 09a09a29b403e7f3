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
