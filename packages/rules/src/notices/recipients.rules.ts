import { contains, type MarketPath, type Permission, type UserLevel } from '../access/index.ts'
import type { EventAction } from '../approvals/index.ts'
import { campaignPhases, mayApprove, mayRelease, type CampaignStatus } from '../campaigns/index.ts'
import type { Category } from '../templates/index.ts'
import type { NoticeKind } from './kinds.rules.ts'
import type { WaveNoticeKind } from './waves.rules.ts'

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
  category: Category
  /** Of a metro campaign: its dealers see their part already. */
  isReleased: boolean
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

/** The notices of each event. */
const NOTICES: Readonly<Record<EventAction, readonly EventNotice[]>> = {
  create: [],
  reorder: [],
  'take-version': [],
  'save-as-draft': [],
  withdraw: [],
  submit: [{ kind: 'waiting' }],
  'start-review': [],
  approve: [{ kind: 'approved' }, { kind: 'to-release' }],
  // Its text says from which day to which.
  postpone: [{ kind: 'comment' }],
  reject: [{ kind: 'rejected' }],
  start: [],
  complete: [],
  cancel: [{ kind: 'cancelled' }],
  'request-cancel': [{ kind: 'cancel-asked' }],
  'confirm-cancel': [{ kind: 'cancelled' }],
  'decline-cancel': [{ kind: 'cancelled' }],
  release: [{ kind: 'released', needs: 'people-released-to' }],
  delete: [],
  comment: [{ kind: 'comment', needs: 'speakers' }],
}

export const peopleNeededFor = (action: EventAction): EventNotice['needs'] =>
  NOTICES[action].find(({ needs }) => needs !== undefined)?.needs

interface PeopleAround {
  /** Every person whose home is the campaign's market or above it. */
  above: readonly Reader[]
  /** The people who have commented on it. */
  speakers: readonly number[]
  /** The people at the markets that it was released to. */
  releasedTo: readonly number[]
}

/** Who gets which notices of an event; the person who caused it gets none. */
export const notifiedOf = (
  { action, personKey }: Happening,
  campaign: Concerning,
  around: PeopleAround,
): Notified[] =>
  NOTICES[action].flatMap(({ kind }) => {
    const people = new Set(READERS[kind](campaign, around).filter((key) => key !== personKey))
    return people.size === 0 ? [] : [{ kind, people: [...people] }]
  })

/** Who gets a notice of what a campaign sends; the person who moved it gets none. */
export const notifiedOfWave = (
  kind: WaveNoticeKind,
  campaign: Concerning,
  { above, movedBy }: Pick<PeopleAround, 'above'> & { movedBy: number | null },
): number[] => {
  const people = READERS[kind](campaign, { above, speakers: [], releasedTo: [] })
  return [...new Set(people.filter((key) => key !== movedBy))]
}

type Readers = (campaign: Concerning, around: PeopleAround) => readonly number[]

const approvers: Readers = (campaign, { above }) => approversOf(campaign, above)
const releasers: Readers = (campaign, { above }) => releasersOf(campaign, above)
const makers: Readers = (campaign) => makersOf(campaign)
const makersAndApprovers: Readers = (campaign, { above }) => [
  ...makersOf(campaign),
  ...approversOf(campaign, above),
]

/** Whom each kind of notice concerns. */
const READERS: Readonly<Record<NoticeKind, Readers>> = {
  waiting: approvers,
  'cancel-asked': approvers,
  approved: makers,
  'to-release': releasers,
  rejected: makers,
  cancelled: makers,
  released: (_, { releasedTo }) => releasedTo,
  comment: (campaign, { above, speakers }) => [
    ...makersOf(campaign),
    ...speakers,
    ...(isWaiting(campaign) ? approversOf(campaign, above) : []),
  ],
  deadline: (campaign, { above }) => remindedOf(campaign, above),
  'season-opened': (campaign, { above }) => customizersOf(campaign, above),
  'season-closing': (campaign, { above }) => customizersOf(campaign, above),
  'wave-started': makers,
  'wave-ended': makers,
  'wave-stopped': makersAndApprovers,
  'wave-waits': makersAndApprovers,
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
  return lowestOf(eligible)
}

/** Who shows an approved metro campaign to its dealers: those who may, at the lowest place that has one. */
function releasersOf(
  { path, category, isReleased, submittedBy }: Concerning,
  above: readonly Reader[],
): number[] {
  if (isReleased) return []
  const standing = { category, submittedBy, parentCampaignKey: null }
  const eligible = above.filter(
    (one) =>
      contains(one.path, path) &&
      mayRelease(standing, { keys: [one.key], level: one.level, permissions: one.permissions }).ok,
  )
  return lowestOf(eligible)
}

function lowestOf(people: readonly Reader[]): number[] {
  const lowest = Math.max(...people.map((one) => one.path.length))
  return people.filter((one) => one.path.length === lowest).map(({ key }) => key)
}

/** Whom a near last day concerns: the creators of a draft, and of a waiting campaign also its approvers. */
export function remindedOf(campaign: Concerning, above: readonly Reader[]): number[] {
  const people = makersOf(campaign)
  return [...new Set(isWaiting(campaign) ? [...people, ...approversOf(campaign, above)] : people)]
}

/** Who may customize a season: its makers, and the people of its dealer, also where staff enrolled them. */
export function customizersOf(campaign: Concerning, above: readonly Reader[]): number[] {
  const ofDealer = above.filter(
    ({ path, permissions }) => path === campaign.path && permissions.includes('CAN_SUBMIT_ORDER'),
  )
  return [...new Set([...makersOf(campaign), ...ofDealer.map(({ key }) => key)])]
}
