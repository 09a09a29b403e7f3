import { contains, type MarketPath, type Permission, type UserLevel } from '../access/index.ts'
import { mayApprove, type CampaignAction, type CampaignStatus } from '../campaigns/index.ts'
import type { NoticeKind } from './kinds.rules.ts'

/** Somebody who may sign in, at their home. */
export interface Reader {
  key: number
  level: UserLevel
  permissions: readonly Permission[]
  path: MarketPath
}

/** A campaign, as far as it says whom it concerns. */
export interface Concerning {
  path: MarketPath
  status: CampaignStatus
  createdBy: number
  submittedBy: number | null
}

/** What happened to it. */
export interface Happening {
  action: CampaignAction | 'create' | 'comment' | 'reorder'
  personKey: number | null
}

export interface Told {
  kind: NoticeKind
  people: readonly number[]
}

/** What each move is to those who hear of it; of other moves nobody is told. */
const KIND_OF: Readonly<Partial<Record<Happening['action'], NoticeKind>>> = {
  submit: 'waiting',
  'request-cancel': 'cancel-asked',
  approve: 'approved',
  reject: 'rejected',
  release: 'released',
  comment: 'comment',
  // In its words it says from which day to which.
  postpone: 'comment',
  cancel: 'cancelled',
  'confirm-cancel': 'cancelled',
  'decline-cancel': 'cancelled',
}

/** Who is told what of an event; who did it knows already. */
export function toldOf(
  { action, personKey }: Happening,
  campaign: Concerning,
  known: {
    /** Everybody whose home is the campaign's market or above it. */
    above: readonly Reader[]
    /** Whoever has said something about it. */
    speakers: readonly number[]
    /** At the markets that it was released to. */
    releasedTo: readonly number[]
  },
): Told | undefined {
  const kind = KIND_OF[action]
  if (!kind) return undefined
  const people = {
    waiting: () => approversOf(campaign, known.above),
    decided: () => makersOf(campaign),
    released: () => known.releasedTo,
    comment: () => [
      ...makersOf(campaign),
      ...known.speakers,
      ...(isWaiting(campaign) ? approversOf(campaign, known.above) : []),
    ],
  }[audienceOf(kind)]()
  return { kind, people: [...new Set(people)].filter((key) => key !== personKey) }
}

const audienceOf = (kind: NoticeKind) => {
  if (kind === 'waiting' || kind === 'cancel-asked') return 'waiting'
  return kind === 'released' || kind === 'comment' ? kind : 'decided'
}

const WAITING: readonly CampaignStatus[] = ['SUBMITTED', 'ACKNOWLEDGED']

const isWaiting = ({ status }: Concerning) => WAITING.includes(status)

const makersOf = ({ createdBy, submittedBy }: Concerning): number[] => [
  createdBy,
  ...(submittedBy === null ? [] : [submittedBy]),
]

/**
 * Who decides about a campaign: those at the lowest place at or above its market that has somebody who
 * may. Nobody decides about their own.
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

/** Whom a near last day concerns: the makers of a draft, and of what waits also those who decide. */
export function remindedOf(campaign: Concerning, above: readonly Reader[]): number[] {
  const people = makersOf(campaign)
  return [...new Set(isWaiting(campaign) ? [...people, ...approversOf(campaign, above)] : people)]
}
