export const eventExample = {
  key: 3,
  at: '2027-03-02T15:00:00.000Z',
  action: 'reject' as const,
  step: null,
  market: null,
  by: 'Dana Whitfield',
  from: 'SUBMITTED' as const,
  to: 'DRAFT' as const,
  words: 'Please take the second coupon off.',
}

const hashExample = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9'

export const lookedAtExample = [7, 8].map((itemKey) => ({ itemKey, contentHash: hashExample }))

/** One that was decided, and one where another approver was faster. */
export const resultsExample = {
  results: [
    { itemKey: 7, ok: true as const },
    {
      itemKey: 8,
      ok: false as const,
      code: 'campaign.cannot-approve',
      message: 'Only a campaign that is submitted or in review can be approved.',
      details: { campaignKey: 8, status: 'APPROVED', by: 'Dana Whitfield' },
    },
  ],
}

const market = {
  key: 14,
  name: 'Lakeside Honda',
  sourceId: { id: '208114' },
  marketHierarchyByType: { zone: 'Central Zone', district: 'District 4' },
}

export const waitingExample = {
  key: 7,
  kind: 'ORDER' as const,
  name: 'Winter road check',
  hierarchyId: 'HONDA',
  status: 'SUBMITTED' as const,
  category: 'ON_DEMAND' as const,
  dealers: 0,
  market,
  mailDate: '2027-03-15',
  secondMailDate: null,
  by: 'Sam Ortiz',
  reason: '',
  decideBy: '2027-03-01',
  waitingSince: '2027-03-01T15:00:00.000Z',
  pieces: 1_200,
  estimatedCost: 60_000,
  monthly: null,
  monthlyCap: null,
  submission: 1,
  contentHash: hashExample,
  touchpoints: [],
}

export const reviewExample = {
  order: {
    contentHash: hashExample,
    revision: 2,
    status: 'SUBMITTED' as const,
    submittedBy: 'Sam Ortiz',
    submittedAt: '2027-03-01T15:00:00.000Z',
    submittedFreely: false,
  },
  since: {
    status: 'REJECTED' as const,
    isPostponed: false,
    by: 'Dana Whitfield',
    at: '2027-02-26T15:00:00.000Z',
  },
  changes: ['Coupon 2: $20 off became $25 off.'],
  touchpoints: [],
  recipients: { ordered: 1_200, present: 1_200, erased: 0, optedOut: 0, unreachable: 0 },
  audience: [
    { label: 'Customers', text: 'Active Customers' },
    { label: 'Area', text: 'Within 25 miles' },
  ],
  dealers: [],
  can: { decideTouchpoints: { ok: true as const } },
}
