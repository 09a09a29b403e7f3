import { TALLY_GROUPS } from '@marquee/rules/audience'
import { CONTACT_CODES, reachOf } from '@marquee/rules/customers'
import type { AudienceEngine } from './engine/audience-engine.gateway.ts'
import type { MarketData } from './market-data.view.ts'

interface Reached {
  checksum: string | null
  households: number
}

const REACHABLE = Array.from({ length: CONTACT_CODES }, (_, code) => code).filter((code) =>
  Object.values(reachOf(code)).includes('REACHABLE'),
)

/** One number for each market, as long as its data stay the same. */
const cached = new Map<number, Reached>()

/** How many households of each market any channel reaches; the discount follows from it. */
export async function reachableAt(
  markets: readonly MarketData[],
  engine: AudienceEngine,
  signal?: AbortSignal,
): Promise<Map<number, number>> {
  const unknown = markets.filter(
    ({ marketKey, checksum }) => cached.get(marketKey)?.checksum !== checksum,
  )
  if (unknown.length > 0) await count(unknown, engine, signal)
  return new Map(
    markets.map(({ marketKey }) => [marketKey, cached.get(marketKey)?.households ?? 0]),
  )
}

async function count(
  markets: readonly MarketData[],
  engine: AudienceEngine,
  signal: AbortSignal | undefined,
): Promise<void> {
  const tallies = await engine.tally(
    {
      marketKeys: markets.map(({ marketKey }) => marketKey),
      reached: REACHABLE,
      mailDay: null,
      location: { type: 'DISTANCE', most: null, isUnplacedIncluded: true },
      segments: null,
      vehicles: null,
      smartSelect: null,
      isOncePerHousehold: false,
    },
    signal,
  )
  for (const { marketKey, checksum } of markets) {
    const households = tallies
      .filter(({ group, a }) => group === TALLY_GROUPS.market && a === marketKey)
      .reduce((sum, { count: more }) => sum + more, 0)
    cached.set(marketKey, { checksum, households })
  }
}
