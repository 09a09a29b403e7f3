import { creativeContentExample } from '../creatives/index.ts'
import { templateContentExample } from '../templates/index.ts'
import { TEMPLATE_FILE, TEMPLATE_FILE_VERSION } from './schemas.ts'

export const fileExample = {
  format: TEMPLATE_FILE,
  version: TEMPLATE_FILE_VERSION,
  coupons: [
    {
      key: 21,
      heading: 'Oil change special',
      offerTitle: 'Synthetic oil and filter change',
      offer_1: '20',
      offer_1_qualifier: 'up to 5 quarts',
      A_off: 'OFF',
      offer_2: null,
      offer_2_qualifier: null,
      B_off: null,
      disclaimer: 'Plus tax and shop fees.',
      endDate: null,
    },
  ],
  creatives: [
    {
      key: 11,
      ...creativeContentExample,
      variations: [{ id: 'road', name: 'Road', photo: null }],
    },
  ],
  templates: [{ key: 31, ...templateContentExample }],
  pictures: [],
}

export const findingsExample = {
  fingerprint: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
  hierarchyId: 'HONDA',
  templates: [
    {
      key: 1,
      name: 'Winter ready',
      category: 'SEASONAL' as const,
      outcome: 'ADDED' as const,
      there: null,
      reasons: [],
      needs: [],
    },
  ],
  creatives: [
    {
      key: 1,
      name: 'Winter road check',
      outcome: 'THERE' as const,
      there: 11,
      reasons: [],
    },
  ],
  coupons: [],
}
