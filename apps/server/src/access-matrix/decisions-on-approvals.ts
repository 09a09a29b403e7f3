import type { Decision, Outcomes } from './decision-table.ts'

const OK = '200'
const MADE = '201'
const GONE = '404 not-found'
const READERS = ['CAN_READ_CAMPAIGNS']
const MAKERS = ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']

// Columns:                own, below, beside, branch, brand, above, nowhere
const BELOW: Outcomes = [OK, OK, GONE, GONE, GONE, GONE, GONE]
const NEW: Outcomes = [MADE, MADE, GONE, GONE, GONE, GONE, GONE]
// Dealers read of a metro campaign what their released children tell.
const PARENT: Outcomes = [OK, OK, GONE, GONE, GONE, OK, GONE]

/** Of the decision table: who reads what happened to campaigns, and who decides on them. */
export const DECISIONS_ON_APPROVALS: Readonly<Record<string, Decision>> = {
  'approvals.timeline': { needs: READERS, by: { campaign: BELOW, releasedParent: PARENT } },
  'approvals.comment': { needs: MAKERS, by: { campaign: NEW, releasedParent: NEW } },
}
