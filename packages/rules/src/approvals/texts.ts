import type { EventAction } from './timeline.rules.ts'

/** What happened to a campaign, as its timeline says it. */
export const eventTexts: Readonly<Record<EventAction, string>> = {
  create: 'Created',
  reorder: 'Reordered from an earlier campaign',
  'save-as-draft': 'Kept as a draft',
  withdraw: 'Order withdrawn',
  submit: 'Submitted',
  'start-review': 'Review started',
  approve: 'Approved',
  reject: 'Rejected',
  start: 'First wave started',
  complete: 'Completed',
  cancel: 'Canceled',
  'request-cancel': 'Cancellation requested',
  'confirm-cancel': 'Cancellation confirmed',
  'decline-cancel': 'Cancellation declined',
  release: 'Released to dealers',
  delete: 'Deleted',
  comment: 'Comment',
}

export const touchpointText = (name: string, happened: string): string =>
  `Touchpoint “${name}”: ${happened.toLowerCase()}`
