import { z } from 'zod'
import {
  Fingerprint,
  operations,
  selection,
  tableFailures,
  tableUnusable,
  tableUpload,
} from '../operation/index.ts'
import { differencesExample } from './examples.ts'
import { RosterDifferences } from './schemas.ts'

export { MOST_PEOPLE_LISTED, MOST_REFUSED_LISTED } from './schemas.ts'

const administrators = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const fileFailures = {
  ...tableFailures,
  'roster.headers-missing': 422,
} as const

export const roster = operations('roster', {
  try: {
    method: 'POST',
    path: '/roster/trial',
    summary:
      'Says whom a file of people (CSV, as offices save it) would invite and change, and changes no one.',
    access: administrators,
    audit: 'roster.tried',
    query: z.strictObject(selection),
    upload: tableUpload,
    reply: { status: 200, body: RosterDifferences },
    failures: fileFailures,
    example: { reply: differencesExample },
  },
  import: {
    method: 'POST',
    path: '/roster/import',
    summary: 'Invites and changes people as a file says, whole or not at all.',
    access: administrators,
    audit: 'roster.imported',
    query: z.strictObject({
      ...selection,
      fingerprint: Fingerprint.describe('Of a trial: anything else that would change is refused'),
    }),
    upload: tableUpload,
    reply: { status: 200, body: RosterDifferences },
    failures: {
      ...fileFailures,
      'person.actor-changed': 403,
      'roster.changed-meanwhile': 409,
      ...tableUnusable,
    },
    example: { reply: differencesExample },
  },
})
