import type { Decision, Outcomes } from './decision.ts'

const OK = '200'
const CREATED = '201'
const GONE = '404 not-found'
const READERS = ['CAN_READ_CAMPAIGNS']
const CREATORS = ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']
// The planted enrollments are far from complete, so this refusal shows that a caller got past the
// access checks.
const LACKING = '409 order.incomplete'

// Columns:                own, below, beside, branch, brand, above, nowhere
const BELOW: Outcomes = [OK, OK, GONE, GONE, GONE, GONE, GONE]
const NEW: Outcomes = [CREATED, CREATED, GONE, GONE, GONE, GONE, GONE]
// Of a template that reaches the dealer below the person's home.
const REACHING: Outcomes = [OK, GONE, GONE, GONE, GONE, OK, GONE]
const REQUESTED: Outcomes = [LACKING, LACKING, GONE, GONE, GONE, GONE, GONE]

const CHECKED = { needs: CREATORS, by: { market: BELOW, template: REACHING } }

/** Of the decision table: who enrolls dealers in a year, and works on its seasons. */
export const DECISIONS_ON_ANNUAL: Readonly<Record<string, Decision>> = {
  'annual.validateSeasonal': CHECKED,
  'annual.validateAnnual': CHECKED,
  'annual.seasonalBeforeAnnual': CHECKED,
  'annual.annualBeforeSeasonal': CHECKED,
  'annual.annualExists': CHECKED,
  'annual.isAnnual': { needs: READERS, by: { campaign: BELOW, market: BELOW } },
  'annual.create': {
    needs: CREATORS,
    also: READERS,
    by: { market: NEW, template: [CREATED, GONE, GONE, GONE, GONE, CREATED, GONE] },
  },
  'annual.saveStarted': { needs: CREATORS, also: READERS, by: { market: BELOW } },
  'annual.update': { needs: CREATORS, also: READERS, by: { campaign: BELOW } },
  'annual.updateStep': { needs: CREATORS, also: READERS, by: { season: BELOW } },
  'annual.searchYears': { needs: READERS, by: { market: BELOW, template: REACHING } },
  'annual.read': { needs: READERS, by: { campaign: BELOW } },
  'orders.createAnnual': { needs: ['CAN_SUBMIT_ORDER'], by: { campaign: REQUESTED } },
  'orders.submitAnnual': { needs: ['CAN_SUBMIT_ORDER'], by: { campaign: REQUESTED } },
}
