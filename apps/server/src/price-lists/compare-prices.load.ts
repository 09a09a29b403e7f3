import type { MarketPath } from '@marquee/rules/access'
import { comparePrices, readPrices, type PriceDifferences } from '@marquee/rules/price-lists'
import { accept, type Result } from '@marquee/rules/result'
import type { Use } from '../platform/sql/index.ts'
import { fingerprintOf, textOf } from '../platform/uploads/index.ts'
import { pricedTemplatesView, type PlacedTemplate } from './priced-templates.view.ts'

export interface ComparedPrices {
  differences: PriceDifferences
  templates: ReadonlyMap<number, PlacedTemplate>
  /** Headers that are not read. */
  ignored: readonly string[]
  /** Names what would be changed: another state of the file or of the templates has another one. */
  fingerprint: string
}

type FileReason =
  | Extract<ReturnType<typeof readPrices>, { ok: false }>['reason']
  | 'file.wrong-encoding'

/** Reads a file of prices and compares it with the templates of the scope. */
export async function comparePriceFile(
  use: Use,
  bytes: Buffer,
  part: MarketPath,
): Promise<Result<ComparedPrices, FileReason>> {
  const text = textOf(bytes)
  if (!text.ok) return text
  const file = readPrices(text.value)
  if (!file.ok) return file
  const templates = await use(pricedTemplatesView).all(part)
  const differences = comparePrices(file.value, templates)
  return accept({
    differences,
    templates: new Map(templates.map((template) => [template.key, template])),
    ignored: file.value.ignored,
    fingerprint: fingerprintOf(
      differences.changed.map(({ template, changes }) => ({
        key: template.key,
        version: template.version,
        draft: template.draft?.version ?? null,
        changes,
      })),
    ),
  })
}
