import { accessTexts } from '@marquee/rules/access'
import { fileReasons } from '@marquee/rules/csv'
import {
  suppressionColumns,
  suppressionRowReasons,
  type SuppressionField,
  type SuppressionRowReason,
} from '@marquee/rules/customers'
import { z } from 'zod'
import {
  abilityOf,
  Fingerprint,
  selection,
  tableFailures,
  tableUnusable,
  tableUpload,
} from '../operation/index.ts'

const managers = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const query = z.strictObject(selection)
const fileFailures = {
  ...tableFailures,
  'suppressions.headers-missing': 422,
  'suppressions.too-many-lines': 422,
} as const

const fields = Object.keys(suppressionColumns) as [SuppressionField, ...SuppressionField[]]
const reasons = Object.keys(suppressionRowReasons) as [
  SuppressionRowReason,
  ...SuppressionRowReason[],
]

/** Refused lines are listed up to this many; the counts hold them all. */
export const MOST_REFUSED_SUPPRESSIONS = 2_000

const SuppressionDifferences = z.strictObject({
  fingerprint: z.string().describe('Names what would be changed'),
  place: z.string().describe('Where it holds, and below'),
  counts: z.strictObject({
    added: z.int().describe('People who are new on the list'),
    standing: z.int().describe('People who stand there already, or above'),
    refused: z.int().describe('Lines'),
  }),
  ignored: z.array(z.string()).describe('Headers that are not read'),
  refused: z.array(
    z.strictObject({
      line: z.int().describe('Of the file'),
      cells: z.record(z.enum(fields), z.string()).describe('As they came'),
      field: z.enum(fields).nullable().describe('Null: the line as a whole'),
      reason: z.enum(reasons),
    }),
  ),
  can: z.strictObject({ import: abilityOf({ ...accessTexts, ...fileReasons }) }),
})

const example = {
  fingerprint: 'c0ffee'.padEnd(64, '0'),
  place: 'Abergate Honda of Evanston',
  counts: { added: 412, standing: 30, refused: 1 },
  ignored: ['Color'],
  refused: [
    {
      line: 7,
      cells: {
        email: 'ada.quill',
        lastName: '',
        line1: '',
        postalCode: '',
        channel: 'Email',
        reason: '',
      },
      field: 'email',
      reason: 'row.email',
    },
  ],
  can: { import: { ok: true } },
} as const

/** People who asked elsewhere for nothing more, as another program keeps them in a file. */
export const importingSuppressions = {
  trySuppressions: {
    method: 'POST',
    path: '/customers/suppression-file/trial',
    summary:
      'Says how many people of a file (CSV, as other programs save it) would be new on the list of the selected market, and changes nothing.',
    access: managers,
    audit: 'customers.suppressions-tried',
    query,
    upload: tableUpload,
    reply: { status: 200, body: SuppressionDifferences },
    failures: fileFailures,
    example: { query: { marketKey: '14' }, reply: example },
  },
  importSuppressions: {
    method: 'POST',
    path: '/customers/suppression-file/import',
    summary:
      'From now on nothing is sent to the people of a file; no import of customers lifts it.',
    access: managers,
    audit: 'customers.suppressions-imported',
    query: query.extend({
      fingerprint: Fingerprint.describe('Of a trial: anything else that would change is refused'),
    }),
    upload: tableUpload,
    reply: { status: 200, body: SuppressionDifferences },
    failures: { ...fileFailures, ...tableUnusable, 'suppressions.changed-meanwhile': 409 },
    example: { query: { marketKey: '14' }, reply: example },
  },
} as const
