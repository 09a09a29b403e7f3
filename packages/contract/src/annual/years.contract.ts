import { ENROLLED_FILTERS } from '@marquee/rules/annual'
import { CAMPAIGN_STATUSES } from '@marquee/rules/campaigns'
import { MARKET_TYPES } from '@marquee/rules/markets'
import { SEASONS } from '@marquee/rules/templates'
import { z } from 'zod'
import {
  CalendarDay,
  Key,
  KeyText,
  searchBody,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'
import { SeasonPeriod } from './schemas.ts'

const Cents = z.int()
const Money = {
  ordered: Cents,
  draft: Cents.describe('What drafts are estimated at'),
} as const

const DealerYear = z.strictObject({
  marketKey: Key,
  marketName: z.string(),
  sourceId: z.string().describe('The dealer’s number'),
  district: z.string().nullable(),
  zone: z.string().nullable(),
  enrollment: z
    .strictObject({ key: Key, status: z.enum(CAMPAIGN_STATUSES) })
    .nullable()
    .describe('Null: not enrolled'),
  seasons: z
    .array(
      z.strictObject({
        season: z.enum(SEASONS),
        campaignKey: Key,
        status: z.enum(CAMPAIGN_STATUSES),
        isCustomized: z
          .boolean()
          .describe('A person saved its piece; else it goes out as it began'),
        customization: SeasonPeriod,
        mailDate: CalendarDay.nullable(),
        cost: Cents.nullable().describe('Null: its audience is not counted yet'),
      }),
    )
    .describe('By mail date'),
  cost: Cents.nullable(),
})

const Counts = {
  dealers: z.int(),
  enrolled: z.int(),
  ordered: z.int(),
  leftToCustomize: z.int().describe('Dealers with a season that could be customized today'),
  cost: z.strictObject(Money),
} as const

const Totals = z.strictObject({
  ...Counts,
  uncounted: z.int().describe('Seasons whose audience is not counted: the cost is without them'),
  seasons: z.array(
    z.strictObject({
      season: z.enum(SEASONS),
      dealers: z.int(),
      customized: z.int(),
      leftToCustomize: z.int(),
      cost: Cents,
    }),
  ),
  months: z.array(
    z.strictObject({
      month: z.string().nullable().describe('As 2027-03; null: no mail date yet'),
      ...Money,
    }),
  ),
})

const Place = { key: Key, name: z.string(), type: z.enum(MARKET_TYPES) } as const

const counts = {
  dealers: 2,
  enrolled: 1,
  ordered: 1,
  leftToCustomize: 1,
  cost: { ordered: 120_000, draft: 0 },
}

/** A year at a glance: each dealer’s seasons, and what they come to. */
export const years = {
  searchYears: {
    method: 'POST',
    path: '/campaign/annual-seasonal/{templateKey}/years/search',
    summary:
      'The years of dealers who are, or may be, enrolled with this annual template. What they come to counts all dealers of the selected place, whatever is searched for.',
    access: { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope', object: 'params.templateKey' },
    params: z.strictObject({ templateKey: KeyText }),
    query: z.strictObject(selection),
    body: searchBody(
      z.strictObject({
        text: shortText(80).optional().describe('Part of the dealer’s name, number or district'),
        enrolled: z.enum(ENROLLED_FILTERS).optional(),
      }),
      ['marketName', 'district', 'status', 'cost'],
    ),
    reply: {
      status: 200,
      body: searchReply('dealers', DealerYear, {
        place: z.strictObject(Place).describe('Whose dealers these are'),
        template: z.strictObject({
          key: Key,
          name: z.string(),
          seasons: z.array(
            z.strictObject({
              season: z.enum(SEASONS),
              name: z.string(),
              mailDate: CalendarDay.nullable(),
              isAhead: z.boolean().describe('Whoever enrolls today takes part in it'),
              customization: SeasonPeriod,
            }),
          ),
        }),
        totals: Totals,
        places: z
          .array(z.strictObject({ ...Place, ...Counts }))
          .describe('The places directly below, where those have dealers of their own'),
      }),
    },
    failures: { 'annual.not-a-year': 422 },
    example: {
      params: { templateKey: '31' },
      body: { criteria: { enrolled: 'NOT_CUSTOMIZED' as const }, page: 0, size: 20 },
      reply: {
        place: { key: 9, name: 'Great Lakes zone', type: 'ZONE' as const },
        template: {
          key: 31,
          name: 'Four seasons of service',
          seasons: [
            {
              season: 'SPRING' as const,
              name: 'Spring starts here',
              mailDate: '2027-03-15',
              isAhead: true,
              customization: { state: 'open' as const, closes: '2027-02-14', daysLeft: 12 },
            },
          ],
        },
        totals: {
          ...counts,
          uncounted: 0,
          seasons: [
            {
              season: 'SPRING' as const,
              dealers: 1,
              customized: 0,
              leftToCustomize: 1,
              cost: 120_000,
            },
          ],
          months: [{ month: '2027-03', ordered: 120_000, draft: 0 }],
        },
        places: [{ key: 12, name: 'Detroit district', type: 'DISTRICT' as const, ...counts }],
        dealers: [
          {
            marketKey: 14,
            marketName: 'Lakeside Honda',
            sourceId: '207001',
            district: 'Detroit district',
            zone: 'Great Lakes zone',
            enrollment: { key: 7, status: 'APPROVED' as const },
            seasons: [
              {
                season: 'SPRING' as const,
                campaignKey: 8,
                status: 'RESERVED' as const,
                isCustomized: false,
                customization: { state: 'open' as const, closes: '2027-02-14', daysLeft: 12 },
                mailDate: '2027-03-15',
                cost: 120_000,
              },
            ],
            cost: 120_000,
          },
        ],
        totalElements: 1,
        page: 0,
        size: 20,
      },
    },
  },
} as const
