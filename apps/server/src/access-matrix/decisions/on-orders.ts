import type { Decision, Outcomes } from './decision.ts'

const OK = '200'
const GONE = '404 not-found'
const READERS = ['CAN_READ_CAMPAIGNS']
const ORDERERS = ['CAN_SUBMIT_ORDER']
const CREATORS = ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']
// The planted campaigns are far from complete, so this refusal shows that a caller got past the
// access checks.
const LACKING = '409 order.incomplete'
const NOT_METRO = '409 order.not-metro'
const DRAFT = '409 campaign.cannot-cancel'

// Columns:                own, below, beside, branch, brand, above, nowhere
const BELOW: Outcomes = [OK, OK, GONE, GONE, GONE, GONE, GONE]
const BRAND: Outcomes = [OK, OK, GONE, GONE, GONE, OK, GONE]
const REQUESTED: Outcomes = [LACKING, LACKING, GONE, GONE, GONE, GONE, GONE]

/** Of the decision table: who orders, submits and cancels, and who reads orders. */
export const DECISIONS_ON_ORDERS: Readonly<Record<string, Decision>> = {
  'orders.create': { needs: ORDERERS, by: { campaign: REQUESTED } },
  'orders.submit': { needs: ORDERERS, by: { campaign: REQUESTED } },
  'orders.submitMetro': {
    needs: ORDERERS,
    by: { campaign: [NOT_METRO, NOT_METRO, GONE, GONE, GONE, GONE, GONE] },
  },
  'orders.read': { needs: READERS, by: { order: BELOW } },
  'orders.ofCampaign': { needs: READERS, by: { campaign: BELOW } },
  'orders.closeMailings': { needs: READERS, by: { market: BELOW, brand: BRAND } },
  'orders.form': { needs: READERS, by: { order: BELOW } },
  'orders.cancel': {
    needs: CREATORS,
    by: { campaign: [DRAFT, DRAFT, GONE, GONE, GONE, GONE, GONE] },
  },
}
