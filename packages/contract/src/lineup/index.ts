import { MOST_OF_MODEL_NAME } from '@marquee/rules/lineup'
import { z } from 'zod'
import { importParams, importsBody, undoFailures, undoQuery } from '../file-imports/index.ts'
import {
  Fingerprint,
  HierarchyId,
  operations,
  searchReply,
  selection,
  shortText,
  tableFailures,
  tableUnusable,
  tableUpload,
} from '../operation/index.ts'
import {
  differencesExample,
  lineupExample,
  modelExample,
  modelsImportExample,
  undoExample,
  undoneExample,
} from './examples.ts'
import {
  ChangedModel,
  Lineup,
  LineupDifferences,
  LineupImport,
  LineupUndo,
  Model,
  NewModel,
} from './schemas.ts'

export { MOST_MODELS_LISTED } from './schemas.ts'

const managers = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const query = z.strictObject(selection)
const oneImport = { ...managers, object: 'params.id' } as const
const fileFailures = {
  'lineup.not-whole-brand': 403,
  ...tableFailures,
  'lineup.headers-missing': 422,
} as const
const { hierarchyId, make, model, years } = modelExample

export const lineup = operations('lineup', {
  list: {
    method: 'GET',
    path: '/lineup',
    summary: 'The models of a brand, or of all brands in the scope, retired ones too.',
    access: managers,
    query,
    reply: { status: 200, body: Lineup },
    failures: {},
    example: { query: { hierarchyId: 'HONDA' }, reply: lineupExample },
  },
  uses: {
    method: 'GET',
    path: '/lineup/uses',
    summary: 'How many campaigns under way have chosen a model for their audience.',
    access: managers,
    query: z.strictObject({
      marketKey: selection.marketKey,
      hierarchyId: HierarchyId,
      model: shortText(MOST_OF_MODEL_NAME).describe('Its name'),
    }),
    reply: { status: 200, body: z.strictObject({ campaigns: z.int() }) },
    failures: {},
    example: { query: { hierarchyId, model }, reply: { campaigns: 3 } },
  },
  add: {
    method: 'POST',
    path: '/lineup/model',
    summary: 'Adds a model to a brand.',
    access: managers,
    audit: 'lineup.model-added',
    query,
    body: NewModel,
    reply: { status: 201, body: Model },
    failures: { 'lineup.not-whole-brand': 403, 'lineup.model-taken': 409 },
    example: { body: { hierarchyId, make, model, years }, reply: modelExample },
  },
  change: {
    method: 'PUT',
    path: '/lineup/model',
    summary: 'Changes the years of a model, retires it or offers it again.',
    access: managers,
    audit: 'lineup.model-changed',
    query,
    body: ChangedModel,
    reply: { status: 200, body: Model },
    failures: { 'lineup.not-whole-brand': 403 },
    example: { body: { hierarchyId, model, years }, reply: modelExample },
  },
  try: {
    method: 'POST',
    path: '/lineup/trial',
    summary:
      'Says what a file of models (CSV, as offices save it) would change, and changes nothing.',
    access: managers,
    audit: 'lineup.tried',
    query,
    upload: tableUpload,
    reply: { status: 200, body: LineupDifferences },
    failures: fileFailures,
    example: { reply: differencesExample },
  },
  import: {
    method: 'POST',
    path: '/lineup/import',
    summary: 'Does what a file of models says, whole or not at all.',
    access: managers,
    audit: 'lineup.imported',
    query: z.strictObject({
      ...selection,
      fingerprint: Fingerprint.describe('Of a trial: anything else that would change is refused'),
    }),
    upload: tableUpload,
    reply: { status: 200, body: LineupDifferences },
    failures: {
      ...fileFailures,
      'lineup.changed-meanwhile': 409,
      ...tableUnusable,
    },
    example: { reply: { ...differencesExample, importKey: 7 } },
  },
  imports: {
    method: 'POST',
    path: '/lineup/import/search',
    summary: 'Imports of models that changed something, the newest first.',
    access: managers,
    query,
    body: importsBody,
    reply: { status: 200, body: searchReply('imports', LineupImport) },
    failures: {},
    example: {
      body: { page: 0, size: 20 },
      reply: { imports: [modelsImportExample], totalElements: 1, page: 0, size: 20 },
    },
  },
  readUndo: {
    method: 'GET',
    path: '/lineup/import/{id}/undo',
    summary: 'Says what undoing an import of models would do, and what stays, with the reason.',
    access: oneImport,
    params: importParams,
    query,
    reply: { status: 200, body: LineupUndo },
    failures: { 'lineup.not-whole-brand': 403 },
    example: { params: { id: '7' }, reply: undoExample },
  },
  undo: {
    method: 'PUT',
    path: '/lineup/import/{id}/undo',
    summary:
      'Removes or retires the models that an import added, and puts back what it changed; nothing that was done since is lost.',
    access: oneImport,
    audit: 'lineup.import-undone',
    params: importParams,
    query: undoQuery,
    reply: { status: 200, body: LineupUndo },
    failures: { 'lineup.not-whole-brand': 403, ...undoFailures },
    example: { params: { id: '7' }, reply: undoneExample },
  },
})
