import { MOST_MODELS_LISTED, type lineup } from '@marquee/contract/lineup'
import type { ReplyOf } from '@marquee/contract/operation'
import { todayIn } from '@marquee/rules/calendar'
import { countLineup, mayImportLineup, type LineupModel } from '@marquee/rules/lineup'
import { DEFAULT_TIME_ZONE } from '@marquee/rules/network'
import { ability } from '@marquee/rules/result'
import type { ComparedLineup } from './compare-lineup.load.ts'

export const named = ({ brand, make, model }: LineupModel) => ({ hierarchyId: brand, make, model })

export const presentModel = (model: LineupModel): ReplyOf<typeof lineup.add> => ({
  ...named(model),
  years: [...model.years],
  isRetired: model.isRetired,
})

export const yearOf = (now: number): number => Number(todayIn(DEFAULT_TIME_ZONE, now).slice(0, 4))

export function presentLineupDifferences(
  { differences, ignored, fingerprint }: ComparedLineup,
  importKey: number | null = null,
): ReplyOf<typeof lineup.try> {
  const { added, changed, absent, refused } = differences
  return {
    fingerprint,
    importKey,
    ignored: [...ignored],
    counts: countLineup(differences),
    added: added.slice(0, MOST_MODELS_LISTED).map((model) => ({
      ...named(model),
      line: model.line,
      years: [...model.years],
    })),
    changed: changed
      .slice(0, MOST_MODELS_LISTED)
      .map(({ model, ...change }) => ({ ...named(model), ...change })),
    absent: absent.slice(0, MOST_MODELS_LISTED).map(named),
    refused: refused
      .slice(0, MOST_MODELS_LISTED)
      .map(({ field, ...row }) => ({ ...row, field: field ?? null })),
    can: { import: ability(mayImportLineup(differences)) },
  }
}
