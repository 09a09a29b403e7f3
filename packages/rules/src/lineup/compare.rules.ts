import type { LineupField } from './columns.rules.ts'
import { changeOf, type AddedModel, type ChangedModel } from './differences.rules.ts'
import type { LineupDifferences } from './differences.rules.ts'
import type { LineupFile, LineupRow, RefusedLine } from './file.rules.ts'
import { identityOf, type LineupModel } from './model.rules.ts'
import type { LineupRowReason } from './texts.ts'
import { areModelYears } from './years.rules.ts'

export interface KnownLineup {
  /** IDs of the brands that the file may be about. */
  brands: readonly string[]
  models: readonly LineupModel[]
  currentYear: number
}

/** What becomes of the lines about one model. */
type Line =
  | { added: AddedModel }
  | { changed: ChangedModel }
  | { unchanged: LineupModel }
  | { refused: RefusedLine }

/** A row whose brand is known. */
type PlacedRow = LineupRow & { brand: string }

/**
 * Compares the rows of a file with what is stored. Several lines about one model add up, so that a file may
 * have one for each model year. What the file does not name stays as it is.
 */
export function compareLineup(
  file: Pick<LineupFile, 'rows' | 'refused'>,
  known: KnownLineup,
): LineupDifferences {
  const placed = file.rows.map((row) => placeOf(row, known))
  const rows = placed.filter((row): row is PlacedRow => !('reason' in row))
  const unplaced = placed.filter((row): row is RefusedLine => 'reason' in row)
  const taken = new Map(known.models.map((model) => [identityOf(model), model]))
  const lines: Line[] = []
  for (const row of united(rows)) {
    const line = 'reason' in row ? { refused: row } : compareRow(row, taken, known.currentYear)
    if ('added' in line) taken.set(identityOf(line.added), line.added)
    lines.push(line)
  }
  const brands = new Set(rows.map(({ brand }) => brand))
  const named = new Set(rows.map(identityOf))
  return {
    added: lines.flatMap((line) => ('added' in line ? [line.added] : [])),
    changed: lines.flatMap((line) => ('changed' in line ? [line.changed] : [])),
    unchanged: lines.filter((line) => 'unchanged' in line).length,
    absent: known.models.filter(
      (model) => !model.isRetired && brands.has(model.brand) && !named.has(identityOf(model)),
    ),
    refused: [
      ...file.refused,
      ...unplaced,
      ...lines.flatMap((line) => ('refused' in line ? [line.refused] : [])),
    ].toSorted((a, b) => a.line - b.line),
  }
}

const refusal = (
  { line, make, model }: LineupRow,
  field: LineupField,
  reason: LineupRowReason,
): RefusedLine => ({ line, make, model, field, reason })

function placeOf(row: LineupRow, { brands }: KnownLineup): PlacedRow | RefusedLine {
  const [only, ...others] = brands
  const brand = row.brand ?? (others.length === 0 ? only : undefined)
  if (brand === undefined) return refusal(row, 'brand', 'row.brand-needed')
  return brands.includes(brand) ? { ...row, brand } : refusal(row, 'brand', 'row.brand-unknown')
}

/** One row for each model and make, at the line of its first. */
function united(rows: readonly PlacedRow[]): (PlacedRow | RefusedLine)[] {
  const byModel = new Map<string, PlacedRow[]>()
  for (const row of rows) {
    const id = `${identityOf(row)} ${row.make.toLowerCase()}`
    const same = byModel.get(id)
    if (same) same.push(row)
    else byModel.set(id, [row])
  }
  return [...byModel.values()].map((same) => {
    const [first] = same as [PlacedRow, ...PlacedRow[]]
    const statuses = new Set(same.flatMap(({ isRetired }) => isRetired ?? []))
    if (statuses.size > 1) return refusal(first, 'status', 'row.two-statuses')
    const years = [...new Set(same.flatMap((row) => row.years ?? []))].toSorted((a, b) => a - b)
    const [isRetired] = statuses
    return { ...first, years: years.length > 0 ? years : undefined, isRetired }
  })
}

function compareRow(
  row: PlacedRow,
  taken: ReadonlyMap<string, LineupModel>,
  currentYear: number,
): Line {
  const { line, brand, make, model } = row
  if (row.years && !areModelYears(row.years, currentYear)) {
    return { refused: refusal(row, 'years', 'row.years-range') }
  }
  const present = taken.get(identityOf(row))
  if (present && present.make.toLowerCase() !== make.toLowerCase()) {
    return { refused: refusal(row, 'model', 'row.model-of-other-make') }
  }
  if (!present) {
    if (!row.years) return { refused: refusal(row, 'years', 'row.required') }
    const isRetired = row.isRetired ?? false
    return { added: { line, brand, make, model, years: row.years, isRetired } }
  }
  const after: LineupModel = {
    brand,
    make: present.make,
    model: present.model,
    years: row.years ?? present.years,
    isRetired: row.isRetired ?? present.isRetired,
  }
  const changed = changeOf(present, after)
  return changed ? { changed: { line, ...changed } } : { unchanged: present }
}
