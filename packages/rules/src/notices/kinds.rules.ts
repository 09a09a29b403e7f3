/** What people are told of, in the order in which they choose. */
export const NOTICE_KINDS = [
  'waiting',
  'cancel-asked',
  'approved',
  'rejected',
  'cancelled',
  'released',
  'comment',
  'deadline',
] as const

export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** How somebody wants to be told of a kind. */
export interface NoticeChoice {
  inProduct: boolean
  byEmail: boolean
}

/** For whoever has not said otherwise: both. */
export const CHOSEN_FOR_ALL: NoticeChoice = { inProduct: true, byEmail: true }

/** Whoever is told so decides: they are led to where that is done. */
export const needsDecision = (kind: NoticeKind): boolean => NEEDS_DECISION[kind]

const NEEDS_DECISION: Readonly<Record<NoticeKind, boolean>> = {
  waiting: true,
  'cancel-asked': true,
  approved: false,
  rejected: false,
  cancelled: false,
  released: false,
  comment: false,
  deadline: false,
}
