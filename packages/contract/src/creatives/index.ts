import { CREATIVE_SCOPES } from '@marquee/rules/creatives'
import { z } from 'zod'
import {
  HierarchyId,
  Key,
  KeyText,
  manyKeys,
  operations,
  searchQuery,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'
import { Uses, usesExample } from '../coupons/index.ts'
import {
  CreativeAbility,
  ChangedCreative,
  creativeContentExample,
  creativeExample,
  CreativeTemplate,
  NewCreative,
} from './schemas.ts'

export {
  creativeContentExample,
  creativeExample,
  CreativeTemplate,
  DynamicField,
  fieldExample,
  NewCreative,
  PictureHash,
} from './schemas.ts'

/** The specification wants all of them in one page. */
const MOST_CREATIVES = 10_000

/** More than any template has. */
const MOST_NAMED = 500

const readers = {
  anyOf: [
    'CAN_READ_CAMPAIGNS',
    'CAN_MANAGE_CAMPAIGN_TEMPLATES',
    'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
  ],
  scope: 'scope',
} as const
const authors = { anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATES'], scope: 'scope' } as const
const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)
const { size: _, ...paging } = searchQuery(['name', 'updatedAt'])

export const creatives = operations('creatives', {
  search: {
    method: 'GET',
    path: '/custom-creative-template',
    summary:
      'Creatives: those that campaigns may use, or all of them for the authors of templates.',
    access: readers,
    query: z.strictObject({
      ...selection,
      ...paging,
      size: z
        .string()
        .regex(/^[1-9]\d{0,4}$/, 'Must be a whole number')
        .transform(Number)
        .pipe(z.number().max(MOST_CREATIVES))
        .default(20),
      campaignStepKey: KeyText.optional().describe(
        'Only those that this step offers, in its order',
      ),
      type: z
        .enum(CREATIVE_SCOPES)
        .default('CAMPAIGN')
        .describe(
          'CAMPAIGN: active ones. CAMPAIGN_TEMPLATE: also others, for authors of templates',
        ),
      text: shortText(80).optional(),
      keys: manyKeys(MOST_NAMED)
        .optional()
        .describe('Only these, active or not, as far as they are in sight'),
    }),
    reply: {
      status: 200,
      body: searchReply('customCreativeTemplates', CreativeTemplate, {
        previewHosts: z.array(z.string()).describe('The names of the hosts of external previews'),
        can: z.strictObject({ create: CreativeAbility }),
      }),
    },
    failures: {},
    example: {
      query: { hierarchyId: 'HONDA', type: 'CAMPAIGN', size: '10000' },
      reply: {
        customCreativeTemplates: [creativeExample],
        totalElements: 1,
        page: 0,
        size: 10000,
        previewHosts: ['demo'],
        can: { create: { ok: true } },
      },
    },
  },
  read: {
    method: 'GET',
    path: '/creative-template/{key}',
    summary: 'A creative: as it is now, or as a version of it was.',
    access: { ...readers, object: 'params.key' },
    params,
    query: z.strictObject({ ...selection, version: KeyText.optional() }),
    reply: { status: 200, body: CreativeTemplate },
    failures: {},
    example: { params: { key: '11' }, query: { hierarchyId: 'HONDA' }, reply: creativeExample },
  },
  uses: {
    method: 'GET',
    path: '/creative-template/{key}/uses',
    summary: 'Which templates, drafts and orders use a creative, as far as the caller may see.',
    access: { ...readers, object: 'params.key' },
    params,
    query,
    reply: { status: 200, body: Uses },
    failures: {},
    example: { params: { key: '11' }, reply: usesExample },
  },
  keyNames: {
    method: 'GET',
    path: '/creative-template/key-name',
    summary: 'The keys and names of all creatives, for choosers.',
    access: readers,
    query,
    reply: {
      status: 200,
      body: z.strictObject({
        creativeTemplates: z.array(
          z.strictObject({ key: Key, name: z.string(), hierarchyId: HierarchyId }),
        ),
      }),
    },
    failures: {},
    example: {
      query: { hierarchyId: 'HONDA' },
      reply: {
        creativeTemplates: [{ key: 11, name: 'Winter road check', hierarchyId: 'HONDA' }],
      },
    },
  },
  create: {
    method: 'POST',
    path: '/creative-template',
    summary: 'Makes a creative.',
    access: authors,
    audit: 'creative.created',
    query,
    body: NewCreative,
    reply: { status: 201, body: CreativeTemplate },
    failures: { 'creative.kept-above': 403 },
    example: {
      body: { hierarchyId: 'HONDA', ...creativeContentExample },
      reply: creativeExample,
    },
  },
  update: {
    method: 'PUT',
    path: '/creative-template',
    summary: 'Saves a creative; what already uses it keeps the version that it was made with.',
    access: { ...authors, object: 'body.key' },
    audit: 'creative.changed',
    query,
    body: ChangedCreative,
    reply: { status: 200, body: CreativeTemplate },
    failures: { 'creative.kept-above': 403, 'creative.changed-meanwhile': 409 },
    example: { body: { key: 11, ...creativeContentExample, version: 1 }, reply: creativeExample },
  },
})
