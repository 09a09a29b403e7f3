import { z } from 'zod'
import { HierarchyId, KeyText, selection } from '../operation/index.ts'
import { templateContentExample, templateExample } from './examples.ts'
import { CampaignTemplate, ChangedTemplate, NewTemplate, TemplateAccess } from './schemas.ts'

const authors = { anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATES'], scope: 'scope' } as const
const oneTemplate = { ...authors, object: 'params.key' } as const
const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)
const saved = { status: 200, body: CampaignTemplate } as const
const created = { status: 201, body: CampaignTemplate } as const
const keptAbove = { 'campaign-template.kept-above': 403 } as const
const codeTaken = { 'campaign-template.code-taken': 409 } as const
const TakenCodes = z
  .strictObject({ creativeCodes: z.array(z.string()), letterCodes: z.array(z.string()) })
  .describe('As they are compared: in lower case, without blanks around them')
const of31 = { params: { key: '31' }, reply: templateExample }

/** What is wrong with a template is answered 400 request.invalid, field by field. */
export const authoring = {
  create: {
    method: 'POST',
    path: '/campaign-template',
    summary: 'Makes a template. It is not offered before it is activated.',
    access: authors,
    audit: 'campaign-template.created',
    query,
    body: NewTemplate.extend({
      access: TemplateAccess.optional().describe('Without it, nobody sees it until that is said'),
    }),
    reply: created,
    failures: {
      ...keptAbove,
      ...codeTaken,
      'campaign-template.access-kept': 403,
      'campaign-template.group-unknown': 422,
      'campaign-template.market-unknown': 422,
    },
    example: {
      body: { hierarchyId: 'HONDA', ...templateContentExample },
      reply: templateExample,
    },
  },
  update: {
    method: 'PUT',
    path: '/campaign-template',
    summary:
      'Saves a template as its next version, which dealers get where it is offered; campaigns keep the one that they began with.',
    access: { ...authors, object: 'body.key' },
    audit: 'campaign-template.changed',
    query,
    body: ChangedTemplate,
    reply: saved,
    failures: {
      ...keptAbove,
      ...codeTaken,
      'campaign-template.changed-meanwhile': 409,
      'campaign-template.draft-changed-meanwhile': 409,
    },
    example: { body: { key: 31, ...templateContentExample, version: 1 }, reply: templateExample },
  },
  duplicate: {
    method: 'POST',
    path: '/campaign-template/{key}/duplicate',
    summary: 'Makes a copy with codes of its own. It is not offered before it is activated.',
    access: oneTemplate,
    audit: 'campaign-template.duplicated',
    params,
    query,
    reply: created,
    failures: { ...keptAbove, ...codeTaken },
    example: of31,
  },
  takenCodes: {
    method: 'GET',
    path: '/campaign-template/codes',
    summary: 'The codes that templates of a brand have, for an author who looks for free ones.',
    access: authors,
    query: z.strictObject({
      hierarchyId: HierarchyId,
      except: KeyText.optional().describe('The template that is written: its codes are its own'),
    }),
    reply: { status: 200, body: TakenCodes },
    failures: {},
    example: {
      query: { hierarchyId: 'HONDA', except: '31' },
      reply: { creativeCodes: ['sr26-1a'], letterCodes: ['lsr26-1a'] },
    },
  },
  activate: {
    method: 'POST',
    path: '/campaign-template/{key}/activate',
    summary: 'Offers a template.',
    access: oneTemplate,
    audit: 'campaign-template.activated',
    params,
    query,
    reply: saved,
    failures: { ...keptAbove, 'campaign-template.incomplete': 409 },
    example: of31,
  },
  deactivate: {
    method: 'POST',
    path: '/campaign-template/{key}/deactivate',
    summary: 'Offers a template no longer; campaigns that began with it go on.',
    access: oneTemplate,
    audit: 'campaign-template.deactivated',
    params,
    query,
    reply: saved,
    failures: keptAbove,
    example: of31,
  },
} as const
