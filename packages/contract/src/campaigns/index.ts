import { TEMPLATE_TYPES } from '@marquee/rules/templates'
import { z } from 'zod'
import { HierarchyId, Key, KeyText, operations, selection, shortText } from '../operation/index.ts'
import { campaignExample, changedCampaignExample, changedStepExample } from './examples.ts'
import { markingFavorites } from './favorites.contract.ts'
import { listing } from './listing.contract.ts'
import { Campaign, ChangedCampaign, ChangedStep } from './schemas.ts'

const readers = { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope' } as const
const makers = {
  anyOf: ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
  scope: 'scope',
} as const
const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)
const checkedName = {
  campaignName: shortText(250),
  campaignKey: KeyText,
}
const errorReason = z.strictObject({
  errorReason: z.string().nullable().describe('Null: the name may be used'),
})
/** What every move of a campaign may be refused for. */
export const notMoved = {
  'campaign.not-a-maker': 403,
  'campaign.not-an-orderer': 403,
  'campaign.by-the-program': 403,
  'campaign.follows-parent': 409,
  'campaign.follows-enrollment': 409,
  'campaign.several-dealers-only': 403,
  'campaign.not-a-metro-campaign': 409,
  'campaign.not-an-approver': 403,
  'campaign.own-order': 403,
  'campaign.not-the-submitter': 403,
} as const
const one = { status: 200, body: Campaign } as const
/** Of the campaign itself; each of its steps has its own. */
const versionOf = ({ version }: z.input<typeof Campaign>): number => version
const versionOfStep = (
  { workflows }: z.input<typeof Campaign>,
  saved: z.input<typeof ChangedStep>,
): number =>
  workflows.flatMap(({ steps }) => steps).find(({ key }) => key === saved.key)?.version ?? 0
const notSaved = {
  'campaign.not-editable': 409,
  'campaign.with-approvers': 409,
  'campaign.approved-as-ordered': 409,
  'campaign.follows-parent': 409,
  'campaign.follows-enrollment': 409,
  'campaign.not-in-period': 409,
  'campaign.several-dealers-only': 403,
  'campaign.changed-meanwhile': 412,
  'campaign.other-version': 409,
} as const

export { campaignExample, summaryExample } from './examples.ts'
export { Campaign, Market as CampaignMarket } from './schemas.ts'
export { CampaignSummary, MonthlyFigures } from './schemas-of-lists.ts'

export const campaigns = operations('campaigns', {
  ...listing,
  ...markingFavorites,
  create: {
    method: 'POST',
    path: '/campaign/create/{templateKey}',
    summary: 'Starts a campaign from a template.',
    // What is created is answered, and opened next.
    access: { ...makers, also: ['CAN_READ_CAMPAIGNS'], object: 'params.templateKey' },
    audit: 'campaign.created',
    params: z.strictObject({ templateKey: KeyText }),
    query: z.strictObject({
      marketKey: KeyText,
      hierarchyId: HierarchyId.optional(),
      campaignCadence: z.enum(TEMPLATE_TYPES).optional().describe('Without it, as the template'),
    }),
    reply: { status: 201, body: Campaign },
    versionOf,
    failures: {
      'campaign.needs-a-dealer': 422,
      'campaign.needs-staff-market': 422,
      'campaign.market-closed': 422,
      'campaign.annual': 422,
      'campaign.cadence-not-offered': 422,
      'campaign-template.not-offered': 409,
      'campaign-template.several-dealers-only': 403,
      'campaign-template.inactive': 409,
      'campaign-template.not-open-yet': 409,
      'campaign-template.enrollment-ended': 409,
      'campaign-template.mail-date-passed': 409,
    },
    example: {
      params: { templateKey: '31' },
      query: { hierarchyId: 'HONDA', marketKey: '14', campaignCadence: 'STANDARD' },
      reply: campaignExample,
    },
  },
  validateName: {
    method: 'GET',
    path: '/campaign/validate-name',
    summary: 'Why a campaign of a market may not have this name.',
    access: { ...makers, object: 'query.campaignKey' },
    query: z.strictObject({ ...selection, ...checkedName, marketKey: KeyText }),
    reply: { status: 200, body: errorReason },
    failures: {},
    example: {
      query: { campaignName: 'Spring service', campaignKey: '7', marketKey: '14' },
      reply: { errorReason: null },
    },
  },
  validateMetroName: {
    method: 'GET',
    path: '/campaign/validate-metro-campaign-name',
    summary: 'Why a metro campaign may not have this name.',
    access: { ...makers, object: 'query.campaignKey' },
    query: z.strictObject({
      ...selection,
      ...checkedName,
      marketGroupKey: KeyText.optional().describe('The group, where another than the saved one'),
    }),
    reply: { status: 200, body: errorReason },
    failures: {},
    example: {
      query: { campaignName: 'Detroit Metro 2027-03-14', campaignKey: '8' },
      reply: { errorReason: null },
    },
  },
  read: {
    method: 'GET',
    path: '/campaign/{key}',
    summary: 'A campaign with its steps, and the template that it began with.',
    access: { ...readers, object: 'params.key' },
    params,
    query,
    reply: one,
    versionOf,
    failures: {},
    example: { params: { key: '7' }, query: { hierarchyId: 'HONDA' }, reply: campaignExample },
  },
  picture: {
    method: 'GET',
    path: '/campaign/{key}/picture',
    summary:
      'The front of the first piece of a campaign, small, to know the campaign by in a list.',
    access: { ...readers, object: 'params.key' },
    params,
    query,
    reply: {
      status: 200,
      body: z.strictObject({
        picture: z
          .string()
          .nullable()
          .describe('As an address that holds the picture; null while it has no piece'),
      }),
    },
    failures: {},
    example: { params: { key: '7' }, reply: { picture: 'data:image/webp;base64,UklGRiIAAABX' } },
  },
  update: {
    method: 'PUT',
    path: '/campaign',
    summary:
      'Saves the details of a campaign. What is missing may be missing still; what is wrong is refused.',
    access: { ...makers, object: 'body.key' },
    audit: 'campaign.changed',
    query,
    body: ChangedCampaign,
    reply: one,
    versionOf,
    failures: notSaved,
    example: { body: changedCampaignExample, reply: campaignExample },
  },
  updateStep: {
    method: 'PUT',
    path: '/campaign/{key}/step',
    summary: 'Saves a step of a campaign: whether it is used, its creative and its coupons.',
    access: { ...makers, object: 'params.key' },
    audit: 'campaign.step-changed',
    params,
    query,
    body: ChangedStep,
    reply: one,
    versionOf: versionOfStep,
    failures: {
      ...notSaved,
      'campaign.touchpoint-required': 409,
      'campaign.touchpoint-disabled': 409,
      'coupon.flat-cost-funded': 409,
    },
    example: { params: { key: '7' }, body: changedStepExample, reply: campaignExample },
  },
  saveAsDraft: {
    method: 'POST',
    path: '/campaign/{key}/draft',
    summary: 'Keeps a campaign as a draft.',
    access: { ...makers, object: 'params.key' },
    audit: 'campaign.saved-as-draft',
    params,
    query,
    reply: one,
    versionOf,
    failures: {
      ...notMoved,
      'campaign.cannot-save-as-draft': 409,
      'campaign.cannot-withdraw': 409,
      'order.closed': 409,
    },
    example: { params: { key: '7' }, reply: campaignExample },
  },
  delete: {
    method: 'DELETE',
    path: '/campaign/{key}',
    summary: 'Deletes a draft, and with a metro campaign its children.',
    access: { ...makers, object: 'params.key' },
    audit: 'campaign.deleted',
    params,
    query,
    reply: { status: 200, body: z.strictObject({ key: Key }) },
    failures: { ...notMoved, 'campaign.cannot-delete': 409 },
    example: { params: { key: '7' }, reply: { key: 7 } },
  },
})
