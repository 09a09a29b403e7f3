import { MOST_FILE_TEMPLATES, MOST_TEMPLATE_FILE_BYTES } from '@marquee/rules/template-files'
import { z } from 'zod'
import { Fingerprint, HierarchyId, manyKeys, operations, selection } from '../operation/index.ts'
import { fileExample, findingsExample } from './examples.ts'
import { TemplateFile, TemplateFileFindings } from './schemas.ts'

export { TEMPLATE_FILE, TEMPLATE_FILE_VERSION, TemplateFile } from './schemas.ts'

const authors = { anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATES'], scope: 'scope' } as const
const upload = { most: MOST_TEMPLATE_FILE_BYTES } as const

const ManyTemplates = manyKeys(MOST_FILE_TEMPLATES, `At most ${MOST_FILE_TEMPLATES} templates`)

/** Into which brand. */
const into = z.strictObject({ marketKey: selection.marketKey, hierarchyId: HierarchyId })

const fileFailures = {
  'campaign-template.kept-above': 403,
  'template-file.too-large': 422,
  'template-file.not-one': 422,
  'template-file.newer': 422,
  'image.too-large': 422,
  'image.wrong-format': 422,
  'image.too-narrow': 422,
  'image.too-many-pixels': 422,
  'image.broken': 422,
  'image.holds-more': 422,
  'image.busy': 503,
} as const

/** How templates travel from one installation to another. */
export const templateFiles = operations('templateFiles', {
  export: {
    method: 'GET',
    path: '/campaign-template-file',
    summary:
      'Templates as they are published, with the creatives, coupons and pictures that they are made of.',
    access: { ...authors, object: 'query.keys' },
    query: z.strictObject({ ...selection, keys: ManyTemplates }),
    reply: { status: 200, body: TemplateFile },
    failures: { 'template-file.too-large': 422 },
    example: { query: { keys: '31' }, reply: fileExample },
  },
  readyMade: {
    method: 'GET',
    path: '/campaign-template-file/ready-made',
    summary: 'Templates for a brand that has none yet, as a file that it can import.',
    access: authors,
    query: into,
    reply: { status: 200, body: TemplateFile },
    failures: { 'campaign-template.kept-above': 403 },
    example: { query: { hierarchyId: 'HONDA' }, reply: fileExample },
  },
  try: {
    method: 'POST',
    path: '/campaign-template-file/trial',
    summary: 'Says what a file of templates would bring into a brand, and changes nothing.',
    access: authors,
    audit: 'template-file.tried',
    query: into,
    upload,
    reply: { status: 200, body: TemplateFileFindings },
    failures: fileFailures,
    example: { query: { hierarchyId: 'HONDA' }, reply: findingsExample },
  },
  import: {
    method: 'POST',
    path: '/campaign-template-file/import',
    summary:
      'Brings what is new, as templates that are not offered yet or as drafts of those that are there.',
    access: authors,
    audit: 'template-file.imported',
    query: into.extend({
      fingerprint: Fingerprint.describe(
        'Of a trial: anything else that would be brought is refused',
      ),
      keys: ManyTemplates.optional().describe('Of templates in the file; without them, all'),
    }),
    upload,
    reply: { status: 200, body: TemplateFileFindings },
    failures: {
      ...fileFailures,
      'template-file.changed-meanwhile': 409,
      'template-file.nothing-usable': 422,
      'campaign-template.code-taken': 409,
    },
    example: { query: { hierarchyId: 'HONDA' }, reply: findingsExample },
  },
})
