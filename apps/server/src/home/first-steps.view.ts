import type { FirstStepCounts } from '@marquee/rules/home'
import { sql as raw, type SQL } from 'drizzle-orm'
import {
  campaigns,
  campaignTemplates,
  creatives,
  markets,
  marketVersions,
  people,
  vehicleModels,
} from '../db/schema/index.ts'
import { reaching, within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

/** What there is of all that a network needs before its first campaign is mailed. */
export const firstStepsView = store((sql, scope) => ({
  /** The person who looks is not counted among those who were invited. */
  async counts(personKey: number): Promise<FirstStepCounts> {
    const ofLevel = (level: 'NATIONAL' | 'DEALER') =>
      count(raw`${markets} WHERE ${markets.type} = ${level} AND ${within(markets.path, scope)}`)
    const { rows } = await sql.execute<{ [Step in keyof FirstStepCounts]: number }>(raw`
      SELECT ${ofLevel('NATIONAL')} AS brands,
             ${ofLevel('DEALER')} AS dealers,
             ${count(raw`${vehicleModels} WHERE NOT ${vehicleModels.isRetired}
               AND ${reaching(vehicleModels.path, scope)}`)} AS models,
             ${count(raw`${people} WHERE ${people.status} <> 'DEACTIVATED'
               AND ${people.key} <> ${personKey} AND ${within(people.path, scope)}`)} AS people,
             ${count(raw`${creatives} WHERE ${creatives.status} = 'ACTIVE'
               AND ${reaching(creatives.path, scope)}`)} AS creatives,
             ${count(raw`${campaignTemplates} WHERE ${campaignTemplates.status} = 'ACTIVE'
               AND ${reaching(campaignTemplates.path, scope)}`)} AS templates,
             ${count(raw`${marketVersions} WHERE ${marketVersions.households} > 0
               AND ${within(marketVersions.path, scope)}`)} AS customers,
             ${count(raw`${campaigns} WHERE ${campaigns.status} IN ('APPROVED', 'ACTIVE', 'COMPLETED')
               AND ${within(campaigns.path, scope)}`)} AS campaigns`)
    return rows[0] as FirstStepCounts
  },
}))

const count = (from: SQL): SQL => raw`(SELECT count(*)::integer FROM ${from})`
