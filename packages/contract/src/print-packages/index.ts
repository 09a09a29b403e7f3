import { z } from 'zod'
import {
  FileReply,
  Fingerprint,
  KeyText,
  operations,
  selection,
  signed,
  tableFailures,
  tableUnusable,
  tableUpload,
} from '../operation/index.ts'
import { takeBody, takeFailures } from '../hand-overs/index.ts'
import { differencesExample, packageExample, takenExample } from './examples.ts'
import { AnswerDifferences, PrintPackage, PrintPackages, TakenPackage } from './schemas.ts'

export { MOST_ANSWERS_LISTED } from './schemas.ts'

const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)
const operators = { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope', object: 'params.key' } as const
const answerFailures = {
  ...tableFailures,
  'print-package.headers-missing': 422,
  'print-package.not-handed-over': 409,
  'campaign.not-an-approver': 403,
} as const

/** What printers print, and what they say became of it. */
export const printPackages = operations('printPackages', {
  list: {
    method: 'GET',
    path: '/print-package',
    summary:
      'The print packages of sendings by mail: how far each is made, how it was handed over, and what the printer answered. The newest 500.',
    access: { anyOf: ['CAN_SUBMIT_ORDER'], scope: 'scope' },
    query,
    reply: { status: 200, body: PrintPackages },
    failures: { 'campaign.not-an-approver': 403 },
    example: {
      reply: { isByFolder: false, isMailing: true, halts: [], packages: [packageExample] },
    },
  },
  read: {
    method: 'GET',
    path: '/print-package/{key}',
    summary: 'One print package, as in the list.',
    access: operators,
    params,
    query,
    reply: { status: 200, body: PrintPackage },
    failures: { 'campaign.not-an-approver': 403 },
    example: { params: { key: '12' }, reply: packageExample },
  },
  take: {
    method: 'POST',
    path: '/print-package/{key}/take',
    summary:
      'Hands a package over to the person who takes it, with a receipt: links to its files for 5 minutes. Once; again only as a repeat.',
    access: operators,
    audit: 'print-package.taken',
    params,
    query,
    body: takeBody,
    reply: { status: 200, body: TakenPackage },
    failures: takeFailures,
    example: { params: { key: '12' }, body: { isRepeat: false }, reply: takenExample },
  },
  file: {
    method: 'GET',
    path: '/print-package/{key}/file/{number}',
    summary: 'A file of a package, by a link signed for 5 minutes.',
    access: { anyOf: [], scope: 'public' },
    params: z.strictObject({ key: KeyText, number: KeyText }),
    query: z.strictObject({
      ...signed,
      place: z
        .string()
        .regex(/^(\d{1,9}\.){1,12}$/, 'Must be the place of the package')
        .optional(),
    }),
    reply: { status: 200, body: FileReply },
    failures: {},
    example: { params: { key: '12', number: '1' }, reply: 'The bytes of the file' },
  },
  tryAnswer: {
    method: 'POST',
    path: '/print-package/{key}/answer/trial',
    summary:
      'Says what a printer’s answer (CSV of pieces mailed, spoiled and returned) would change, and changes nothing.',
    access: operators,
    audit: 'print-package.answer-tried',
    params,
    query,
    upload: tableUpload,
    reply: { status: 200, body: AnswerDifferences },
    failures: answerFailures,
    example: { params: { key: '12' }, reply: differencesExample },
  },
  importAnswer: {
    method: 'POST',
    path: '/print-package/{key}/answer/import',
    summary: 'Records what a printer’s answer says of each piece.',
    access: operators,
    audit: 'print-package.answered',
    params,
    query: query.extend({
      fingerprint: Fingerprint.describe('Of a trial: anything else that would change is refused'),
    }),
    upload: tableUpload,
    reply: { status: 200, body: AnswerDifferences },
    failures: { ...answerFailures, ...tableUnusable, 'print-package.changed-meanwhile': 409 },
    example: { params: { key: '12' }, reply: differencesExample },
  },
})
