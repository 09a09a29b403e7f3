import type { Permission, UserLevel } from '@marquee/rules/access'
import type { MarketPath } from '@marquee/rules/access'

/** The person behind a call, as the database knows them at this very moment. */
export interface CallingPerson {
  key: number
  /** One for each of their homes: what they did in one of them is theirs in the others as well. */
  keys: readonly number[]
  name: string
  email: string
  level: UserLevel
  homeMarketKey: number
  /** Their scope: everything at and below this path. */
  path: MarketPath
  permissions: readonly Permission[]
  status: 'INVITED' | 'ACTIVE' | 'DEACTIVATED'
}

export function toPerson(row: Record<string, unknown>): CallingPerson {
  return {
    key: row.key as number,
    keys: row.keys as number[],
    name: row.name as string,
    email: row.email as string,
    level: row.level as UserLevel,
    homeMarketKey: row.home_market_key as number,
    path: row.home_path as string,
    permissions: row.permissions as Permission[],
    status: row.status as CallingPerson['status'],
  }
}
