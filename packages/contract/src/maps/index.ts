import { AREA_MILES, MOST_AREA_MARKETS, MOST_AREA_MILES } from '@marquee/rules/maps'
import { z } from 'zod'
import { Key, KeyText, manyKeys, operations, selection } from '../operation/index.ts'

const ManyKeys = manyKeys(MOST_AREA_MARKETS, `At most ${MOST_AREA_MARKETS} markets`)

const Miles = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'Must be a whole number')
  .transform(Number)
  .pipe(z.number().max(MOST_AREA_MILES, `At most ${MOST_AREA_MILES} miles`))
  .describe(`How far around each market; ${AREA_MILES} where it is left out`)

const MarketLocation = z.strictObject({
  marketKey: Key,
  latitude: z.number(),
  longitude: z.number(),
  isApproximate: z.boolean().describe('Only the middle of its ZIP code or city is known'),
})

const ZipArea = z.strictObject({
  type: z.literal('Feature'),
  properties: z.strictObject({
    zipCode: z.string(),
    city: z.string(),
    state: z.string(),
    miles: z.number().describe('From the nearest of the markets to the middle of the area'),
  }),
  geometry: z.strictObject({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(z.array(z.array(z.number())))),
  }),
})

const ZipCodeBoundaries = z
  .strictObject({
    type: z.literal('FeatureCollection'),
    isApproximate: z.literal(true).describe('Areas are drawn from middles, not from true edges'),
    miles: z.int(),
    markets: z.array(MarketLocation).describe('Those that have an address'),
    features: z.array(ZipArea).describe('The nearest first'),
  })
  .describe('GeoJSON')

const lakeside = { marketKey: 14, latitude: 42.2671, longitude: -83.7174, isApproximate: true }

export const maps = operations('maps', {
  zipCodeBoundaries: {
    method: 'GET',
    path: '/maps/zip-code-boundaries',
    summary: 'The approximate areas of the ZIP codes near some markets, as GeoJSON.',
    access: { anyOf: [], scope: 'scope', object: 'query.marketKeys' },
    query: z.strictObject({
      marketKeys: ManyKeys,
      hierarchyId: selection.hierarchyId,
      miles: Miles.optional(),
    }),
    hasOwnQuery: true,
    reply: { status: 200, body: ZipCodeBoundaries },
    cacheSeconds: 300,
    failures: {},
    example: {
      query: { marketKeys: '14', hierarchyId: 'HONDA' },
      reply: {
        type: 'FeatureCollection',
        isApproximate: true,
        miles: 60,
        markets: [lakeside],
        features: [
          {
            type: 'Feature',
            properties: { zipCode: '48104', city: 'Ann Arbor', state: 'MI', miles: 0 },
            geometry: {
              type: 'MultiPolygon',
              coordinates: [
                [
                  [
                    [-83.7505, 42.2611],
                    [-83.7005, 42.2299],
                    [-83.6931, 42.2801],
                    [-83.7505, 42.2611],
                  ],
                ],
              ],
            },
          },
        ],
      },
    },
  },
  geocode: {
    method: 'GET',
    path: '/maps/geocode',
    summary: 'Where a market lies.',
    access: { anyOf: [], scope: 'scope', object: 'query.marketKey' },
    query: z.strictObject({ marketKey: KeyText }),
    reply: { status: 200, body: MarketLocation },
    failures: { 'maps.no-address': 422 },
    example: { query: { marketKey: '14' }, reply: lakeside },
  },
})
