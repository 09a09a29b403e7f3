import type { ReplyOf } from '@marquee/contract/operation'
import { MOST_PEOPLE_LISTED, MOST_REFUSED_LISTED, type roster } from '@marquee/contract/roster'
import { levelOfHome } from '@marquee/rules/markets'
import { ability } from '@marquee/rules/result'
import {
  countRoster,
  mayImportRoster,
  type RosterEntry,
  type RosterMarket,
} from '@marquee/rules/roster'
import type { ComparedRoster } from './compare-roster.load.ts'

const shownMarket = ({ key, id, name }: RosterMarket) => ({ key, id, name })

export const shownEntry = ({ name, market, permissions }: RosterEntry) => ({
  name,
  market: shownMarket(market),
  permissions: [...permissions],
})

export function presentRosterDifferences(
  { differences, ignored, fingerprint }: ComparedRoster,
  importKey: number | null = null,
): ReplyOf<typeof roster.try> {
  const { added, changed, absent, refused } = differences
  return {
    fingerprint,
    importKey,
    ignored: [...ignored],
    counts: countRoster(differences),
    added: added.slice(0, MOST_PEOPLE_LISTED).map((one) => ({
      line: one.line,
      email: one.email,
      level: levelOfHome(one.market.type),
      ...shownEntry(one),
    })),
    changed: changed.slice(0, MOST_PEOPLE_LISTED).map(({ line, key, email, before, after }) => ({
      line,
      key,
      email,
      before: shownEntry(before),
      after: shownEntry(after),
    })),
    absent: absent.slice(0, MOST_PEOPLE_LISTED).map(({ person, market }) => ({
      key: person.key,
      name: person.name,
      email: person.email,
      market: shownMarket(market),
    })),
    refused: refused
      .slice(0, MOST_REFUSED_LISTED)
      .map(({ line, cells, field, reason }) => ({ line, cells, field: field ?? null, reason })),
    can: { import: ability(mayImportRoster(differences)) },
  }
}
