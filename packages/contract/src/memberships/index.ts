import { MEMBERSHIP_MODES } from '@marquee/rules/memberships'
import { z } from 'zod'
import {
  Fingerprint,
  operations,
  selection,
  shortText,
  tableFailures,
  tableUnusable,
  tableUpload,
} from '../operation/index.ts'
import { differencesExample, linesExample } from './examples.ts'
import { GroupLines, MembershipDifferences } from './schemas.ts'

export { MOST_MEMBERS_LISTED, MOST_REFUSED_LISTED } from './schemas.ts'

const managers = { anyOf: ['CAN_MANAGE_MARKET_GROUPS'], scope: 'scope' } as const
const fileFailures = { ...tableFailures, 'memberships.headers-missing': 422 } as const
const mode = z
  .enum(MEMBERSHIP_MODES)
  .default('ADD')
  .describe('REPLACE: the dealers and users of a group become those of the file')

export const memberships = operations('memberships', {
  export: {
    method: 'GET',
    path: '/market-group-file',
    summary: 'Groups with their dealers and users, in the columns of the file that is imported.',
    access: managers,
    query: z.strictObject({ ...selection, text: shortText(80).optional() }),
    reply: { status: 200, body: GroupLines },
    failures: {},
    example: { query: { hierarchyId: 'HONDA' }, reply: linesExample },
  },
  try: {
    method: 'POST',
    path: '/market-group-file/trial',
    summary:
      'Says which groups a file (CSV, as offices save it) would add and change, and changes none.',
    access: managers,
    audit: 'memberships.tried',
    query: z.strictObject({ ...selection, mode }),
    upload: tableUpload,
    reply: { status: 200, body: MembershipDifferences },
    failures: fileFailures,
    example: { query: { mode: 'REPLACE' }, reply: differencesExample },
  },
  import: {
    method: 'POST',
    path: '/market-group-file/import',
    summary: 'Adds and changes groups as a file says, whole or not at all.',
    access: managers,
    audit: 'memberships.imported',
    query: z.strictObject({
      ...selection,
      mode,
      fingerprint: Fingerprint.describe('Of a trial: anything else that would change is refused'),
    }),
    upload: tableUpload,
    reply: { status: 200, body: MembershipDifferences },
    failures: { ...fileFailures, ...tableUnusable, 'memberships.changed-meanwhile': 409 },
    example: { query: { mode: 'REPLACE' }, reply: differencesExample },
  },
})
