export const orderExample = {
  ...{ key: 12, revision: 1, status: 'OPEN', quoteKey: '5c1f0a2b9d3e4f60' },
  campaign: {
    ...{ key: 7, name: 'Spring service', status: 'DRAFT', market: { key: 14, name: 'Ann Arbor' } },
    ...{ mailDate: '2027-03-15', secondMailDate: null },
  },
  ...{ totalSize: 1_200, pieces: 1_200, costWithoutDiscount: 82_800, totalDiscount: 6_000 },
  estimatedCost: 76_800,
  lines: [
    {
      ...{ campaignKey: 7, market: { key: 14, name: 'Ann Arbor' }, billedMarketKey: 14 },
      ...{ channel: 'DIRECT_MAIL', pieces: 1_200, pricePerPiece: 6_900 },
      ...{ costWithoutDiscount: 82_800, totalDiscount: 6_000, estimatedCost: 76_800 },
    },
  ],
  payments: [],
  dataAsOf: '2027-02-01',
  ...{ contentHash: null, createdAt: '2027-02-02T15:00:00.000Z', submitted: null, decided: null },
  can: {
    submit: { ok: true },
    withdraw: { ok: false, reason: 'campaign.not-the-submitter' },
    cancel: { ok: false, reason: 'campaign.cannot-cancel' },
  },
} as const

export const submittedExample = {
  ...orderExample,
  status: 'SUBMITTED',
  campaign: { ...orderExample.campaign, status: 'SUBMITTED' },
  contentHash: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
  submitted: { name: 'Dana Whitfield', at: '2027-02-02T15:01:00.000Z' },
} as const
