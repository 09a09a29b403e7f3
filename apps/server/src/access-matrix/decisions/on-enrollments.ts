import type { Decision, Outcomes } from './decision.ts'

const OK = '200'
const CREATED = '201'
const GONE = '404 not-found'
const STAFF = ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']

// Columns:                own, below, beside, branch, brand, above, nowhere
const BELOW: Outcomes = [OK, OK, GONE, GONE, GONE, GONE, GONE]
const NEW: Outcomes = [CREATED, CREATED, GONE, GONE, GONE, GONE, GONE]
// Of a template that the person reads; of each dealer the reply says whether it reaches them.
const READ: Outcomes = [OK, OK, GONE, GONE, GONE, OK, GONE]
const STARTED: Outcomes = [CREATED, CREATED, GONE, GONE, GONE, CREATED, GONE]

/** Of the decision table: who enrolls many dealers in a year at once. */
export const DECISIONS_ON_ENROLLMENTS: Readonly<Record<string, Decision>> = {
  'enrollments.tryOut': { needs: STAFF, by: { market: BELOW, template: READ } },
  'enrollments.start': { needs: STAFF, by: { market: NEW, template: STARTED } },
  'enrollments.search': { needs: STAFF, by: { market: BELOW, brand: READ } },
  'enrollments.read': { needs: STAFF, by: { bulk: BELOW } },
  'enrollments.searchDealers': { needs: STAFF, by: { bulk: BELOW } },
  'enrollments.retry': { needs: STAFF, by: { bulk: BELOW } },
}
