/** The kinds of notices, in the order in which people choose them. */
export const NOTICE_KINDS = [
  'waiting',
  'cancel-asked',
  'approved',
  'to-release',
  'rejected',
  'cancelled',
  'released',
  'comment',
  'deadline',
  'season-opened',
  'season-closing',
  'wave-started',
  'wave-ended',
  'wave-stopped',
  'wave-waits',
] as const

export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** How a person is notified of a kind. */
export interface NoticeChoice {
  inProduct: boolean
  byEmail: boolean
}

/** The default: both. */
export const CHOSEN_FOR_ALL: NoticeChoice = { inProduct: true, byEmail: true }

/** Does the notice wait for a decision, or a release? It then links to the page where that is made. */
export const needsDecision = (kind: NoticeKind): boolean => NEEDS_DECISION[kind]

const NEEDS_DECISION: Readonly<Record<NoticeKind, boolean>> = {
  waiting: true,
  'cancel-asked': true,
  approved: false,
  'to-release': true,
  rejected: false,
  cancelled: false,
  released: false,
  comment: false,
  deadline: false,
  'season-opened': false,
  'season-closing': false,
  'wave-started': false,
  'wave-ended': false,
  'wave-stopped': false,
  'wave-waits': false,
}
