import { z } from 'zod'
import {
  Fingerprint,
  operations,
  selection,
  tableFailures,
  tableUnusable,
  tableUpload,
} from '../operation/index.ts'
import { differencesExample, linesExample } from './examples.ts'
import { PriceDifferences, PriceLines } from './schemas.ts'

export { MOST_PRICES_LISTED } from './schemas.ts'

const authors = { anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATES'], scope: 'scope' } as const
const query = z.strictObject(selection)
const fileFailures = { ...tableFailures, 'price-list.headers-missing': 422 } as const

/** The prices of many templates at once. */
export const priceLists = operations('priceLists', {
  export: {
    method: 'GET',
    path: '/campaign-template-price-file',
    summary:
      'The published prices of templates that the person may change, in the columns of the file that is imported.',
    access: authors,
    query,
    reply: { status: 200, body: PriceLines },
    failures: {},
    example: { query: { hierarchyId: 'HONDA' }, reply: linesExample },
  },
  try: {
    method: 'POST',
    path: '/campaign-template-price-file/trial',
    summary:
      'Says which prices of which templates a file (CSV, as offices save it) would change, and changes none.',
    access: authors,
    audit: 'price-list.tried',
    query,
    upload: tableUpload,
    reply: { status: 200, body: PriceDifferences },
    failures: fileFailures,
    example: { reply: differencesExample },
  },
  import: {
    method: 'POST',
    path: '/campaign-template-price-file/import',
    summary:
      'Writes the prices of a file into the drafts of templates. Nothing that is offered changes.',
    access: authors,
    audit: 'price-list.imported',
    query: query.extend({
      fingerprint: Fingerprint.describe('Of a trial: anything else that would change is refused'),
    }),
    upload: tableUpload,
    reply: { status: 200, body: PriceDifferences },
    failures: { ...fileFailures, ...tableUnusable, 'price-list.changed-meanwhile': 409 },
    example: { reply: differencesExample },
  },
})
