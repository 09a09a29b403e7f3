import type { ReplyOf } from '@marquee/contract/operation'
import { MOST_PRICES_LISTED, type priceLists } from '@marquee/contract/price-lists'
import { countPrices, mayImportPrices } from '@marquee/rules/price-lists'
import { ability } from '@marquee/rules/result'
import type { ComparedPrices } from './compare-prices.load.ts'

export function presentPriceDifferences({
  differences,
  templates,
  ignored,
  fingerprint,
}: ComparedPrices): ReplyOf<typeof priceLists.try> {
  const { changed, refused } = differences
  return {
    fingerprint,
    ignored: [...ignored],
    counts: countPrices(differences),
    changed: changed
      .slice(0, MOST_PRICES_LISTED)
      .map(({ template: { key, name, draft }, changes }) => ({
        key,
        hierarchyId: templates.get(key)?.hierarchyId ?? '',
        name,
        hadDraft: draft !== null,
        changes,
      })),
    refused: refused.slice(0, MOST_PRICES_LISTED).map(({ line, cells, field, reason }) => ({
      line,
      cells: { ...cells },
      field: field ?? null,
      reason,
    })),
    can: { import: ability(mayImportPrices(differences)) },
  }
}
