/** The lists whose columns a person may arrange, and whose filters they may save. */
export const LISTS = [
  'audit',
  'bulk-enrollments',
  'bulk-reorders',
  'campaign-templates',
  'campaigns',
  'customer-imports',
  'kept-emails',
  'market-groups',
  'markets',
  'outbox',
  'people',
  'seed-lists',
  'suppressions',
  'template-access',
  'unread-reports',
  'vehicles',
] as const

export type ListName = (typeof LISTS)[number]

/** How a person has a column, where it is not as the list has it. */
export interface ArrangedColumn {
  id: string
  /** Null: as the list has it. */
  isShown: boolean | null
  /** In pixels; null: as the list has it. */
  width: number | null
}

export const COLUMN_WIDTHS = { least: 50, most: 2_000 } as const

/** A list has never had as many; it only keeps a call from filling the table. */
export const MOST_COLUMNS = 60

/** With one column arranged otherwise; the others stay as they are. */
export function arrangeColumn(
  columns: readonly ArrangedColumn[],
  arranged: ArrangedColumn,
): ArrangedColumn[] {
  return [...columns.filter(({ id }) => id !== arranged.id), arranged]
}

/** Is it anywhere not as the list has it? */
export const isArranged = ({ isShown, width }: ArrangedColumn): boolean =>
  isShown !== null || width !== null

/** A whole number of pixels that may be stored. */
export function columnWidth(pixels: number): number {
  return Math.min(Math.max(Math.round(pixels), COLUMN_WIDTHS.least), COLUMN_WIDTHS.most)
}
