import type { CalendarDate } from '@marquee/rules/calendar'
import {
  storedCoupon,
  type CouponScope,
  type CouponStatus,
  type DiscountType,
} from '@marquee/rules/coupons'
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { marketGroups } from './market-groups.ts'
import { markets } from './markets.ts'
import { path } from './path.ts'
import { people } from './people.ts'
import { stored } from './stored.ts'

/**
 * What a customer gets. A brand's coupon lies at its national market and a dealer's at the dealer; one
 * of a group lies at the group's metro market, which is no person's home, and is read by people who see
 * a dealer of the group.
 */
export const coupons = pgTable(
  'coupons',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    hierarchyId: text().notNull(),
    scope: text().$type<CouponScope>().notNull(),
    /** Of a dealer's coupon. */
    marketKey: integer().references(() => markets.key),
    /** Of a group's coupon; null once the group is deleted. */
    groupKey: integer().references(() => marketGroups.key, { onDelete: 'set null' }),
    heading: text().notNull(),
    offerTitle: text().notNull(),
    content: stored(storedCoupon).notNull(),
    /** What the offers are, so that they can be searched for. */
    discounts: text().array().$type<DiscountType[]>().notNull(),
    source: text().notNull(),
    endDate: date({ mode: 'string' }).$type<CalendarDate>(),
    status: text().$type<CouponStatus>().notNull().default('ACTIVE'),
    version: integer().notNull().default(1),
    savedBy: integer()
      .notNull()
      .references(() => people.key),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    path: path(),
  },
  (table) => [
    index('coupons_by_path').on(table.path),
    index('coupons_by_group').on(table.groupKey),
  ],
)
