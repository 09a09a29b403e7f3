import type { Decision, Outcomes } from './decision.ts'

const OK = '200'
const CREATED = '201'
const GONE = '404 not-found'
const READERS = ['CAN_READ_CAMPAIGNS']
const CREATORS = ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']

const SEARCHERS = ['CAN_SEARCH_AUDIENCE']
const ORDERERS = ['CAN_SUBMIT_ORDER']
const RELEASERS = ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']
const ADMIN = ['CAN_PERFORM_ADMIN_OPERATIONS']
const NOT_NATIONAL = '403 sending.not-national'
const STAFF_ONLY = '403 campaign.not-an-approver'

// The planted orders no longer match their campaigns, so this refusal shows that a caller got past
// the access checks.
const NOT_SO = '409 order.changed-since'

// Columns:                own, below, beside, branch, brand, above, nowhere
const BELOW: Outcomes = [OK, OK, GONE, GONE, GONE, GONE, GONE]
const REQUESTED: Outcomes = [NOT_SO, NOT_SO, GONE, GONE, GONE, GONE, GONE]
// It is mailed on a day that is not closed.
const OPEN = '409 mail-date.not-closed'
const OPEN_DAY: Outcomes = [OPEN, OPEN, GONE, GONE, GONE, GONE, GONE]
const NONE = '409 sending.not-halted'
const NONE_HALTED: Outcomes = [NONE, NONE, NONE, NONE, NONE, NONE, NONE]
const HINT: Outcomes = [OK, OK, OK, OK, OK, OK, OK]
const BRAND: Outcomes = [OK, OK, GONE, GONE, GONE, OK, GONE]
const HIDDEN: Outcomes = [GONE, GONE, GONE, GONE, GONE, GONE, GONE]
const NEW: Outcomes = [CREATED, CREATED, GONE, GONE, GONE, GONE, GONE]
// Dealers read the timeline of a metro campaign through their released children.
const PARENT: Outcomes = [OK, OK, GONE, GONE, GONE, OK, GONE]

/** Of the decision table: who reads what happened to campaigns and what they send, and who decides on them. */
export const DECISIONS_ON_APPROVALS: Readonly<Record<string, Decision>> = {
  'approvals.review': { needs: READERS, by: { campaign: BELOW } },
  'approvals.timeline': { needs: READERS, by: { campaign: BELOW, releasedParent: PARENT } },
  'approvals.search': { needs: ORDERERS, by: { market: BELOW, brand: BRAND } },
  'approvals.count': { needs: ORDERERS, by: { market: HINT, brand: HINT } },
  'approvals.acknowledge': { needs: ORDERERS, dealers: STAFF_ONLY, by: { submitted: BELOW } },
  'approvals.approve': { needs: ORDERERS, dealers: STAFF_ONLY, by: { submitted: REQUESTED } },
  'approvals.reject': { needs: ORDERERS, dealers: STAFF_ONLY, by: { submitted: BELOW } },
  'approvals.approveTouchpoints': {
    needs: ORDERERS,
    dealers: STAFF_ONLY,
    by: { changedStep: BELOW },
  },
  'approvals.rejectTouchpoints': {
    needs: ORDERERS,
    dealers: STAFF_ONLY,
    by: { changedStep: BELOW },
  },
  'approvals.release': {
    needs: RELEASERS,
    dealers: STAFF_ONLY,
    by: { releasedParent: BELOW },
    found: { releasedParent: { needs: ORDERERS, refused: STAFF_ONLY } },
  },
  'approvals.hit': { needs: ADMIN, by: { brand: BRAND } },
  'approvals.postpone': { needs: ORDERERS, dealers: STAFF_ONLY, by: { submitted: OPEN_DAY } },
  'approvals.confirmCancel': { needs: ORDERERS, dealers: STAFF_ONLY, by: { ending: BELOW } },
  'approvals.declineCancel': { needs: ORDERERS, dealers: STAFF_ONLY, by: { ending: BELOW } },
  'sendings.ofCampaign': { needs: READERS, by: { campaign: BELOW, releasedParent: PARENT } },
  'sendings.search': { needs: READERS, by: { market: BELOW, brand: BRAND } },
  // What is selected says nothing: it is about all that the caller sees.
  'sendings.halt': {
    needs: ORDERERS,
    belowBrands: NOT_NATIONAL,
    by: { market: HINT, brand: HINT },
  },
  'sendings.lift': {
    needs: ORDERERS,
    belowBrands: NOT_NATIONAL,
    by: { market: NONE_HALTED, brand: NONE_HALTED },
  },
  'sendings.unsent': { needs: READERS, by: { sending: BELOW } },
  'sendings.decideUnknown': { needs: ORDERERS, dealers: STAFF_ONLY, by: { sending: BELOW } },
  'sendings.pauseDaily': { needs: ORDERERS, by: { running: BELOW } },
  // The same picture for everybody, whatever the name.
  'sendings.opened': { needs: [], by: { name: HINT } },
  'sendings.move': { needs: ORDERERS, by: { running: BELOW } },
  'printPackages.list': {
    needs: ORDERERS,
    dealers: STAFF_ONLY,
    by: { market: BELOW, brand: BRAND },
  },
  'printPackages.read': { needs: ORDERERS, dealers: STAFF_ONLY, by: { printPackage: BELOW } },
  'printPackages.take': { needs: ORDERERS, dealers: STAFF_ONLY, by: { printPackage: BELOW } },
  'printPackages.tryAnswer': { needs: ORDERERS, dealers: STAFF_ONLY, by: { printPackage: BELOW } },
  'printPackages.importAnswer': {
    needs: ORDERERS,
    dealers: STAFF_ONLY,
    by: { printPackage: BELOW },
  },
  'audienceFiles.list': {
    needs: ORDERERS,
    dealers: STAFF_ONLY,
    by: { market: BELOW, brand: BRAND },
  },
  'audienceFiles.read': { needs: ORDERERS, dealers: STAFF_ONLY, by: { audienceFile: BELOW } },
  'audienceFiles.take': { needs: ORDERERS, dealers: STAFF_ONLY, by: { audienceFile: BELOW } },
  // A link that is not signed shows nothing to anybody.
  'audienceFiles.file': { needs: [], by: { audienceFile: HIDDEN } },
  'printPackages.file': { needs: [], by: { printPackage: HIDDEN } },
  'rehearsals.latest': { needs: READERS, by: { campaign: BELOW, releasedParent: PARENT } },
  'rehearsals.start': { needs: READERS, by: { campaign: BELOW } },
  'rehearsals.remove': { needs: READERS, by: { campaign: BELOW } },
  // What customers get names them.
  'rehearsals.openPiece': {
    needs: READERS,
    by: { seedPiece: BELOW, customerPiece: BELOW },
    found: { customerPiece: { needs: SEARCHERS, refused: '403 rehearsal.no-names' } },
  },
  'rehearsals.document': { needs: [], by: { seedPiece: HIDDEN } },
  'approvals.comment': { needs: CREATORS, by: { campaign: NEW, releasedParent: NEW } },
}
