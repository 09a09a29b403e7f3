import type { SortEntry } from './sort.rules.ts'

/** What a grid needs from the source of its rows. */
export interface GridSource {
  sort: (entries: SortEntry[]) => void
  changePage: (page: number) => void
  changePageSize: (size: number) => void
}

/** The part of a list that is shown. */
export interface GridPage<Column extends string = string> {
  page: number
  size: number
  sort: SortEntry<Column>[]
}
