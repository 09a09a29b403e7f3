import { FULFILLMENT_OPTIONS } from '@marquee/rules/channels'
import { z } from 'zod'
import { groupExample, MarketGroup } from '../market-groups/index.ts'
import { CalendarDay, KeyText, searchQuery, searchReply, selection } from '../operation/index.ts'
import { childMarketExample } from './examples.ts'
import { TemplateAbility, ChildMarket } from './schemas.ts'

const params = z.strictObject({ key: KeyText })
/** As for groups: who keeps them, and who orders for several dealers. */
const choosers = {
  anyOf: ['CAN_MANAGE_MARKET_GROUPS', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
  scope: 'scope',
} as const

const childMarkets = {
  status: 200,
  body: z.strictObject({ childMarkets: z.array(ChildMarket) }),
} as const
const childMarketsExample = { childMarkets: [childMarketExample] }

/** What may be chosen for a campaign: its days, its groups, its dealers. */
export const choosing = {
  selectableDates: {
    method: 'GET',
    path: '/campaign/selectable-dates',
    summary: "The mail dates of each channel and variation, counted from the market's own today.",
    access: {
      anyOf: ['CAN_READ_CAMPAIGNS', 'CAN_MANAGE_CAMPAIGN_TEMPLATES'],
      scope: 'scope',
      object: 'query.campaignTemplateKey',
    },
    query: z.strictObject({ ...selection, campaignTemplateKey: KeyText }),
    reply: {
      status: 200,
      body: z.strictObject({
        today: CalendarDay,
        selectableDates: z
          .partialRecord(z.enum(FULFILLMENT_OPTIONS), z.array(CalendarDay))
          .describe('Ascending; all empty where the date cannot be chosen'),
        can: z.strictObject({
          choose: TemplateAbility,
          chooseFreely: TemplateAbility.describe('Any day ahead, whatever is eligible'),
        }),
      }),
    },
    failures: {},
    example: {
      query: { campaignTemplateKey: '31', hierarchyId: 'HONDA', marketKey: '14' },
      reply: {
        today: '2027-01-04',
        selectableDates: { EMAIL: ['2027-01-07'], DIRECT_MAIL: ['2027-01-19'] },
        can: { choose: { ok: true }, chooseFreely: { ok: false, reason: 'access.denied' } },
      },
    },
  },
  marketGroups: {
    method: 'GET',
    path: '/market/group/template/{id}',
    summary:
      'The groups that the caller may choose for a template, in the shape of the list of groups.',
    access: { ...choosers, object: 'params.id' },
    params: z.strictObject({ id: KeyText }),
    query: z.strictObject({ ...selection, ...searchQuery(['name', 'marketCount']) }),
    reply: {
      status: 200,
      body: searchReply('marketGroups', MarketGroup, {
        can: z.strictObject({ create: TemplateAbility }),
      }),
    },
    failures: {},
    example: {
      params: { id: '31' },
      query: { hierarchyId: 'HONDA' },
      reply: {
        marketGroups: [groupExample],
        totalElements: 1,
        page: 0,
        size: 20,
        can: { create: { ok: true } },
      },
    },
  },
  childMarkets: {
    method: 'GET',
    path: '/campaign-template/{key}/child-markets',
    summary:
      'The dealers of a group, and whether each may be chosen for a campaign of the template.',
    access: { ...choosers, object: 'params.key' },
    params,
    query: z.strictObject({
      ...selection,
      marketGroupKey: KeyText,
      campaignKey: KeyText.optional(),
    }),
    reply: childMarkets,
    failures: {},
    example: {
      params: { key: '31' },
      query: { marketGroupKey: '3' },
      reply: childMarketsExample,
    },
  },
  childMarketsOfGroup: {
    method: 'GET',
    path: '/campaign-template/child-markets',
    summary: 'The dealers of a group, whatever the template.',
    access: { ...choosers, object: 'query.marketGroupKey' },
    query: z.strictObject({ ...selection, marketGroupKey: KeyText }),
    reply: childMarkets,
    failures: {},
    example: { query: { marketGroupKey: '3' }, reply: childMarketsExample },
  },
} as const
