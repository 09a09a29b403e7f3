import type { MarketPath } from '@marquee/rules/access'
import type { Actor } from '@marquee/rules/people'
import { accept, type Result } from '@marquee/rules/result'
import {
  compareRoster,
  readRoster,
  type RosterDifferences,
  type RosterMarket,
} from '@marquee/rules/roster'
import { networkStore, type MarketRow } from '../markets/index.ts'
import { idOf } from '../network/index.ts'
import { peopleStore, type PersonRow } from '../people/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { fingerprintOf, textOf } from '../platform/uploads/index.ts'

export interface LoadedRoster {
  markets: RosterMarket[]
  /** The path of each of them, by its key. */
  paths: ReadonlyMap<number, MarketPath>
  people: PersonRow[]
}

export interface ComparedRoster extends Pick<LoadedRoster, 'paths'> {
  differences: RosterDifferences
  /** Headers that are not read. */
  ignored: readonly string[]
  /** Names what would be changed: another state of the file or of the people has another one. */
  fingerprint: string
}

type FileReason =
  | Extract<ReturnType<typeof readRoster>, { ok: false }>['reason']
  | 'file.wrong-encoding'

/** Reads a file of people and compares it with those of the scope, on behalf of whoever imports it. */
export async function compareRosterFile(
  use: Use,
  bytes: Buffer,
  actor: Actor,
): Promise<Result<ComparedRoster, FileReason>> {
  const text = textOf(bytes)
  if (!text.ok) return text
  const file = readRoster(text.value)
  if (!file.ok) return file
  const { paths, ...known } = await loadKnownRoster(use)
  const differences = compareRoster(file.value, { actor, ...known })
  const { added, changed } = differences
  return accept({
    differences,
    paths,
    ignored: file.value.ignored,
    fingerprint: fingerprintOf({ added, changed }),
  })
}

/** The markets and the people of the scope. */
export async function loadKnownRoster(use: Use): Promise<LoadedRoster> {
  const places = (await use(networkStore).all()).map(({ market }) => market)
  return {
    markets: places.map(toMarket),
    paths: new Map(places.map(({ key, path }) => [key, path])),
    people: await use(peopleStore).all(),
  }
}

const toMarket = (market: MarketRow): RosterMarket => ({
  key: market.key,
  id: idOf(market, market.type),
  brand: market.hierarchyId,
  type: market.type,
  name: market.name,
})
