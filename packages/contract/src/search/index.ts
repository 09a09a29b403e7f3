import { CAMPAIGN_STATUSES } from '@marquee/rules/campaigns'
import { USER_LEVELS } from '@marquee/rules/access'
import { MARKET_TYPES } from '@marquee/rules/markets'
import { MATCHES } from '@marquee/rules/matching'
import { ORDER_STATUSES } from '@marquee/rules/orders'
import { MOST_HITS, MOST_SEARCHED } from '@marquee/rules/search'
import { CATEGORIES } from '@marquee/rules/templates'
import { z } from 'zod'
import { HierarchyId, Key, operations, selection, shortText } from '../operation/index.ts'

const hit = { key: Key, name: z.string(), match: z.enum(MATCHES) }

const CampaignHit = z.strictObject({
  ...hit,
  status: z.enum(CAMPAIGN_STATUSES),
  market: z.string(),
})
const TemplateHit = z.strictObject({
  ...hit,
  category: z.enum(CATEGORIES),
  hierarchyId: HierarchyId,
  isActive: z.boolean(),
})
const OrderHit = z.strictObject({
  ...hit,
  status: z.enum(ORDER_STATUSES),
  market: z.string(),
})
const CouponHit = z.strictObject({
  ...hit,
  heading: z.string(),
  isActive: z.boolean(),
})
const MarketHit = z.strictObject({
  ...hit,
  type: z.enum(MARKET_TYPES),
  sourceId: z.string(),
  city: z.string().nullable(),
  hierarchyId: HierarchyId.nullable(),
})
const PersonHit = z.strictObject({
  ...hit,
  email: z.string(),
  level: z.enum(USER_LEVELS),
  home: z.string(),
})

const found = <Hit extends z.ZodType>(each: Hit) =>
  z.strictObject({
    hits: z.array(each).max(MOST_HITS).describe('The best first'),
    isMore: z.boolean().describe('There are others that fit'),
  })

const none = { hits: [], isMore: false }

export const search = operations('search', {
  find: {
    method: 'POST',
    path: '/search',
    summary:
      'What bears a name in all that the caller sees; templates where they are offered to the market asked for.',
    access: { anyOf: [], scope: 'scope' },
    query: z.strictObject(selection),
    body: z.strictObject({
      text: shortText(MOST_SEARCHED).describe(
        'A name or a part of it, a dealer id, the number of a campaign or an order',
      ),
    }),
    reply: {
      status: 200,
      body: z.strictObject({
        campaigns: found(CampaignHit),
        orders: found(OrderHit).describe('By their number; called as their campaign is'),
        coupons: found(CouponHit).describe('By their offer or heading'),
        templates: found(TemplateHit),
        markets: found(MarketHit),
        people: found(PersonHit),
      }),
    },
    failures: {},
    example: {
      query: { marketKey: '14', hierarchyId: 'HONDA' },
      body: { text: 'spring' },
      reply: {
        campaigns: {
          hits: [
            {
              key: 7,
              name: 'Spring service',
              match: 'PREFIX',
              status: 'DRAFT',
              market: 'Lakeside Honda',
            },
          ],
          isMore: false,
        },
        orders: none,
        coupons: none,
        templates: none,
        markets: none,
        people: none,
      },
    },
  },
})
