import type { customers } from '@marquee/contract/customers'
import type { ReplyOf } from '@marquee/contract/operation'
import { may } from '@marquee/rules/access'
import { liftableSuppression } from '@marquee/rules/customers'
import { ability } from '@marquee/rules/result'
import type { Call } from '../platform/use-case.ts'
import { suppressionListView, type KnownRow, type ListedRow } from './suppression-list.view.ts'

type Listed = ReplyOf<typeof customers.exportSuppressions>['suppressions'][number]

/** Hashes cannot be turned back: who it is, is known where a household in scope still has one of them. */
export async function presentSuppressions(
  rows: readonly ListedRow[],
  { person, use }: Pick<Call<typeof customers.exportSuppressions>, 'person' | 'use'>,
): Promise<Listed[]> {
  const known = await knownByHash(rows, use)
  const maySee = may(person.permissions, ['CAN_SEARCH_AUDIENCE']).ok
  return rows.map(({ hashes, path, at, marketName, by, ...row }) => {
    const found = hashes
      .flatMap((hash) => known.get(hash) ?? [])
      .find((household) => household.path.startsWith(path))
    return {
      key: row.key,
      channel: row.channel,
      reason: row.reason,
      source: row.source,
      why: row.why,
      campaignName: row.campaignName,
      marketName: marketName ?? '',
      by: by ?? '',
      at: at.toISOString(),
      isKnown: found !== undefined,
      person: found && maySee ? personIn(found) : null,
      can: { lift: ability(liftableSuppression(row.reason)) },
    }
  })
}

async function knownByHash(
  rows: readonly ListedRow[],
  use: Call<typeof customers.exportSuppressions>['use'],
): Promise<ReadonlyMap<string, KnownRow[]>> {
  const hashes = [...new Set(rows.flatMap((row) => row.hashes))].map(BigInt)
  const found = hashes.length === 0 ? [] : await use(suppressionListView).known(hashes)
  const known = new Map<string, KnownRow[]>()
  for (const one of found) {
    for (const hash of [one.personHash, one.emailHash]) {
      if (hash === null) continue
      known.set(String(hash), [...(known.get(String(hash)) ?? []), one])
    }
  }
  return known
}

const personIn = ({ marketKey, household, firstName, lastName, email }: KnownRow) => ({
  marketKey,
  household,
  name: [firstName, lastName].filter(Boolean).join(' '),
  email,
})
