import type { MarketPath } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import type { CampaignStatus } from '@marquee/rules/campaigns'
import type { Season } from '@marquee/rules/templates'
import { and, eq, sql as raw } from 'drizzle-orm'
import {
  campaignTemplateVersions as versions,
  campaigns,
  campaignSteps,
  markets,
  orders,
  audienceSelections,
} from '../db/schema/index.ts'
import {
  onGrandparent,
  onParent,
  placed,
  reaching,
  within,
  type MarketRow,
} from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

/** The campaign of a season at a dealer; as a type, so that it is one of the records that a statement answers. */
export type SeasonRow = {
  key: number
  annual_key: number
  annual_status: CampaignStatus
  market_key: number
  template_key: number
  template_version: number
  season: Season
  status: CampaignStatus
  mail_date: CalendarDate | null
  is_customized: boolean
  cost: string | null
}

export interface DealerRow extends Pick<MarketRow, keyof typeof dealer> {
  district: string | null
  zone: string | null
}

/** The years of many dealers at once: as many statements for two thousand as for one. */
export const yearsView = store((sql, scope) => ({
  dealers: (part: MarketPath): Promise<DealerRow[]> =>
    sql
      .select({ ...dealer, district: placed.parent, zone: placed.grandparent })
      .from(markets)
      .leftJoin(...onParent)
      .leftJoin(...onGrandparent)
      .where(
        and(within(markets.path, part), within(markets.path, scope), eq(markets.type, 'DEALER')),
      ),

  /** The seasons of these templates at dealers whose year is not canceled. */
  async seasons(part: MarketPath, templateKeys: readonly number[]): Promise<SeasonRow[]> {
    if (templateKeys.length === 0) return []
    const { key, path, annualKey, templateKey } = campaigns
    const { rows } = await sql.execute<SeasonRow>(raw`
      SELECT ${key}, ${annualKey}, year.status AS annual_status, ${campaigns.marketKey},
             ${templateKey}, ${campaigns.templateVersion}, ${campaigns.season}, ${campaigns.status},
             ${campaigns.mailDate}::text AS mail_date,
             EXISTS (SELECT FROM ${campaignSteps}
                      WHERE ${campaignSteps.campaignKey} = ${key} AND ${campaignSteps.version} > 1
                    ) AS is_customized,
             coalesce(
               (SELECT ${orders.estimatedCost} FROM ${orders}
                 WHERE ${orders.campaignKey} = ${key} AND ${orders.status} IN ('SUBMITTED', 'APPROVED')
                 ORDER BY ${orders.revision} DESC LIMIT 1),
               ${audienceSelections.estimatedCost})::text AS cost
        FROM ${campaigns}
        JOIN campaigns year ON year.key = ${annualKey}
        LEFT JOIN ${audienceSelections} ON ${audienceSelections.campaignKey} = ${key}
       WHERE ${isAmong(templateKey, templateKeys)} AND ${annualKey} IS NOT NULL
         AND year.status <> 'CANCELLED'
         AND ${within(path, part)} AND ${within(path, scope)}
       ORDER BY ${campaigns.mailDate}, ${key}`)
    return rows
  },

  /** In which days the seasons of each version of these templates take changes. */
  async customizationPeriods(templateKeys: readonly number[]) {
    if (templateKeys.length === 0) return []
    const bound = (name: 'startDate' | 'endDate') =>
      raw<CalendarDate | null>`${versions.content} #>> ${`{customizationPeriod,${name}}`}::text[]`
    return sql
      .select({
        templateKey: versions.templateKey,
        version: versions.version,
        startDate: bound('startDate'),
        endDate: bound('endDate'),
      })
      .from(versions)
      .where(and(isAmong(versions.templateKey, templateKeys), reaching(versions.path, scope)))
  },
}))

const { key, name, sourceId, path, status, timeZone } = markets
const dealer = { key, name, sourceId, path, status, timeZone }
