import type { Decision, Outcomes } from './decision.ts'

const OK = '200'
const CREATED = '201'
const GONE = '404 not-found'
const READERS = ['CAN_READ_CAMPAIGNS']
const CREATORS = ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']

// Columns:                own, below, beside, branch, brand, above, nowhere
const BELOW: Outcomes = [OK, OK, GONE, GONE, GONE, GONE, GONE]
const BRAND: Outcomes = [OK, OK, GONE, GONE, GONE, OK, GONE]
const NEW: Outcomes = [CREATED, CREATED, GONE, GONE, GONE, GONE, GONE]
// The dealers of released children may also read the metro campaign; an unreleased child is only
// read by people above its dealer.
const PARENT: Outcomes = [OK, OK, GONE, GONE, GONE, OK, GONE]
const UNRELEASED: Outcomes = [GONE, OK, GONE, GONE, GONE, GONE, GONE]
const METRO = {
  releasedParent: {
    needs: ['CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
    refused: '403 campaign.several-dealers-only',
  },
}

/** Of the decision table: what people may do with campaigns. */
export const DECISIONS_ON_CAMPAIGNS: Readonly<Record<string, Decision>> = {
  'campaigns.search': { needs: READERS, by: { market: BELOW, brand: BRAND } },
  'home.read': { needs: READERS, by: { market: BELOW, brand: BRAND } },
  'campaigns.calendar': { needs: READERS, by: { market: BELOW, brand: BRAND } },
  'campaigns.enrollment': { needs: READERS, by: { market: BELOW, brand: BRAND } },
  'campaigns.favorite': {
    needs: READERS,
    by: { campaign: BELOW, unreleasedChild: UNRELEASED },
  },
  'campaigns.unfavorite': { needs: READERS, by: { campaign: BELOW } },
  'campaigns.create': {
    needs: CREATORS,
    also: READERS,
    by: { market: NEW, template: [CREATED, GONE, GONE, GONE, GONE, CREATED, GONE] },
  },
  'campaigns.validateName': { needs: CREATORS, by: { campaign: BELOW, market: BELOW } },
  'campaigns.validateMetroName': { needs: CREATORS, by: { campaign: BELOW } },
  'campaigns.read': {
    needs: READERS,
    by: { campaign: BELOW, releasedParent: PARENT, unreleasedChild: UNRELEASED },
  },
  'campaigns.picture': {
    needs: READERS,
    by: { campaign: BELOW, releasedParent: PARENT, unreleasedChild: UNRELEASED },
  },
  'campaigns.update': {
    needs: CREATORS,
    by: { campaign: BELOW, unreleasedChild: UNRELEASED },
  },
  'campaigns.updateStep': { needs: CREATORS, by: { campaign: BELOW } },
  'campaigns.saveAsDraft': {
    needs: CREATORS,
    found: METRO,
    by: { campaign: BELOW, releasedParent: BELOW },
  },
  'campaigns.delete': {
    needs: CREATORS,
    found: METRO,
    by: { campaign: BELOW, releasedParent: BELOW },
  },
}
