import type { DemoMarketGroup } from '@marquee/demo'
import { pathBelow } from '@marquee/rules/access'
import { METRO } from '@marquee/rules/markets'
import {
  marketGroupMarkets,
  marketGroups,
  marketGroupUsers,
  markets,
  people,
} from '../db/schema/index.ts'
import type { Sql } from '../platform/sql/index.ts'

type Keyed = DemoMarketGroup & { marketKey: number; path: string }

/** The groups of the demo, each with its metro market; their keys follow those of the tree. */
export async function loadMarketGroups(
  sql: Sql,
  groups: readonly DemoMarketGroup[],
  pathOf: (marketKey: number) => string,
  lastMarketKey: number,
): Promise<void> {
  const keyed = groups.map((group, index) => ({
    ...group,
    key: index + 1,
    marketKey: lastMarketKey + index + 1,
    path: pathOf(group.home.key),
  }))
  await sql.insert(markets).values(keyed.map(metroMarket))
  await sql.insert(marketGroups).values(
    keyed.map(({ key, name, hierarchyId, marketKey, path }) => ({
      key,
      name,
      hierarchyId,
      marketKey,
      path,
    })),
  )
  await sql.insert(marketGroupMarkets).values(
    keyed.flatMap(({ key, dealers }) =>
      dealers.map((dealer) => ({
        groupKey: key,
        marketKey: dealer.key,
        path: pathOf(dealer.key),
      })),
    ),
  )
  const known = await sql.select({ key: people.key, email: people.email }).from(people)
  const personKeys = new Map(known.map(({ key, email }) => [email, key]))
  await sql.insert(marketGroupUsers).values(
    keyed.flatMap(({ key, users, path }) =>
      users.map(({ email }) => ({
        groupKey: key,
        personKey: personKeys.get(email) as number,
        path,
      })),
    ),
  )
}

function metroMarket(group: Keyed): typeof markets.$inferInsert {
  const { name, hierarchyId, home, marketKey, path } = group
  return {
    key: marketKey,
    parentKey: home.key,
    path: pathBelow(path, marketKey),
    name,
    hierarchyId,
    type: METRO,
    sourceId: `${METRO}-${marketKey}`,
    status: 'ACTIVE',
    timeZone: home.timeZone,
    isEnrolled: false,
    isDaaEligible: false,
  }
}
