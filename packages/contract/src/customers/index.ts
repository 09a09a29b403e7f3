import { IMPORT_STATES, MOST_IMPORT_BYTES } from '@marquee/rules/customers'
import { z } from 'zod'
import {
  FileReply,
  KeyText,
  operations,
  searchBody,
  searchReply,
  selection,
  shortText,
  signed,
} from '../operation/index.ts'
import {
  confirmingExample,
  findingsExample,
  importExample,
  personExample,
  publishedExample,
  uploadedExample,
} from './examples.ts'
import { lookingUp } from './look-up.contract.ts'
import { optingOut } from './opt-out.contract.ts'
import { importingSuppressions } from './suppression-file.contract.ts'
import { listingSuppressions } from './suppression-list.contract.ts'
import {
  CustomerImport,
  CustomerImportRead,
  Erasure,
  HouseholdsFound,
  Mapping,
  MarketCustomers,
  Mode,
  NewSuppression,
  SuppressionsLifted,
  SuppressionToLift,
} from './schemas.ts'

export { MOST_REFUSED_SUPPRESSIONS } from './suppression-file.contract.ts'

const IMPORT_COLUMNS = ['uploadedAt', 'marketName', 'state'] as const

const managers = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const oneImport = { ...managers, object: 'params.id' } as const
const params = z.strictObject({ id: KeyText })
const query = z.strictObject(selection)
const read = { status: 200, body: CustomerImportRead } as const
const { preview } = uploadedExample
const findings = [...findingsExample]

export const customers = operations('customers', {
  ...lookingUp,
  ...optingOut,
  ...listingSuppressions,
  ...importingSuppressions,
  market: {
    method: 'GET',
    path: '/customers/market/{marketKey}',
    summary: "What stands of a dealer's customers, and of which day it is.",
    access: { ...managers, object: 'params.marketKey' },
    params: z.strictObject({ marketKey: KeyText }),
    query: z.strictObject({ hierarchyId: selection.hierarchyId }),
    reply: { status: 200, body: MarketCustomers },
    failures: {},
    example: {
      params: { marketKey: '14' },
      reply: {
        marketKey: 14,
        marketName: 'Abergate Honda of Evanston',
        households: 18_500,
        version: 12,
        asOf: '2026-06-30',
        publishedAt: '2026-06-30T05:00:00.000Z',
        can: { upload: { ok: true } },
      },
    },
  },
  upload: {
    method: 'POST',
    path: '/customers/import',
    summary:
      "Takes a dealer's file (CSV, as offices save it); nothing is read before it is started.",
    access: { ...managers, object: 'query.marketKey' },
    audit: 'customers.uploaded',
    query: z.strictObject({ ...selection, marketKey: KeyText }),
    upload: { most: MOST_IMPORT_BYTES },
    reply: { status: 201, body: CustomerImportRead },
    failures: {
      'customers.not-a-dealer': 422,
      'customers.too-large': 422,
      'customers.file-empty': 422,
      'customers.not-csv': 422,
      'customers.wrong-encoding': 422,
      'customers.headers-twice': 422,
      'customers.import-running': 409,
    },
    example: { query: { marketKey: '14' }, reply: uploadedExample },
  },
  search: {
    method: 'POST',
    path: '/customers/import/search',
    summary: 'Imports of the markets one looks after; the newest first.',
    access: managers,
    query,
    body: searchBody(
      z.strictObject({
        text: shortText(100).optional().describe('Part of a market or of a file name'),
        states: z.array(z.enum(IMPORT_STATES)).max(IMPORT_STATES.length).optional(),
      }),
      IMPORT_COLUMNS,
    ),
    reply: { status: 200, body: searchReply('imports', CustomerImport) },
    failures: {},
    example: {
      query: { marketKey: '2' },
      body: { criteria: { states: ['READING'] }, page: 0, size: 20 },
      reply: { imports: [importExample], totalElements: 1, page: 0, size: 20 },
    },
  },
  read: {
    method: 'GET',
    path: '/customers/import/{id}',
    summary: 'An import with its progress; while it waits, with its first lines.',
    access: oneImport,
    params,
    query,
    reply: read,
    failures: {},
    example: { params: { id: '7' }, reply: { ...importExample, preview: null, findings } },
  },
  start: {
    method: 'PUT',
    path: '/customers/import/{id}/start',
    summary:
      'Starts an import by a mapping; until it is done, what stood before serves. One that changes much stops and waits to be confirmed.',
    access: oneImport,
    audit: 'customers.import-started',
    params,
    query,
    body: z.strictObject({ mapping: Mapping, mode: Mode.default('REPLACE') }),
    reply: read,
    failures: {
      'customers.not-waiting': 409,
      'customers.import-running': 409,
      'customers.column-missing': 422,
      'customers.column-twice': 422,
      'customers.fields-needed': 422,
      'customers.days-needed': 422,
    },
    example: {
      params: { id: '7' },
      body: { mapping: { lastName: 1, email: 2, lastVisitOn: 3 }, mode: 'REPLACE' },
      reply: { ...importExample, preview, findings },
    },
  },
  confirm: {
    method: 'PUT',
    path: '/customers/import/{id}/confirm',
    summary: 'Lets an import that changes much go on; its figures are in what was read of it.',
    access: oneImport,
    audit: 'customers.import-confirmed',
    params,
    query,
    reply: read,
    failures: { 'customers.not-confirming': 409 },
    example: {
      params: { id: '7' },
      reply: {
        ...confirmingExample,
        state: 'PUBLISHING',
        confirming: null,
        preview: null,
        findings: [],
      },
    },
  },
  cancel: {
    method: 'PUT',
    path: '/customers/import/{id}/cancel',
    summary: 'Cancels an import; what stood before goes on serving.',
    access: oneImport,
    audit: 'customers.import-cancelled',
    params,
    query,
    reply: read,
    failures: { 'customers.import-ended': 409 },
    example: { params: { id: '7' }, reply: { ...importExample, preview: null, findings } },
  },
  undo: {
    method: 'PUT',
    path: '/customers/import/{id}/undo',
    summary:
      'What stood before the last import serves again; who was erased since stays erased, and what was suppressed stays so.',
    access: oneImport,
    audit: 'customers.import-undone',
    params,
    query,
    reply: read,
    failures: {
      'customers.not-published': 409,
      'customers.not-last': 409,
      'customers.nothing-before': 409,
      'customers.undo-too-late': 409,
      'customers.import-running': 409,
    },
    example: {
      params: { id: '7' },
      reply: {
        ...publishedExample,
        state: 'UNDOING',
        undone: { by: 'Ruth Abernathy', at: '2026-07-01T09:00:00.000Z' },
        preview: null,
        findings: [],
      },
    },
  },
  rejectedRows: {
    method: 'GET',
    path: '/customers/import/{id}/rejected-rows',
    summary:
      'The lines that cannot be used as they came, with what to mend, as CSV; for a week, by a signed link.',
    access: { anyOf: [], scope: 'public' },
    params,
    query: z.strictObject(signed),
    reply: { status: 200, body: FileReply },
    failures: {},
    example: { params: { id: '7' }, reply: 'Line,What to mend,Last name,Email' },
  },
  suppress: {
    method: 'POST',
    path: '/customers/suppression',
    summary: 'From now on nothing is sent to a person by a channel; no import lifts it.',
    access: { ...managers, object: 'body.marketKey' },
    audit: 'customers.suppressed',
    query,
    body: NewSuppression,
    reply: { status: 201, body: HouseholdsFound },
    failures: {},
    example: {
      body: { marketKey: 2, person: personExample, channel: 'EMAIL', reason: 'OPTED_OUT' },
      reply: { households: 2 },
    },
  },
  liftSuppression: {
    method: 'POST',
    path: '/customers/suppression/lifting',
    summary: 'Something may be sent to a person by a channel again; who was erased stays erased.',
    access: { ...managers, object: 'body.marketKey' },
    audit: 'customers.suppression-lifted',
    query,
    body: SuppressionToLift,
    reply: { status: 200, body: SuppressionsLifted },
    failures: {},
    example: {
      body: { marketKey: 2, person: personExample, channel: 'EMAIL', reason: 'CONSENTED' },
      reply: { lifted: 1, households: 2 },
    },
  },
  erase: {
    method: 'POST',
    path: '/customers/erasure',
    summary: 'Erases a person; a salted hash is left, so that no import brings them back.',
    access: { ...managers, object: 'body.marketKey' },
    audit: 'customers.erased',
    query,
    body: Erasure,
    reply: { status: 200, body: HouseholdsFound },
    failures: {},
    example: { body: { marketKey: 2, person: personExample }, reply: { households: 2 } },
  },
})
