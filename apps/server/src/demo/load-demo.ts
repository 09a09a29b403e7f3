import {
  demoBlackoutDates,
  demoCoupons,
  demoCreatives,
  demoHierarchies,
  demoLogos,
  demoMarketGroups,
  demoMarkets,
  demoPeople,
  demoReportConfigs,
  demoTemplates,
  demoVehicles,
  type DemoMarket,
} from '@marquee/demo'
import { pathBelow, ROOT_PATH } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import { and, count, eq } from 'drizzle-orm'
import {
  blackoutDates,
  featureToggles,
  hierarchies,
  marketPlacements,
  markets,
  people,
  reportConfigs,
  vehicleModels,
} from '../db/schema/index.ts'
import { jobsQueue } from '../platform/jobs/index.ts'
import { LOCAL_ISSUER } from '../platform/sign-in/index.ts'
import { asOwner, type Sql } from '../platform/sql/index.ts'
import { loadCampaigns } from './load-campaigns.ts'
import { loadCoupons } from './load-coupons.ts'
import { loadMarketGroups } from './load-market-groups.ts'
import { loadLogos, loadScenes, loadVehiclePictures } from './load-pictures.ts'
import { loadOffers } from './load-offers.ts'
import { loadProfiles } from './load-profiles.ts'
import { loadSeedLists } from './load-seed-lists.ts'
import { loadCreatives, loadTemplates } from './load-templates.ts'
import { LOAD_DEMO_CAMPAIGNS } from './stories/load-stories.ts'

/** What became of the demo: other data than its own is never mixed with it. */
export type DemoLoaded = 'loaded now' | 'there already' | 'not among other data'

/**
 * Fills an empty database with the demo, whole or not at all. Its dates stand around the day on which it is
 * loaded.
 */
export function loadDemo(ownerUrl: string, onDay?: CalendarDate): Promise<DemoLoaded> {
  return asOwner(ownerUrl, async (sql) => {
    // Two programs may start at once; the second waits here, and then finds the markets.
    await sql.execute('LOCK TABLE markets IN SHARE ROW EXCLUSIVE MODE')
    const [known] = await sql.select({ all: count() }).from(markets)
    const isEmpty = known?.all === 0
    if (!isEmpty) return (await isOfDemo(sql)) ? 'there already' : 'not among other data'
    await load(sql, onDay ?? (await todayOf(sql)))
    await jobsQueue(sql, ROOT_PATH).request(LOAD_DEMO_CAMPAIGNS, [0])
    return 'loaded now'
  })
}

/** The demo's markets have keys and numbers of their own, whatever was changed in them since. */
async function isOfDemo(sql: Sql): Promise<boolean> {
  const dealer = demoMarkets().find(({ type }) => type === 'DEALER') as DemoMarket
  const isThis = and(eq(markets.key, dealer.key), eq(markets.sourceId, dealer.sourceId))
  return (await sql.select({ key: markets.key }).from(markets).where(isThis)).length > 0
}

async function load(sql: Sql, today: CalendarDate): Promise<void> {
  const tree = demoMarkets()
  const paths = pathsOf(tree)
  const pathOf = (key: number) => paths.get(key) as string
  await sql.insert(markets).values(tree.map((market) => ({ ...market, path: pathOf(market.key) })))
  await sql.insert(marketPlacements).values(
    tree.map(({ key, parentKey }) => ({
      marketKey: key,
      parentKey,
      path: pathOf(key),
      validFrom: '2020-01-01',
    })),
  )
  const brands = brandsOf(tree, pathOf)
  await sql.insert(hierarchies).values(brands)
  const reachOf = (brand: string | null) => brands.find(({ id }) => id === brand)?.path ?? ROOT_PATH
  const everybody = demoPeople(tree)
  await sql.insert(people).values(
    everybody.map(({ id: _, homeKey, permissions, status, ...person }) => ({
      ...person,
      status,
      homeMarketKey: homeKey,
      path: pathOf(homeKey),
      permissions: [...permissions],
      ...(status === 'INVITED' ? {} : { issuer: LOCAL_ISSUER, subject: person.email }),
    })),
  )
  const lastKey = Math.max(...paths.keys())
  const groups = demoMarketGroups(tree, everybody)
  await loadMarketGroups(sql, groups, pathOf, lastKey)
  await loadBrands(sql, reachOf, today)
  await sql
    .insert(featureToggles)
    .values([
      { name: 'IS_AUDIENCE_BUILDER_ENABLED', hierarchyId: null, path: ROOT_PATH, value: true },
    ])
  await sql.insert(reportConfigs).values(demoReportConfigs)
  await loadProfiles(sql, tree, brands, pathOf)
  await loadLogos(sql, demoLogos({ markets: tree, brands, people: everybody }), pathOf)
  const pieces = await loadPieces(sql, { tree, brands, groups, pathOf, today })
  await loadCampaigns(sql, { ...pieces, tree, everybody, brands, pathOf, today })
  await loadOffers(sql, tree, pathOf)
  await loadSeedLists(sql, tree, pathOf)
  await countOn(sql)
}

interface Loaded {
  tree: readonly DemoMarket[]
  brands: ReturnType<typeof brandsOf>
  groups: ReturnType<typeof demoMarketGroups>
  pathOf: (key: number) => string
  today: CalendarDate
}

/** Everything from coupons and photos to the templates that campaigns start from. */
async function loadPieces(sql: Sql, { tree, brands, groups, pathOf, today }: Loaded) {
  const coupons = demoCoupons(brands, groups, tree, today)
  await loadCoupons(sql, coupons, brands, pathOf)
  const offices = tree.filter(({ type }) => type === 'NATIONAL')
  await loadVehiclePictures(sql, offices, pathOf)
  const creatives = demoCreatives(brands, await loadScenes(sql, offices, pathOf))
  await loadCreatives(sql, creatives, brands)
  const templates = demoTemplates({ brands, creatives, coupons, today })
  await loadTemplates(sql, templates, brands, { creatives, coupons })
  return { coupons, creatives, templates }
}

/** What comes with a brand, for all its markets. */
async function loadBrands(
  sql: Sql,
  reachOf: (brand: string | null) => string,
  today: CalendarDate,
): Promise<void> {
  await sql.insert(blackoutDates).values(
    demoBlackoutDates(yearOf(today)).map((day) => ({
      ...day,
      path: reachOf(day.hierarchyId),
    })),
  )
  await sql
    .insert(vehicleModels)
    .values(demoVehicles().map((model) => ({ ...model, path: reachOf(model.hierarchyId) })))
}

function brandsOf(tree: readonly DemoMarket[], pathOf: (key: number) => string) {
  return demoHierarchies().map((brand) => {
    const national = tree.find(
      (market) => market.type === 'NATIONAL' && market.hierarchyId === brand.id,
    )
    const marketKey = (national as DemoMarket).key
    return { ...brand, marketKey, path: pathOf(marketKey) }
  })
}

function pathsOf(tree: readonly DemoMarket[]): Map<number, string> {
  const paths = new Map<number, string>()
  for (const { key, parentKey } of tree) {
    // Parents stand before their children.
    const above = parentKey === null ? '' : (paths.get(parentKey) as string)
    paths.set(key, pathBelow(above, key))
  }
  return paths
}

async function todayOf(sql: Sql): Promise<CalendarDate> {
  const { rows } = await sql.execute<{ today: CalendarDate }>('SELECT current_date::text AS today')
  return (rows[0] as { today: CalendarDate }).today
}

/** The demo has fixed keys; the next new row continues after them. */
async function countOn(sql: Sql): Promise<void> {
  for (const table of [
    'markets',
    'people',
    'market_groups',
    'coupons',
    'creatives',
    'campaign_templates',
  ]) {
    await sql.execute(
      `SELECT setval(pg_get_serial_sequence('${table}', 'key'), (SELECT max(key) FROM ${table}))`,
    )
  }
}

const yearOf = (day: CalendarDate): number => Number(day.slice(0, 4))
