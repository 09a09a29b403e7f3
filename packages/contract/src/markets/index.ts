import {
  LISTING_CATEGORIES,
  LISTING_INPUTS,
  MARKET_STATUSES,
  MARKET_TYPES,
} from '@marquee/rules/markets'
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
  selectionAtLevel,
  shortText,
} from '../operation/index.ts'

const MarketType = z.enum(MARKET_TYPES)
const MARKET_COLUMNS = ['name', 'sourceId', 'city', 'type', 'key'] as const

const SourceId = z.strictObject({ id: z.string() }).describe("The brand's own dealer number")

export const MarketSummary = z.strictObject({
  key: Key,
  name: z.string(),
  sourceId: SourceId,
  type: MarketType,
  status: z.enum(MARKET_STATUSES),
  hierarchyId: HierarchyId.nullable().describe('Null: the market of all brands'),
  city: z.string().nullable(),
  countrySubdivision: z.strictObject({ code: z.string() }).nullable(),
  timeZone: z.string(),
  marketHierarchyByType: z.strictObject({
    zone: z.string().nullable(),
    district: z.string().nullable(),
  }),
})

const Address = z.strictObject({
  line1: z.string(),
  city: z.string(),
  countrySubdivision: z.strictObject({ code: z.string() }),
  postalCode: z.string(),
})

export const Market = z.strictObject({
  ...MarketSummary.shape,
  addresses: z.array(Address),
  webAddress: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  isEnrolled: z.boolean(),
  isDaaEligible: z.boolean(),
})

/** What a brand lets its markets say about themselves, and what a market has chosen. */
export const ListingAttribute = z.strictObject({
  key: z.string(),
  category: z.enum(LISTING_CATEGORIES),
  inputType: z.enum(LISTING_INPUTS),
  label: z.string(),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
  values: z.array(z.string()),
})

export const listingAttributeExample = {
  key: 'loaner-cars',
  category: 'SERVICE' as const,
  label: 'Loaner cars',
  inputType: 'SINGLE_SELECT_DROPDOWN' as const,
  options: [{ value: 'yes', label: 'Yes' }],
  values: ['yes'],
}

const MarketCriteria = z.strictObject({
  text: shortText(80).optional().describe('Part of a name, a dealer id, or a city'),
  type: MarketType.optional(),
  parentMarketKey: Key.optional().describe('Only what lies directly below this market'),
})

const summaryExample = {
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
}

const searchExample = { markets: [summaryExample], totalElements: 1, page: 0, size: 20 }

const step = (key: number, name: string, type: (typeof MARKET_TYPES)[number]) => ({
  key,
  name,
  type,
})

const HierarchyStep = z.strictObject({ key: Key, name: z.string(), type: MarketType })

export const markets = operations('markets', {
  search: {
    method: 'POST',
    path: '/market/search',
    summary: "Markets in the person's scope by name, dealer id or city.",
    access: { anyOf: [], scope: 'scope' },
    query: z.strictObject(selectionAtLevel),
    body: searchBody(MarketCriteria, MARKET_COLUMNS),
    reply: { status: 200, body: searchReply('markets', MarketSummary) },
    failures: {},
    example: { body: { criteria: { text: 'lake' }, page: 0, size: 20 }, reply: searchExample },
  },
  searchByType: {
    method: 'GET',
    path: '/market/marketTypes/{type}/search',
    summary: "Markets of one type in the person's scope.",
    access: { anyOf: [], scope: 'scope' },
    params: z.strictObject({ type: MarketType }),
    query: z.strictObject({
      ...selection,
      ...searchQuery(MARKET_COLUMNS),
      text: shortText(80).optional(),
    }),
    reply: { status: 200, body: searchReply('markets', MarketSummary) },
    failures: {},
    example: { params: { type: 'DEALER' }, query: { text: 'lake' }, reply: searchExample },
  },
  hierarchy: {
    method: 'GET',
    path: '/market/{id}/hierarchy',
    summary: 'Where a market stands: the way down to it, and what lies directly below it.',
    access: { anyOf: [], scope: 'scope', object: 'params.id' },
    params: z.strictObject({ id: KeyText }),
    query: z.strictObject(selection),
    reply: {
      status: 200,
      body: z.strictObject({
        marketHierarchy: z.strictObject({
          market: Market,
          ancestors: z.array(HierarchyStep).describe('From the top down'),
          children: z.array(MarketSummary),
          attributes: z
            .strictObject({
              zone: z.string().nullable(),
              district: z.string().nullable(),
              region: z.string().nullable(),
            })
            .describe('The names of the zone, the district and the region'),
        }),
      }),
    },
    failures: {},
    example: {
      params: { id: '14' },
      reply: {
        marketHierarchy: {
          market: {
            ...summaryExample,
            addresses: [
              {
                line1: '1200 Washtenaw Ave',
                city: 'Ann Arbor',
                countrySubdivision: { code: 'MI' },
                postalCode: '48104',
              },
            ],
            webAddress: 'https://lakeside-honda.example',
            phoneNumber: '7345550114',
            isEnrolled: true,
            isDaaEligible: false,
          },
          ancestors: [
            step(2, 'Honda National', 'NATIONAL'),
            step(6, 'Central Zone', 'ZONE'),
            step(9, 'District 4', 'DISTRICT'),
          ],
          children: [],
          attributes: { zone: 'Central Zone', district: 'District 4', region: 'Honda National' },
        },
      },
    },
  },
})
