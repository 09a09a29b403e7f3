import { z } from 'zod'
import { KeyText, selection } from '../operation/index.ts'
import { templateContentExample } from './examples.ts'
import { SavedDraft, TemplateDraft } from './schemas.ts'

const access = {
  anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATES'],
  scope: 'scope',
  object: 'params.key',
} as const
const path = '/campaign-template/{key}/draft'
const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)
const keptAbove = { 'campaign-template.kept-above': 403 } as const
const changedMeanwhile = { 'campaign-template.draft-changed-meanwhile': 409 } as const
const draftExample = {
  content: templateContentExample,
  basedOn: 1,
  version: 2,
  savedAt: '2027-03-02T15:04:05.000Z',
  savedBy: { key: 8, name: 'Ana Ruiz' },
}

/** A template is written beside the version that dealers get, which changes only when it is published. */
export const drafts = {
  readDraft: {
    method: 'GET',
    path,
    summary: 'What is written of a template and not published, if anything.',
    access,
    params,
    query,
    reply: { status: 200, body: z.strictObject({ draft: TemplateDraft.nullable() }) },
    failures: keptAbove,
    example: { params: { key: '31' }, reply: { draft: draftExample } },
  },
  saveDraft: {
    method: 'PUT',
    path,
    summary:
      'Saves what is written of a template, complete or not. Nothing that is offered changes.',
    access,
    audit: 'campaign-template.draft-saved',
    params,
    query,
    body: SavedDraft,
    reply: { status: 200, body: TemplateDraft },
    failures: { ...keptAbove, ...changedMeanwhile },
    example: {
      params: { key: '31' },
      body: { content: templateContentExample, basedOn: 1, version: 1 },
      reply: draftExample,
    },
  },
  discardDraft: {
    method: 'DELETE',
    path,
    summary: 'Throws away what is written of a template and not published.',
    access,
    audit: 'campaign-template.draft-discarded',
    params,
    query: z.strictObject({
      ...selection,
      version: KeyText.describe('Of the draft'),
    }),
    reply: { status: 200, body: z.strictObject({ key: z.int() }) },
    failures: { ...keptAbove, ...changedMeanwhile },
    example: { params: { key: '31' }, query: { version: '2' }, reply: { key: 31 } },
  },
} as const
