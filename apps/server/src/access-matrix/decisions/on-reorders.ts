import type { Decision, Outcomes } from './decision.ts'

const OK = '200'
const CREATED = '201'
const GONE = '404 not-found'
const CREATORS = ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']
const READERS = ['CAN_READ_CAMPAIGNS']
const STAFF = ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']

// Columns:                own, below, beside, branch, brand, above, nowhere
const BELOW: Outcomes = [OK, OK, GONE, GONE, GONE, GONE, GONE]
const BRAND: Outcomes = [OK, OK, GONE, GONE, GONE, OK, GONE]
const NEW: Outcomes = [CREATED, CREATED, GONE, GONE, GONE, GONE, GONE]

/** Of the decision table: who reorders campaigns, and who takes a newer version of their template. */
export const DECISIONS_ON_REORDERS: Readonly<Record<string, Decision>> = {
  'reorders.reorder': { needs: CREATORS, by: { campaign: NEW } },
  'reorders.reorderForMarket': { needs: CREATORS, by: { campaign: NEW, market: NEW } },
  'reorders.differences': { needs: STAFF, by: { campaign: BELOW, market: BELOW } },
  'reorders.start': { needs: STAFF, by: { campaign: NEW, market: NEW } },
  'reorders.search': { needs: STAFF, by: { market: BELOW, brand: BRAND } },
  'reorders.read': { needs: STAFF, by: { bulk: BELOW } },
  'reorders.searchItems': { needs: STAFF, by: { bulk: BELOW } },
  'reorders.retry': { needs: STAFF, by: { bulk: BELOW } },
  'newerVersions.read': { needs: READERS, by: { campaign: BELOW } },
  'newerVersions.take': { needs: CREATORS, by: { campaign: BELOW } },
}
