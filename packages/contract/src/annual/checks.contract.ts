import { z } from 'zod'
import { HierarchyId, KeyText, selection } from '../operation/index.ts'

const access = {
  anyOf: ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
  scope: 'scope',
} as const
const exists = {
  status: 200,
  body: z.strictObject({ exists: z.boolean() }),
} as const
const valid = {
  status: 200,
  body: z.strictObject({
    valid: z.boolean(),
    errorReason: z.string().nullable().describe('Null: nothing stands against it'),
  }),
} as const
const ofTemplate = z.strictObject({ templateKey: KeyText, marketKey: KeyText })
const { hierarchyId } = selection

/** What stands in the way of an enrollment, or of a campaign of one season. */
export const checks = {
  validateSeasonal: {
    method: 'GET',
    path: '/campaign/validate-seasonal',
    summary: 'Why a market starts no campaign of a season by itself.',
    access: { ...access, object: 'query.campaignTemplateKey' },
    query: z.strictObject({ hierarchyId, campaignTemplateKey: KeyText, marketKey: KeyText }),
    reply: valid,
    failures: {},
    example: {
      query: { campaignTemplateKey: '31', marketKey: '14' },
      reply: { valid: true, errorReason: null },
    },
  },
  validateAnnual: {
    method: 'GET',
    path: '/campaign/validate-seasonal-annual',
    summary: 'Why a dealer is not enrolled in a year.',
    access: { ...access, object: 'query.annualCampaignTemplateKey' },
    query: z.strictObject({ hierarchyId, annualCampaignTemplateKey: KeyText, marketKey: KeyText }),
    reply: valid,
    failures: {},
    example: {
      query: { annualCampaignTemplateKey: '31', marketKey: '14' },
      reply: {
        valid: false,
        errorReason:
          'This dealer is enrolled in these seasons already. Open the enrollment to change it.',
      },
    },
  },
  seasonalBeforeAnnual: {
    method: 'GET',
    path: '/campaign/checkseasonalbeforeAE/{key}',
    summary:
      'Has a market a campaign of a season of this annual template by itself? The brand of the address is ignored: it is the market’s.',
    access: { ...access, object: 'params.key' },
    params: z.strictObject({ key: KeyText }),
    query: z.strictObject({ hierarchyId: HierarchyId.optional(), marketKey: KeyText }),
    reply: exists,
    failures: {},
    example: {
      params: { key: '31' },
      query: { hierarchyId: 'HONDA', marketKey: '14' },
      reply: { exists: false },
    },
  },
  annualBeforeSeasonal: {
    method: 'GET',
    path: '/campaign/{templateKey}/{marketKey}/checkAEBeforeSeasonal',
    summary: 'Is a market enrolled in a year that brings this season?',
    access: { ...access, object: 'params.templateKey' },
    params: ofTemplate,
    query: z.strictObject({ hierarchyId }),
    reply: exists,
    failures: {},
    example: { params: { templateKey: '31', marketKey: '14' }, reply: { exists: false } },
  },
  annualExists: {
    method: 'GET',
    path: '/campaign/checkAEAlreadyExists/{templateKey}/{marketKey}',
    summary: 'Is a market enrolled in a season of this annual template already?',
    access: { ...access, object: 'params.templateKey' },
    params: ofTemplate,
    query: z.strictObject({ hierarchyId }),
    reply: exists,
    failures: {},
    example: { params: { templateKey: '31', marketKey: '14' }, reply: { exists: true } },
  },
  isAnnual: {
    method: 'GET',
    path: '/campaign/{campaignKey}/{marketKey}/checkAnnulSeasonal',
    summary: 'Is this campaign an annual enrollment?',
    access: { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope', object: 'params.campaignKey' },
    params: z.strictObject({ campaignKey: KeyText, marketKey: KeyText }),
    query: z.strictObject({ hierarchyId }),
    reply: { status: 200, body: z.strictObject({ annualSeasonal: z.boolean() }) },
    failures: {},
    example: { params: { campaignKey: '7', marketKey: '14' }, reply: { annualSeasonal: true } },
  },
} as const
