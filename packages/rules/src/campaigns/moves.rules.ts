import { may, type Permission, type UserLevel } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { hasTrait } from '../templates/index.ts'
import { CREATING_CAMPAIGNS, mayCreateCampaign } from './creating.rules.ts'
import type { Standing } from './standing.rules.ts'
import type { CampaignStatus } from './statuses.rules.ts'

/** Who carries a move out; waves are the program's. */
type Mover = 'maker' | 'orderer' | 'submitter' | 'approver' | 'releaser' | 'program'

interface Move {
  /**
   * `before`: the status from before the cancellation was requested; `same`: unchanged; null: the
   * campaign is deleted.
   */
  to: CampaignStatus | 'before' | 'same' | null
  by: Mover
}

/** Where each move leads, and whose it is: the server decides by it, the screens show and explain by it. */
export const CAMPAIGN_MOVES = {
  'save-as-draft': { to: 'DRAFT', by: 'maker' },
  withdraw: { to: 'DRAFT', by: 'submitter' },
  submit: { to: 'SUBMITTED', by: 'orderer' },
  'start-review': { to: 'ACKNOWLEDGED', by: 'approver' },
  approve: { to: 'APPROVED', by: 'approver' },
  // Another day is other content, so it has to be approved again.
  postpone: { to: 'SUBMITTED', by: 'approver' },
  reject: { to: 'DRAFT', by: 'approver' },
  start: { to: 'ACTIVE', by: 'program' },
  complete: { to: 'COMPLETED', by: 'program' },
  cancel: { to: 'CANCELLED', by: 'maker' },
  'request-cancel': { to: 'CANCEL_REQUESTED', by: 'maker' },
  'confirm-cancel': { to: 'CANCELLED', by: 'approver' },
  'decline-cancel': { to: 'before', by: 'approver' },
  release: { to: 'same', by: 'releaser' },
  delete: { to: null, by: 'maker' },
} as const satisfies Readonly<Record<string, Move>>

export type CampaignAction = keyof typeof CAMPAIGN_MOVES

/** The last of these says whether a draft that was submitted once came back, or was taken back. */
export const ROUND_OF_SUBMISSION = [
  'submit',
  'withdraw',
  'reject',
] as const satisfies readonly CampaignAction[]

const DECISIONS = ['approve', 'postpone', 'reject'] as const

/** The life of a campaign: which moves each status is left by, or survives. */
const MOVES_FROM: Readonly<Record<CampaignStatus, readonly CampaignAction[]>> = {
  DRAFT: ['save-as-draft', 'submit', 'release', 'delete'],
  SUBMITTED: ['withdraw', 'start-review', ...DECISIONS, 'cancel', 'release'],
  ACKNOWLEDGED: [...DECISIONS, 'cancel', 'release'],
  APPROVED: ['start', 'postpone', 'request-cancel', 'release'],
  ACTIVE: ['complete', 'request-cancel', 'release'],
  COMPLETED: ['release'],
  CANCEL_REQUESTED: ['confirm-cancel', 'decline-cancel', 'release'],
  CANCELLED: [],
  BULKREORDER: ['cancel', 'release', 'delete'],
  RESERVED: ['start', 'cancel', 'release'],
}

/** The rest is decided for the whole year: a season alone is only left out, or sent. */
const OF_ONE_SEASON: readonly CampaignAction[] = ['start', 'complete', 'cancel', 'request-cancel']

/** Keeping a draft as one; what is submitted is withdrawn. */
export const draftingOf = (status: CampaignStatus): 'withdraw' | 'save-as-draft' =>
  MOVES_FROM[status].includes('withdraw') ? 'withdraw' : 'save-as-draft'

/** For a running campaign a cancellation is requested; one that is not yet approved is canceled at once. */
export const cancellingOf = (status: CampaignStatus): 'request-cancel' | 'cancel' =>
  MOVES_FROM[status].includes('request-cancel') ? 'request-cancel' : 'cancel'

/** The facts about a campaign that decide on its moves. */
export interface Movable extends Standing {
  submittedBy: number | null
  /** The status from before its cancellation was requested. */
  statusBefore: CampaignStatus | null
}

/** The person who would move it. That the campaign lies in their scope has been checked before. */
export interface Moving {
  /** One for each of their homes: who submits in one of them does not approve in another. */
  keys: readonly number[]
  level: UserLevel
  permissions: readonly Permission[]
}

export type MoveRefusal<Action extends CampaignAction = CampaignAction> =
  | MoverRefusal
  | `campaign.cannot-${Action}`

type MoverRefusal =
  | 'campaign.not-a-maker'
  | 'campaign.not-an-orderer'
  | 'campaign.by-the-program'
  | 'campaign.several-dealers-only'
  | 'campaign.follows-parent'
  | 'campaign.follows-enrollment'
  | 'campaign.not-a-metro-campaign'
  | 'campaign.not-an-approver'
  | 'campaign.own-order'
  | 'campaign.not-the-submitter'

/** The new status of a campaign after an action of this person: null when it is deleted. */
export function moveCampaign<Action extends CampaignAction>(
  action: Action,
  campaign: Movable,
  person: Moving,
): Result<CampaignStatus | null, MoveRefusal<Action>> {
  const { to, by }: Move = CAMPAIGN_MOVES[action]
  if (campaign.parentCampaignKey !== null) return refuse('campaign.follows-parent')
  const isSeason = campaign.annualCampaignKey !== null
  if (isSeason && !OF_ONE_SEASON.includes(action)) return refuse('campaign.follows-enrollment')
  const mover = movers[by](campaign, person)
  if (!mover.ok) return mover
  if (!MOVES_FROM[campaign.status].includes(action)) return refuse(`campaign.cannot-${action}`)
  if (to === 'before') return accept(campaign.statusBefore ?? 'APPROVED')
  return accept(to === 'same' ? campaign.status : to)
}

type Judged = Pick<Movable, 'category' | 'parentCampaignKey' | 'submittedBy'>

type Judge = (campaign: Judged, person: Moving) => Result<true, MoverRefusal>

const maker: Judge = (campaign, { permissions }) => {
  const making = may(permissions, CREATING_CAMPAIGNS)
  return making.ok ? mayCreateCampaign(permissions, campaign) : refuse('campaign.not-a-maker')
}

const orderer: Judge = (campaign, { permissions }) =>
  permissions.includes('CAN_SUBMIT_ORDER')
    ? mayCreateCampaign(permissions, campaign)
    : refuse('campaign.not-an-orderer')

export const isOwnOrder = (
  { submittedBy }: Pick<Movable, 'submittedBy'>,
  { keys }: Pick<Moving, 'keys'>,
): boolean => submittedBy !== null && keys.includes(submittedBy)

const submitter: Judge = (campaign, person) =>
  isOwnOrder(campaign, person) ? accept(true) : refuse('campaign.not-the-submitter')

const approver: Judge = (campaign, person) => {
  const approving = mayApprove(person)
  if (!approving.ok) return approving
  const isLifted = person.permissions.includes('CAN_PERFORM_ADMIN_OPERATIONS')
  return isOwnOrder(campaign, person) && !isLifted ? refuse('campaign.own-order') : accept(true)
}

/** Who shows a metro campaign to its dealers: who could approve it, and could make one. */
export const mayRelease: Judge = (campaign, person) => {
  if (!hasTrait(campaign.category, 'several-dealers'))
    return refuse('campaign.not-a-metro-campaign')
  const approving = approver(campaign, person)
  return approving.ok ? mayCreateCampaign(person.permissions, campaign) : approving
}

const movers: Readonly<Record<Mover, Judge>> = {
  maker,
  orderer,
  submitter,
  approver,
  releaser: mayRelease,
  program: () => refuse('campaign.by-the-program'),
}

/** Staff above the dealers who may order themselves; which orders they decide depends on their scope. */
export function mayApprove({
  level,
  permissions,
}: Pick<Moving, 'level' | 'permissions'>): Result<true, 'campaign.not-an-approver'> {
  const isApprover = level !== 'DEALER' && permissions.includes('CAN_SUBMIT_ORDER')
  return isApprover ? accept(true) : refuse('campaign.not-an-approver')
}
