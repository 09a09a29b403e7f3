import { ROOT_PATH, type MarketPath } from '@marquee/rules/access'
import { ROOT_MARKET_KEY, type MarketType } from '@marquee/rules/markets'
import type { StoredMarket } from '@marquee/rules/network'
import { networkStore, type MarketRow, type PlaceRow } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'

/** A stored market with its place. */
export interface PlacedMarket extends StoredMarket {
  parentKey: number
  path: MarketPath
}

export const ROOT = { key: ROOT_MARKET_KEY, path: ROOT_PATH }

/** The markets of the scope as a file names them; the market of all brands is none of them. */
export async function storedNetwork(use: Use): Promise<PlacedMarket[]> {
  const rows = await use(networkStore).all()
  const byKey = new Map(rows.map((row) => [row.market.key, row.market]))
  return rows.flatMap((row) => {
    const { key, type, hierarchyId, path, parentKey } = row.market
    if (type === 'CORPORATE' || hierarchyId === null) return []
    const parent = type === 'NATIONAL' ? undefined : byKey.get(parentKey ?? 0)
    return [
      {
        key,
        path,
        parentKey: parentKey ?? ROOT.key,
        level: type,
        sourceId: idOf(row.market, type),
        brand: hierarchyId,
        parent: parent ? idOf(parent, parent.type) : null,
        details: detailsOf(row),
      },
    ]
  })
}

/** A brand is named by its ID, whatever number its national market has. */
export const idOf = ({ sourceId, hierarchyId }: MarketRow, level: MarketType): string =>
  level === 'NATIONAL' ? (hierarchyId ?? sourceId) : sourceId

function detailsOf({ market, brand }: PlaceRow): StoredMarket['details'] {
  const { status, line1, city, state, postalCode, phoneNumber, webAddress } = market
  const { timeZone, isEnrolled, isDaaEligible } = market
  return {
    name: brand?.name ?? market.name,
    status,
    line1,
    city,
    state,
    postalCode,
    phoneNumber,
    webAddress,
    timeZone,
    isEnrolled,
    isDaaEligible,
    couponSource: brand?.couponSource ?? null,
    isSecondBrand: brand?.isSecondBrand ?? false,
  }
}
