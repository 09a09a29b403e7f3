import { z } from 'zod'
import { CalendarDay, HierarchyId, operations } from '../operation/index.ts'

const Offer = z.strictObject({
  hierarchyId: HierarchyId,
  coupon: z.strictObject({
    heading: z.string(),
    offerTitle: z.string(),
    offers: z
      .array(z.strictObject({ amount: z.string(), suffix: z.string(), qualifier: z.string() }))
      .readonly(),
    disclaimer: z.string(),
    expires: CalendarDay.nullable(),
  }),
  dealer: z.strictObject({
    name: z.string(),
    line1: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    phone: z.string(),
    webAddress: z.string(),
  }),
})

export const pieces = operations('pieces', {
  readOffer: {
    method: 'GET',
    path: '/offer/{code}',
    summary: 'What the code of a printed coupon stands for: the coupon and its dealer, as printed.',
    access: { anyOf: [], scope: 'public' },
    // Any text: what cannot be a code is answered as one that nobody holds.
    params: z.strictObject({ code: z.string() }),
    reply: {
      status: 200,
      body: z.strictObject({
        code: z.string().describe('In groups, as people read it out'),
        isPreview: z.boolean().describe('The code of proofs, which stands for no offer'),
        isUsed: z.boolean(),
        offer: Offer.nullable(),
      }),
    },
    failures: {},
    example: {
      params: { code: '7KQ2XW9M4TBHPZ3C' },
      reply: {
        ...{ code: '7KQ2-XW9M-4TBH-PZ3C', isPreview: false, isUsed: false },
        offer: {
          hierarchyId: 'HONDA',
          coupon: {
            ...{ heading: 'Spring service', offerTitle: 'Synthetic oil change' },
            offers: [{ amount: '$20', suffix: 'OFF', qualifier: 'any oil change' }],
            ...{ disclaimer: 'Not with other offers.', expires: '2027-05-31' },
          },
          dealer: {
            ...{ name: 'Lakeside Honda', line1: '1200 Harbor Boulevard', city: 'Madison' },
            ...{ state: 'WI', postalCode: '53703', phone: '(608) 555-0142' },
            webAddress: 'https://lakeside.example',
          },
        },
      },
    },
  },
})
