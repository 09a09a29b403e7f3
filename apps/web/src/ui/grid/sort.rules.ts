export type SortDirection = 'ASCENDING' | 'DESCENDING'

/** How lists are asked for in an order, of columns by their id. */
export interface SortEntry {
  id: string
  direction: SortDirection
}

interface SortModelItem {
  field: string
  sort?: 'asc' | 'desc' | null
}

/** What the grid means, as the data source is asked. */
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
