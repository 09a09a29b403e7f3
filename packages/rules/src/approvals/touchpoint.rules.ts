import {
  isOwnOrder,
  mayApprove,
  type CampaignStatus,
  type Moving,
  type StepStatus,
} from '../campaigns/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'

interface Changed {
  step: { status: StepStatus }
  campaign: { status: CampaignStatus; parentCampaignKey: number | null }
  /** The person who submitted the change. */
  submittedBy: number | null
}

export type TouchpointRefusal =
  | 'campaign.not-an-approver'
  | 'campaign.own-order'
  | 'campaign.follows-parent'
  | 'touchpoint.not-pending'

/** What runs, and the season of a year that is customized before it begins. */
const TAKES_CHANGES: readonly CampaignStatus[] = ['ACTIVE', 'RESERVED']

/** May its touchpoints be decided about one by one? */
export const hasTouchpointsDecided = ({ status }: Pick<Changed['campaign'], 'status'>): boolean =>
  TAKES_CHANGES.includes(status)

/**
 * A touchpoint that was changed while its campaign runs waits for a decision of its own. What was
 * approved of it before runs until then.
 */
export function decideTouchpoint(
  decision: 'approve' | 'reject',
  { step, campaign, submittedBy }: Changed,
  person: Moving,
): Result<StepStatus, TouchpointRefusal> {
  if (campaign.parentCampaignKey !== null) return refuse('campaign.follows-parent')
  const approving = mayApprove(person)
  if (!approving.ok) return approving
  const isLifted = person.permissions.includes('CAN_PERFORM_ADMIN_OPERATIONS')
  if (isOwnOrder({ submittedBy }, person) && !isLifted) return refuse('campaign.own-order')
  if (!hasTouchpointsDecided(campaign) || step.status !== 'PENDING')
    return refuse('touchpoint.not-pending')
  return accept(decision === 'approve' ? 'APPROVED' : 'DRAFT')
}
