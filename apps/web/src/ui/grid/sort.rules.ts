export type SortDirection = 'ASCENDING' | 'DESCENDING'

/** How a request names the order of a list: columns by their id. */
export interface SortEntry<Column extends string = string> {
  id: Column
  direction: SortDirection
}

interface SortModelItem {
  field: string
  sort?: 'asc' | 'desc' | null
}

/** The grid's order in the form that the data source takes. */
export function toSortEntries(model: readonly SortModelItem[]): SortEntry[] {
  return model.map(({ field, sort }) => ({
    id: field,
    direction: sort === 'asc' ? 'ASCENDING' : 'DESCENDING',
  }))
}

export function toSortModel(entries: readonly SortEntry[]) {
  return entries.map(({ id, direction }) => ({
    field: id,
    sort: direction === 'ASCENDING' ? ('asc' as const) : ('desc' as const),
  }))
}
