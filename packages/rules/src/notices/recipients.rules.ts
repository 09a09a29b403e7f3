import { contains, type MarketPath, type Permission, type UserLevel } from '../access/index.ts'
import type { EventAction } from '../approvals/index.ts'
import { campaignPhases, mayApprove, type CampaignStatus } from '../campaigns/index.ts'
import type { NoticeKind } from './kinds.rules.ts'

/** A person who may sign in, at their home. */
export interface Reader {
  key: number
  level: UserLevel
  permissions: readonly Permission[]
  path: MarketPath
}

/** The facts about a campaign that decide whom it concerns. */
export interface Concerning {
  path: MarketPath
  status: CampaignStatus
  createdBy: number
  submittedBy: number | null
}

/** What happened to it. */
export interface Happening {
  action: EventAction
  personKey: number | null
}

export interface Notified {
  kind: NoticeKind
  people: readonly number[]
}

/** A notice, and the people that have to be loaded to know who gets it. */
interface EventNotice {
  kind: NoticeKind
  needs?: 'speakers' | 'people-released-to'
}

/** The notice for each event; null: no notice. */
const NOTICES: Readonly<Record<EventAction, EventNotice | null>> = {
  create: null,
  reorder: null,
  'save-as-draft': null,
  withdraw: null,
  submit: { kind: 'waiting' },
  'start-review': null,
  approve: { kind: 'approved' },
  // Its text says from which day to which.
  postpone: { kind: 'comment' },
  reject: { kind: 'rejected' },
  start: null,
  complete: null,
  cancel: { kind: 'cancelled' },
  'request-cancel': { kind: 'cancel-asked' },
  'confirm-cancel': { kind: 'cancelled' },
  'decline-cancel': { kind: 'cancelled' },
  release: { kind: 'released', needs: 'people-released-to' },
  delete: null,
  comment: { kind: 'comment', needs: 'speakers' },
}

export const peopleNeededFor = (action: EventAction): EventNotice['needs'] => NOTICES[action]?.needs

interface Known {
  /** Every person whose home is the campaign's market or above it. */
  above: readonly Reader[]
  /** The people who have commented on it. */
  speakers: readonly number[]
  /** The people at the markets that it was released to. */
  releasedTo: readonly number[]
}

/** Who gets a notice of an event; the person who caused it gets none. */
export function notifiedOf(
  { action, personKey }: Happening,
  campaign: Concerning,
  known: Known,
): Notified | undefined {
  const kind = NOTICES[action]?.kind
  if (!kind) return undefined
  const people = READERS[kind](campaign, known)
  return { kind, people: [...new Set(people)].filter((key) => key !== personKey) }
}

type Readers = (campaign: Concerning, known: Known) => readonly number[]

const approvers: Readers = (campaign, { above }) => approversOf(campaign, above)
const makers: Readers = (campaign) => makersOf(campaign)

/** Whom each kind of notice concerns. */
const READERS: Readonly<Record<NoticeKind, Readers>> = {
  waiting: approvers,
  'cancel-asked': approvers,
  approved: makers,
  rejected: makers,
  cancelled: makers,
  released: (_, { releasedTo }) => releasedTo,
  comment: (campaign, { above, speakers }) => [
    ...makersOf(campaign),
    ...speakers,
    ...(isWaiting(campaign) ? approversOf(campaign, above) : []),
  ],
  deadline: (campaign, { above }) => remindedOf(campaign, above),
}

const isWaiting = ({ status }: Concerning) => campaignPhases[status] === 'waiting'

const makersOf = ({ createdBy, submittedBy }: Concerning): number[] => [
  createdBy,
  ...(submittedBy === null ? [] : [submittedBy]),
]

/**
 * Who decides about a campaign: the people at the lowest place, at or above its market, that has one
 * who may. People never decide about their own.
 */
export function approversOf(
  { path, submittedBy }: Pick<Concerning, 'path' | 'submittedBy'>,
  above: readonly Reader[],
): number[] {
  const eligible = above.filter(
    (one) => contains(one.path, path) && mayApprove(one).ok && one.key !== submittedBy,
  )
  const lowest = Math.max(...eligible.map((one) => one.path.length))
  return eligible.filter((one) => one.path.length === lowest).map(({ key }) => key)
}

/** Whom a near last day concerns: the creators of a draft, and of a waiting campaign also its approvers. */
export function remindedOf(campaign: Concerning, above: readonly Reader[]): number[] {
  const people = makersOf(campaign)
  return [...new Set(isWaiting(campaign) ? [...people, ...approversOf(campaign, above)] : people)]
}
