import { asReference, type AuditedThing, type AuditKind } from '@marquee/rules/operation'
import { sql as raw, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  blackoutDates,
  bulkEnrollments,
  bulkReorders,
  campaigns,
  campaignSteps,
  campaignTemplates,
  coupons,
  creatives,
  customerImports,
  marketGroups,
  markets,
  orders,
  people,
  seedLists,
} from '../db/schema/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

interface Named {
  table: PgTable
  key: Column
  name: Column | SQL
}

const nameOf = (campaignKey: Column) => raw`(
  SELECT coalesce(nullif(c.name, ''), c.initial_name) FROM campaigns c WHERE c.key = ${campaignKey})`

/** Where the name of each kind of thing is; a step and an order go by that of their campaign. */
const NAMES: Readonly<Record<AuditKind, Named>> = {
  campaign: {
    table: campaigns,
    key: campaigns.key,
    name: raw`coalesce(nullif(${campaigns.name}, ''), ${campaigns.initialName})`,
  },
  touchpoint: {
    table: campaignSteps,
    key: campaignSteps.key,
    name: nameOf(campaignSteps.campaignKey),
  },
  order: { table: orders, key: orders.key, name: nameOf(orders.campaignKey) },
  'campaign-template': {
    table: campaignTemplates,
    key: campaignTemplates.key,
    name: campaignTemplates.name,
  },
  creative: { table: creatives, key: creatives.key, name: creatives.name },
  coupon: { table: coupons, key: coupons.key, name: coupons.heading },
  market: { table: markets, key: markets.key, name: markets.name },
  'market-group': { table: marketGroups, key: marketGroups.key, name: marketGroups.name },
  person: { table: people, key: people.key, name: people.name },
  'customer-import': {
    table: customerImports,
    key: customerImports.key,
    name: customerImports.fileName,
  },
  'seed-list': { table: seedLists, key: seedLists.key, name: seedLists.name },
  'blackout-date': {
    table: blackoutDates,
    key: blackoutDates.key,
    name: raw`to_char(${blackoutDates.date}, 'MM/DD/YYYY')`,
  },
  'bulk-enrollment': { table: bulkEnrollments, key: bulkEnrollments.key, name: raw`''` },
  'bulk-reorder': { table: bulkReorders, key: bulkReorders.key, name: raw`''` },
}

/** What the things are called that entries are about; what is deleted or out of sight has no name. */
export const thingNamesView = store((sql) => ({
  async of(things: readonly AuditedThing[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>()
    for (const kind of new Set(things.map((thing) => thing.kind))) {
      const keys = new Set(things.filter((thing) => thing.kind === kind).map(({ key }) => key))
      const { table, key, name } = NAMES[kind]
      const rows = await sql
        .select({ key: raw<number>`${key}`, name: raw<string>`${name}` })
        .from(table)
        .where(isAmong(key, keys))
      for (const row of rows) names.set(asReference({ kind, key: row.key }), row.name)
    }
    return names
  },
}))
