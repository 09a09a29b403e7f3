import { z } from 'zod'
import {
  HierarchyId,
  Key,
  KeyText,
  operations,
  searchBody,
  searchQuery,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'
import {
  MarketGroupAbility,
  allOf,
  groupExample,
  GroupMarket,
  groupMarketExample,
  groupMarkets,
  groupName,
  GroupUser,
  groupUsers,
  MarketGroup,
  readOnlyGroup,
  selectAllQuery,
} from './schemas.ts'

export { groupExample, GroupMarket, MarketGroup } from './schemas.ts'

const GROUP_COLUMNS = ['name', 'marketCount'] as const
const DEALER_COLUMNS = ['marketName', 'sourceId', 'city', 'district'] as const

/** Who chooses a group for a metro campaign reads it as well. */
const readers = {
  anyOf: ['CAN_MANAGE_MARKET_GROUPS', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS'],
  scope: 'scope',
} as const
const managers = { anyOf: ['CAN_MANAGE_MARKET_GROUPS'], scope: 'scope' } as const
const oneGroup = { ...managers, object: 'params.id' } as const

const params = z.strictObject({ id: KeyText })
const query = z.strictObject(selection)
const paging = { totalElements: 1, page: 0, size: 20 }
const changed = { params: { id: '3' }, query: { hierarchyId: 'HONDA' }, reply: groupExample }

export const marketGroups = operations('marketGroups', {
  list: {
    method: 'GET',
    path: '/market/group',
    summary: "Groups of dealers in the caller's scope, and those the caller may choose.",
    access: readers,
    query: z.strictObject({
      ...selection,
      ...searchQuery(GROUP_COLUMNS),
      text: shortText(80).optional(),
    }),
    reply: {
      status: 200,
      body: searchReply('marketGroups', MarketGroup, {
        can: z.strictObject({ create: MarketGroupAbility }),
      }),
    },
    failures: {},
    example: {
      query: { hierarchyId: 'HONDA' },
      reply: { marketGroups: [groupExample], ...paging, can: { create: { ok: true } } },
    },
  },
  details: {
    method: 'GET',
    path: '/market/group/{key}/details',
    summary: 'A group with a page of its dealers.',
    access: { ...readers, object: 'params.key' },
    params: z.strictObject({ key: KeyText }),
    query: z.strictObject({
      ...selection,
      ...searchQuery(DEALER_COLUMNS),
      marketId: shortText(80).optional().describe('Part of a dealer id, or a whole key'),
      marketName: shortText(80).optional().describe("Part of a dealer's name"),
    }),
    reply: {
      status: 200,
      body: searchReply('markets', GroupMarket, MarketGroup.shape),
    },
    failures: {},
    example: {
      params: { key: '3' },
      query: { size: '20', page: '0' },
      reply: { ...groupExample, markets: [groupMarketExample], ...paging },
    },
  },
  candidates: {
    method: 'POST',
    path: '/market/group/{id}/candidates/search',
    summary: 'Open dealers of the brand that are not in the group yet.',
    access: oneGroup,
    params,
    query,
    body: searchBody(z.strictObject({ text: shortText(80).optional() }), DEALER_COLUMNS),
    reply: { status: 200, body: searchReply('markets', GroupMarket) },
    failures: {},
    example: {
      params: { id: '3' },
      body: { criteria: { text: 'lake' } },
      reply: { markets: [groupMarketExample], ...paging },
    },
  },
  create: {
    method: 'POST',
    path: '/market/group',
    summary: 'Creates an empty group.',
    access: managers,
    audit: 'market-group.created',
    query,
    body: z.strictObject({ name: groupName, hierarchyId: HierarchyId.optional() }),
    reply: { status: 201, body: MarketGroup },
    failures: { 'market-group.name-taken': 409, 'market-group.brand-missing': 422 },
    example: { body: { name: 'Detroit Metro', hierarchyId: 'HONDA' }, reply: groupExample },
  },
  createWithMarkets: {
    method: 'POST',
    path: '/market/group/add',
    summary: 'Creates a group with its dealers.',
    access: managers,
    audit: 'market-group.created',
    query: selectAllQuery,
    body: z.strictObject({
      name: groupName,
      hierarchyId: HierarchyId.optional(),
      markets: groupMarkets.default([]),
      ...allOf,
    }),
    reply: { status: 201, body: MarketGroup },
    failures: {
      'market-group.name-taken': 409,
      'market-group.brand-missing': 422,
      'market-group.other-brand': 422,
      'market-group.dealer-closed': 422,
    },
    example: {
      body: { name: 'Detroit Metro', hierarchyId: 'HONDA', markets: [{ marketId: 14 }] },
      reply: groupExample,
    },
  },
  update: {
    method: 'PUT',
    path: '/market/group/{id}',
    summary: 'Renames a group; with isSelectAll=true it then holds all dealers that match.',
    access: oneGroup,
    audit: 'market-group.changed',
    params,
    query: selectAllQuery,
    body: z.strictObject({
      name: groupName,
      version: z.int().optional(),
      ...allOf,
      ...readOnlyGroup,
    }),
    reply: { status: 200, body: MarketGroup },
    failures: { 'market-group.name-taken': 409, 'market-group.changed-meanwhile': 409 },
    example: { ...changed, body: { name: 'Detroit Metro', version: 1 } },
  },
  addDealers: {
    method: 'PUT',
    path: '/market/group/add-dealers/{id}',
    summary: 'Adds dealers to a group: those named, or with isSelectAll=true all that match.',
    access: oneGroup,
    audit: 'market-group.dealers-added',
    params,
    query: selectAllQuery,
    body: z.strictObject({ markets: groupMarkets.default([]), ...allOf }),
    reply: { status: 200, body: MarketGroup },
    failures: { 'market-group.other-brand': 422, 'market-group.dealer-closed': 422 },
    example: { ...changed, body: { markets: [{ marketId: 14 }] } },
  },
  removeMarket: {
    method: 'PUT',
    path: '/market/group/remove-market/{id}',
    summary: 'Takes dealers out of a group.',
    access: oneGroup,
    audit: 'market-group.dealers-removed',
    params,
    query,
    body: z.strictObject({ markets: groupMarkets.min(1, 'Required') }),
    reply: { status: 200, body: MarketGroup },
    failures: {},
    example: { ...changed, body: { markets: [{ marketId: 14 }] } },
  },
  setUsers: {
    method: 'PUT',
    path: '/market/group/{id}/users',
    summary: 'Says who may choose the group for a campaign.',
    access: oneGroup,
    audit: 'market-group.users-changed',
    params,
    query,
    body: z.strictObject({ users: groupUsers, version: z.int().optional() }),
    reply: { status: 200, body: MarketGroup },
    failures: { 'market-group.user-elsewhere': 422, 'market-group.changed-meanwhile': 409 },
    example: { ...changed, body: { users: [{ key: 9 }], version: 1 } },
  },
  userCandidates: {
    method: 'POST',
    path: '/market/group/{id}/users/search',
    summary: 'People who may be given a group: at home above, at or below its place.',
    access: oneGroup,
    params,
    query,
    body: searchBody(z.strictObject({ text: shortText(80).optional() }), ['name']),
    reply: {
      status: 200,
      body: searchReply('users', z.strictObject({ ...GroupUser.shape, homeName: z.string() })),
    },
    failures: {},
    example: {
      params: { id: '3' },
      body: { criteria: { text: 'robin' } },
      reply: {
        users: [{ key: 9, name: 'Robin Okafor', homeName: 'District 4' }],
        ...paging,
      },
    },
  },
  delete: {
    method: 'DELETE',
    path: '/market/group/{id}',
    summary: 'Deletes a group.',
    access: oneGroup,
    audit: 'market-group.deleted',
    params,
    query,
    reply: { status: 200, body: z.strictObject({ key: Key }) },
    failures: {},
    example: { params: { id: '3' }, reply: { key: 3 } },
  },
})
