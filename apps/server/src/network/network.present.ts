import { MOST_LISTED, type network } from '@marquee/contract/network'
import type { ReplyOf } from '@marquee/contract/operation'
import type { UserLevel } from '@marquee/rules/access'
import {
  countNetwork,
  kindOfChange,
  mayChangeNetwork,
  mayImport,
  type MarketDetails,
  type NetworkMarket,
} from '@marquee/rules/network'
import { ability } from '@marquee/rules/result'
import type { Compared } from './compare-file.load.ts'
import type { PlacedMarket } from './stored-network.load.ts'

export const named = ({ level, sourceId, details }: NetworkMarket) => ({
  level,
  sourceId,
  name: details.name,
})

export function presentDifferences(
  { differences, ignored, fingerprint }: Compared,
  importKey: number | null = null,
): ReplyOf<typeof network.try> {
  const { added, changed, absent, refused } = differences
  return {
    fingerprint,
    importKey,
    ignored,
    counts: countNetwork(differences),
    added: added.slice(0, MOST_LISTED).map((market) => ({
      ...named(market),
      line: market.line,
      parent: market.parent,
    })),
    changed: changed.slice(0, MOST_LISTED).map((one) => ({
      ...named(one.market),
      key: one.market.key,
      line: one.line,
      kind: kindOfChange(one),
      changes: one.changes,
    })),
    absent: absent.slice(0, MOST_LISTED).map((market) => ({ ...named(market), key: market.key })),
    refused: refused
      .slice(0, MOST_LISTED)
      .map(({ field, ...row }) => ({ ...row, field: field ?? null })),
    can: { import: ability(mayImport(differences)) },
  }
}

export function presentMarket(
  market: PlacedMarket,
  stored: readonly PlacedMarket[],
  level: UserLevel,
): ReplyOf<typeof network.read> {
  const { key, level: own, sourceId, brand, details } = market
  const parent = stored.find((other) => other.key === market.parentKey)
  return {
    key,
    level: own,
    sourceId,
    brand,
    parent: parent
      ? { key: parent.key, name: parent.details.name, sourceId: parent.sourceId }
      : null,
    details: asTyped(details),
    can: { change: ability(mayChangeNetwork(level)) },
  }
}

const asTyped = (details: MarketDetails) => ({
  ...details,
  line1: details.line1 ?? '',
  city: details.city ?? '',
  state: details.state ?? '',
  postalCode: details.postalCode ?? '',
  phoneNumber: details.phoneNumber ?? '',
  webAddress: details.webAddress ?? '',
  couponSource: details.couponSource ?? '',
})
