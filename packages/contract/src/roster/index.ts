import { z } from 'zod'
import { importParams, importsBody, undoFailures, undoQuery } from '../file-imports/index.ts'
import {
  Fingerprint,
  operations,
  searchReply,
  selection,
  tableFailures,
  tableUnusable,
  tableUpload,
} from '../operation/index.ts'
import { differencesExample, peopleImportExample, undoExample, undoneExample } from './examples.ts'
import { RosterDifferences, RosterImport, RosterUndo } from './schemas.ts'

export { MOST_PEOPLE_LISTED, MOST_REFUSED_LISTED } from './schemas.ts'

const administrators = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const oneImport = { ...administrators, object: 'params.id' } as const
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
    example: { reply: { ...differencesExample, importKey: 7 } },
  },
  imports: {
    method: 'POST',
    path: '/roster/import/search',
    summary: 'Imports of people that changed something, the newest first.',
    access: administrators,
    query: z.strictObject(selection),
    body: importsBody,
    reply: { status: 200, body: searchReply('imports', RosterImport) },
    failures: {},
    example: {
      body: { page: 0, size: 20 },
      reply: { imports: [peopleImportExample], totalElements: 1, page: 0, size: 20 },
    },
  },
  readUndo: {
    method: 'GET',
    path: '/roster/import/{id}/undo',
    summary: 'Says what undoing an import of people would do, and who stays, with the reason.',
    access: oneImport,
    params: importParams,
    query: z.strictObject(selection),
    reply: { status: 200, body: RosterUndo },
    failures: {},
    example: { params: { id: '7' }, reply: undoExample },
  },
  undo: {
    method: 'PUT',
    path: '/roster/import/{id}/undo',
    summary:
      'Withdraws the access that an import of people gave, and puts back what it changed; nothing that was done since is lost.',
    access: oneImport,
    audit: 'roster.import-undone',
    params: importParams,
    query: undoQuery,
    reply: { status: 200, body: RosterUndo },
    failures: {
      'person.actor-changed': 403,
      'person.permission-not-yours': 403,
      ...undoFailures,
    },
    example: { params: { id: '7' }, reply: undoneExample },
  },
})
