import type { MarketPath } from '@marquee/rules/access'
import {
  compareMemberships,
  readMemberships,
  type MembershipDifferences,
  type MembershipMarket,
  type MembershipMode,
} from '@marquee/rules/memberships'
import { accept, type Result } from '@marquee/rules/result'
import { networkStore, type MarketRow } from '../markets/index.ts'
import { idOf } from '../network/index.ts'
import { peopleStore } from '../people/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { fingerprintOf, textOf } from '../platform/uploads/index.ts'
import { campaignsUnderWayView } from './campaigns-under-way.view.ts'
import { storedGroups } from './stored-groups.load.ts'

export interface ComparedMemberships {
  differences: MembershipDifferences
  /** In how many campaigns of its group under way a leaving dealer takes part. */
  underWay: ReadonlyMap<string, number>
  /** Headers that are not read. */
  ignored: readonly string[]
  /** Names what would be changed: another state of the file or of the groups has another one. */
  fingerprint: string
}

interface Importing {
  mode: MembershipMode
  scope: MarketPath
  /** The importer's home, where a new group lies of which the file does not say it; undefined by command. */
  home: MarketPath | undefined
}

type FileReason =
  | Extract<ReturnType<typeof readMemberships>, { ok: false }>['reason']
  | 'file.wrong-encoding'

/** Reads a file of groups and compares it with those of the scope. */
export async function compareMembershipFile(
  use: Use,
  bytes: Buffer,
  { mode, scope, home }: Importing,
): Promise<Result<ComparedMemberships, FileReason>> {
  const text = textOf(bytes)
  if (!text.ok) return text
  const file = readMemberships(text.value)
  if (!file.ok) return file
  const people = await use(peopleStore).all()
  const differences = compareMemberships(file.value, {
    mode,
    home: home === undefined ? undefined : { path: home },
    markets: await namedMarkets(use),
    groups: await storedGroups(use, scope),
    people: people.filter(({ status }) => status !== 'DEACTIVATED'),
  })
  const leaving = differences.changed.flatMap((changed) =>
    changed.leaving.map(({ key }) => ({ groupKey: changed.group.key, dealerKey: key })),
  )
  return accept({
    differences,
    underWay: await use(campaignsUnderWayView).count(leaving),
    ignored: file.value.ignored,
    fingerprint: fingerprintOf(writtenBy(differences)),
  })
}

/** The markets of the scope as a file names them. */
export const namedMarkets = async (use: Use): Promise<MembershipMarket[]> =>
  (await use(networkStore).all()).map(({ market }) => toMarket(market))

const toMarket = (market: MarketRow): MembershipMarket => ({
  key: market.key,
  id: idOf(market, market.type),
  brand: market.hierarchyId,
  type: market.type,
  name: market.name,
  status: market.status,
  path: market.path,
})

const keysOf = (items: readonly { key: number }[]) => items.map(({ key }) => key)

/** What would be written, without what may change meanwhile and is not written. */
const writtenBy = ({ added, changed }: MembershipDifferences) => ({
  added: added.map(({ name, place, dealers, users }) => [
    name,
    place.key,
    keysOf(dealers),
    keysOf(users),
  ]),
  changed: changed.map(({ group, joining, leaving, newUsers, formerUsers }) => [
    group.key,
    keysOf(joining),
    keysOf(leaving),
    keysOf(newUsers),
    keysOf(formerUsers),
  ]),
})
