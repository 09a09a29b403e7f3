import { MARKET_TYPES } from '@marquee/rules/markets'
import { z } from 'zod'
import {
  HierarchyId,
  Key,
  KeyText,
  searchQuery,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'
import { accessExample, summaryExample } from './examples.ts'
import { TemplateAbility, TemplateAccess, TemplateSummary } from './schemas.ts'

const managers = { anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS'], scope: 'scope' } as const
const oneTemplate = { ...managers, object: 'params.key' } as const
/** An author reads who gets the template before it is activated. */
const authors = {
  anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS', 'CAN_MANAGE_CAMPAIGN_TEMPLATES'],
  scope: 'scope',
} as const
const params = z.strictObject({ key: KeyText })
const { key, hierarchyId, name, category, categoryName, status } = TemplateSummary.shape
const named = { key, hierarchyId, name, category, categoryName, status }

const AccessOfTemplate = z.strictObject({
  ...named,
  access: TemplateAccess,
  markets: z
    .array(z.strictObject({ key: Key, name: z.string(), type: z.enum(MARKET_TYPES) }))
    .describe('The chosen ones by name'),
  version: z.int().describe('How often it was said who sees the template'),
  can: z.strictObject({ changeAccess: TemplateAbility }),
})
const CountedAccess = AccessOfTemplate.extend({
  dealers: z.int().nonnegative().describe('How many open dealers get it'),
})
const Group = z.strictObject({ key: Key, name: z.string(), hierarchyId: HierarchyId })

const example = {
  key: 31,
  hierarchyId: 'HONDA',
  name: summaryExample.name,
  status: 'ACTIVE' as const,
  category: 'ON_DEMAND' as const,
  categoryName: 'Objective Focused',
  access: accessExample,
  markets: [{ key: 6, name: 'Central Zone', type: 'ZONE' as const }],
  version: 1,
  can: { changeAccess: { ok: true as const } },
}

const { levels: _, ...reach } = TemplateAccess.shape

/** Which markets and levels see a template. */
export const managingAccess = {
  accessMatrix: {
    method: 'GET',
    path: '/campaign-template/access',
    summary: 'All templates with who sees them, and the groups that may be named.',
    access: managers,
    query: z.strictObject({
      ...selection,
      ...searchQuery(['name', 'category']),
      text: shortText(80).optional(),
    }),
    reply: {
      status: 200,
      body: searchReply('campaignTemplates', AccessOfTemplate, { marketGroups: z.array(Group) }),
    },
    failures: {},
    example: {
      query: { hierarchyId: 'HONDA' },
      reply: {
        campaignTemplates: [example],
        totalElements: 1,
        page: 0,
        size: 20,
        marketGroups: [{ key: 3, name: 'Detroit Metro', hierarchyId: 'HONDA' }],
      },
    },
  },
  readAccess: {
    method: 'GET',
    path: '/campaign-template/{key}/access',
    summary: 'Who sees a template, and how many dealers that is.',
    access: { ...authors, object: 'params.key' },
    params,
    query: z.strictObject(selection),
    reply: { status: 200, body: CountedAccess },
    failures: {},
    example: { params: { key: '31' }, reply: { ...example, dealers: 43 } },
  },
  countDealers: {
    method: 'POST',
    path: '/campaign-template/access/dealers/search',
    summary: 'To how many open dealers a template would be offered.',
    access: authors,
    query: z.strictObject({}),
    body: z.strictObject({ hierarchyId: HierarchyId, ...reach }),
    reply: { status: 200, body: z.strictObject({ dealers: z.int() }) },
    failures: {},
    example: {
      body: { hierarchyId: 'HONDA', isOpenToBrand: false, marketKeys: [6], marketGroupKeys: [3] },
      reply: { dealers: 43 },
    },
  },
  saveAccess: {
    method: 'PUT',
    path: '/campaign-template/{key}/access',
    summary:
      'Says who sees a template: the whole brand, or markets and the dealers of groups, and which levels.',
    access: oneTemplate,
    audit: 'campaign-template.access-changed',
    params,
    query: z.strictObject(selection),
    body: TemplateAccess.extend({
      version: z
        .int()
        .optional()
        .describe('As it was read; without it, the save takes what is there'),
    }),
    reply: { status: 200, body: AccessOfTemplate },
    failures: {
      'campaign-template.kept-above': 403,
      'campaign-template.changed-meanwhile': 409,
      'campaign-template.group-unknown': 422,
      'campaign-template.market-unknown': 422,
    },
    example: {
      params: { key: '31' },
      body: { ...accessExample, version: 1 },
      reply: { ...example, version: 2 },
    },
  },
} as const
