import { z } from 'zod'
import { importParams, importsBody, undoFailures, undoQuery } from '../file-imports/index.ts'
import {
  Fingerprint,
  KeyText,
  operations,
  tableFailures,
  tableUnusable,
  tableUpload,
  searchReply,
  selection,
} from '../operation/index.ts'
import {
  differencesExample,
  marketExample,
  marketsImportExample,
  overviewExample,
  undoExample,
  undoneExample,
} from './examples.ts'
import {
  ChangedDetails,
  Differences,
  NetworkImport,
  NetworkMarket,
  NetworkUndo,
  NewMarket,
  Overview,
} from './schemas.ts'

export { MOST_LISTED } from './schemas.ts'

const managers = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const oneMarket = { ...managers, object: 'params.marketKey' } as const
const params = z.strictObject({ marketKey: KeyText })
const query = z.strictObject(selection)
const oneImport = { ...managers, object: 'params.id' } as const
const fileFailures = {
  'network.not-whole-brand': 403,
  ...tableFailures,
  'network.headers-missing': 422,
} as const
const { name, timeZone } = marketExample.details

export const network = operations('network', {
  overview: {
    method: 'GET',
    path: '/network',
    summary: "How many markets of each level lie in the person's scope, and who may change them.",
    access: managers,
    query,
    reply: { status: 200, body: Overview },
    failures: {},
    example: { reply: overviewExample },
  },
  read: {
    method: 'GET',
    path: '/network/market/{marketKey}',
    summary: 'A market as it is changed in a form.',
    access: oneMarket,
    params,
    query: z.strictObject({ hierarchyId: selection.hierarchyId }),
    reply: { status: 200, body: NetworkMarket },
    failures: {},
    example: { params: { marketKey: '14' }, reply: marketExample },
  },
  add: {
    method: 'POST',
    path: '/network/market',
    summary: 'Adds a brand, a zone, a district or a dealer.',
    access: { ...managers, object: 'body.parentKey' },
    audit: 'market.added',
    query,
    body: NewMarket,
    reply: { status: 201, body: NetworkMarket },
    failures: { 'network.not-whole-brand': 403, 'network.id-taken': 409 },
    example: {
      body: { level: 'DEALER', sourceId: '208114', parentKey: 9, name, timeZone },
      reply: marketExample,
    },
  },
  change: {
    method: 'PUT',
    path: '/network/market/{marketKey}',
    summary: 'Changes, moves, closes or reopens a market.',
    access: oneMarket,
    audit: 'market.changed',
    params,
    query: z.strictObject({ hierarchyId: selection.hierarchyId }),
    body: ChangedDetails,
    reply: { status: 200, body: NetworkMarket },
    failures: { 'network.not-whole-brand': 403 },
    example: {
      params: { marketKey: '14' },
      body: { phoneNumber: '7345550114' },
      reply: marketExample,
    },
  },
  try: {
    method: 'POST',
    path: '/network/trial',
    summary:
      'Says what a file of markets (CSV, as offices save it) would change, and changes nothing.',
    access: managers,
    audit: 'network.tried',
    query,
    upload: tableUpload,
    reply: { status: 200, body: Differences },
    failures: fileFailures,
    example: { reply: differencesExample },
  },
  import: {
    method: 'POST',
    path: '/network/import',
    summary: 'Does what a file of markets says, whole or not at all.',
    access: managers,
    audit: 'network.imported',
    query: z.strictObject({
      ...selection,
      fingerprint: Fingerprint.describe('Of a trial: anything else that would change is refused'),
    }),
    upload: tableUpload,
    reply: { status: 200, body: Differences },
    failures: {
      ...fileFailures,
      'network.changed-meanwhile': 409,
      ...tableUnusable,
    },
    example: { reply: differencesExample },
  },
  imports: {
    method: 'POST',
    path: '/network/import/search',
    summary: 'Imports of markets that changed something, the newest first.',
    access: managers,
    query,
    body: importsBody,
    reply: { status: 200, body: searchReply('imports', NetworkImport) },
    failures: {},
    example: {
      body: { page: 0, size: 20 },
      reply: { imports: [marketsImportExample], totalElements: 1, page: 0, size: 20 },
    },
  },
  readUndo: {
    method: 'GET',
    path: '/network/import/{id}/undo',
    summary: 'Says what undoing an import of markets would do, and what stays, with the reason.',
    access: oneImport,
    params: importParams,
    query,
    reply: { status: 200, body: NetworkUndo },
    failures: { 'network.not-whole-brand': 403 },
    example: { params: { id: '7' }, reply: undoExample },
  },
  undo: {
    method: 'PUT',
    path: '/network/import/{id}/undo',
    summary:
      'Removes the markets that an import added, and puts back what it changed; nothing that was done since is lost.',
    access: oneImport,
    audit: 'network.import-undone',
    params: importParams,
    query: undoQuery,
    reply: { status: 200, body: NetworkUndo },
    failures: { 'network.not-whole-brand': 403, ...undoFailures },
    example: { params: { id: '7' }, reply: undoneExample },
  },
})
