import type { Decision, Outcomes } from './decision.ts'

const OK = '200'
const GONE = '404 not-found'
const SEARCHERS = ['CAN_SEARCH_AUDIENCE']
const READERS = ['CAN_READ_CAMPAIGNS']

// Columns:                own, below, beside, branch, brand, above, nowhere
const BELOW: Outcomes = [OK, OK, GONE, GONE, GONE, GONE, GONE]
const ABOVE: Outcomes = [OK, OK, GONE, GONE, GONE, OK, GONE]
// People who save an audience need the permission to create campaigns.
const CREATORS = {
  campaign: {
    needs: ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
    refused: '403 audience.save-denied',
  },
}

/** Of the decision table: who counts audiences, reads them and saves them. */
export const DECISIONS_ON_AUDIENCE: Readonly<Record<string, Decision>> = {
  'audience.search': {
    needs: SEARCHERS,
    by: { market: BELOW, template: ABOVE, campaign: BELOW },
  },
  'audience.searchAnnual': { needs: SEARCHERS, by: { year: BELOW, campaign: BELOW } },
  'audience.estimates': { needs: READERS, by: { market: BELOW, template: ABOVE } },
  'audience.members': {
    needs: READERS,
    by: { market: BELOW, template: ABOVE, campaign: BELOW },
  },
  'audience.member': { needs: READERS, by: { dealer: BELOW } },
  'audience.recipient': { needs: SEARCHERS, by: { campaign: BELOW } },
  'audience.monthlyEstimate': { needs: READERS, by: { campaign: BELOW } },
  'audience.readSelection': { needs: READERS, by: { campaign: BELOW } },
  'audience.saveSelection': { needs: SEARCHERS, by: { campaign: BELOW }, found: CREATORS },
  'audience.saveAnnual': { needs: SEARCHERS, by: { campaign: BELOW }, found: CREATORS },
}
