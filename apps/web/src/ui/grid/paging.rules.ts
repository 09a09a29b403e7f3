export interface PageSizes {
  options: readonly [number, ...number[]]
  default: number
}

const MOST_ROWS = 100

/** Ordinary tables, and the data grid for people who compare many rows. */
export const pageSizes = {
  table: { options: [20, 30, 40, 50], default: 20 },
  'data-grid': { options: [10, 25, 50, 100], default: MOST_ROWS },
} as const satisfies Record<string, PageSizes>

export type PageSizeVariant = keyof typeof pageSizes

/** No page is larger than a hundred rows, even if more were requested. */
export function cappedPageSize(size: number): number {
  return Math.min(size, MOST_ROWS)
}

/** The page on which the row at an offset stands. */
export function pageIndex(offset: number, size: number): number {
  return Math.floor(offset / size)
}

/** A paging control is shown only where there may be something to turn to. */
export function needsPaging(total: number, rowCount: number, { options }: PageSizes): boolean {
  return total > options[0] || rowCount > options[0]
}
