import { PERMISSIONS, type Permission, USER_LEVELS } from '@marquee/rules/access'
import { z } from 'zod'
import { ListingAttribute, listingAttributeExample, MarketSummary } from '../markets/index.ts'
import { HierarchyId, Key, operations, selection } from '../operation/index.ts'

const UserLevel = z.enum(USER_LEVELS)

const Hierarchy = z.strictObject({
  id: HierarchyId,
  name: z.string(),
  marketKey: Key.describe("The brand's national market"),
  isSecondBrand: z.boolean(),
})

const Home = z.strictObject({
  key: Key,
  level: UserLevel,
  marketName: z.string(),
  brandName: z.string().nullable().describe('None for a home above the brands'),
  isHere: z.boolean().describe('The one that these calls are made in'),
  isInvitation: z.boolean().describe('Choosing it accepts the invitation'),
})

export const UserState = z.strictObject({
  person: z.strictObject({
    key: Key,
    name: z.string(),
    email: z.string(),
    level: UserLevel,
    homeMarketKey: Key,
  }),
  permissions: z.array(z.enum(PERMISSIONS)),
  selectedMarket: MarketSummary.nullable(),
  selectedHierarchy: Hierarchy.nullable(),
  selectedUserLevel: UserLevel,
  homes: z.array(Home).describe('Where the person may work: mostly one'),
  asksForHome: z
    .boolean()
    .describe('A home was added since the person last chose; they are asked before they go on'),
})

const stateExample = {
  person: {
    key: 3,
    name: 'Dana Whitfield',
    email: 'dealer@demo.example',
    level: 'DEALER' as const,
    homeMarketKey: 14,
  },
  permissions: ['CAN_READ_CAMPAIGNS', 'CAN_SEARCH_AUDIENCE', 'CAN_SUBMIT_ORDER'] as Permission[],
  selectedMarket: {
    key: 14,
    name: 'Lakeside Honda',
    sourceId: { id: '208114' },
    type: 'DEALER' as const,
    status: 'ACTIVE' as const,
    hierarchyId: 'HONDA',
    city: 'Ann Arbor',
    countrySubdivision: { code: 'MI' },
    timeZone: 'America/Detroit',
    marketHierarchyByType: { zone: 'Central Zone', district: 'District 4' },
  },
  selectedHierarchy: { id: 'HONDA', name: 'Honda', marketKey: 2, isSecondBrand: false },
  selectedUserLevel: 'DEALER' as const,
  homes: [
    {
      key: 3,
      level: 'DEALER' as const,
      marketName: 'Lakeside Honda',
      brandName: 'Honda',
      isHere: true,
      isInvitation: false,
    },
  ],
  asksForHome: false,
}

export const userState = operations('userState', {
  read: {
    method: 'GET',
    path: '/user-state',
    summary: 'Who is signed in, what they may do, and the market they work in.',
    access: { anyOf: [], scope: 'self' },
    query: z.strictObject(selection),
    reply: { status: 200, body: UserState },
    failures: {},
    example: { reply: stateExample },
  },
  initialize: {
    method: 'GET',
    path: '/app-initialization',
    summary: 'What the screens need once at their start.',
    access: { anyOf: [], scope: 'self' },
    query: z.strictObject(selection),
    reply: {
      status: 200,
      body: z.strictObject({
        hierarchies: z.array(Hierarchy).describe("The brands in the person's scope"),
        stateReferences: z
          .array(z.strictObject({ label: z.string(), value: z.string() }))
          .describe('Country subdivisions, by name'),
        reportConfigs: z
          .array(z.strictObject({ key: Key, name: z.string(), displayPriority: z.int() }))
          .describe('By displayPriority'),
        marketProfileAttributes: z
          .array(ListingAttribute)
          .describe('What the chosen market may say about itself, and what it has chosen'),
        rootMarketKey: Key,
        corporateMarketKey: Key,
        flatCostSource: z
          .string()
          .describe('The source of coupons whose flat costs an association does not pay for'),
        support: z
          .strictObject({ phone: z.string(), email: z.string() })
          .describe('Whom people ask for help'),
      }),
    },
    failures: {},
    example: {
      query: { hierarchyId: 'HONDA', marketKey: '14' },
      reply: {
        hierarchies: [stateExample.selectedHierarchy],
        stateReferences: [{ label: 'Michigan', value: 'MI' }],
        reportConfigs: [{ key: 1, name: 'Campaign activity', displayPriority: 10 }],
        marketProfileAttributes: [listingAttributeExample],
        rootMarketKey: 1,
        corporateMarketKey: 1,
        flatCostSource: 'ECRM',
        support: { phone: '5550100199', email: 'support@marquee.example' },
      },
    },
  },
  select: {
    method: 'PUT',
    path: '/user-state/market',
    summary: 'Chooses the market to work in; a brand alone clears the market.',
    access: { anyOf: [], scope: 'self', object: 'body.marketKey' },
    audit: 'user-state.selected',
    query: z.strictObject(selection),
    body: z.strictObject({
      marketKey: Key.nullable(),
      hierarchyId: HierarchyId.nullable(),
      selectedUserLevel: UserLevel.optional(),
    }),
    reply: { status: 200, body: UserState },
    failures: { 'user-level.beyond-own': 403 },
    example: { body: { marketKey: 14, hierarchyId: 'HONDA' }, reply: stateExample },
  },
  chooseHome: {
    method: 'PUT',
    path: '/user-state/home',
    summary: 'Chooses the home to work in, for a person who has several; accepts an invitation.',
    access: { anyOf: [], scope: 'self', object: 'body.homeKey' },
    audit: 'person.home-chosen',
    query: z.strictObject(selection),
    body: z.strictObject({ homeKey: Key }),
    reply: { status: 200, body: z.strictObject({ homeKey: Key }) },
    failures: {},
    example: { body: { homeKey: 3 }, reply: { homeKey: 3 } },
  },
})
