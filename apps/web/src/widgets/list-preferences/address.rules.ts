import type { ListName } from '@marquee/rules/list-preferences'
import type { SortEntry } from '../../ui/grid/index.ts'

/** How search text, filters and order of a list stand in an address; what is as usual is not mentioned. */
export interface ListAddress<Filters, Column extends string = string> {
  list: ListName
  /** Leaves out what it does not understand. */
  read: (valueOf: (name: string) => string | null) => Filters
  write: (filters: Filters) => Record<string, string>
  /** The columns by which the list can be put in order. */
  sortable: readonly Column[]
  usualSort: SortEntry<Column>[]
}

export interface ListState<Filters, Column extends string = string> {
  filters: Filters
  sort: SortEntry<Column>[]
}

/** Names no filter, and is an address all the same: who comes back to it sees everything, as they left it. */
export const EVERYTHING = 'all=1'

const SORT = 'sort'
const DOWN = '-'

export function addressOf<Filters, Column extends string>(
  { write, usualSort }: ListAddress<Filters, Column>,
  { filters, sort }: ListState<Filters, Column>,
): string {
  const params = new URLSearchParams(write(filters))
  const order = inWords(sort)
  if (order !== inWords(usualSort)) params.set(SORT, order)
  return params.toString()
}

export function stateIn<Filters, Column extends string>(
  { read, sortable, usualSort }: ListAddress<Filters, Column>,
  address: string,
): ListState<Filters, Column> {
  const params = new URLSearchParams(address)
  const order = params.get(SORT)
  return {
    filters: read((name) => params.get(name)),
    sort: order === '' ? [] : sortIn(order, sortable, usualSort),
  }
}

/** Do both lead to the same rows in the same order, though they may be spelled differently? */
export function isSameState<Filters, Column extends string>(
  of: ListAddress<Filters, Column>,
  address: string,
  other: string,
): boolean {
  return addressOf(of, stateIn(of, address)) === addressOf(of, stateIn(of, other))
}

/** A grid is in order by one column. */
function inWords([first]: readonly SortEntry[]): string {
  if (!first) return ''
  return first.direction === 'DESCENDING' ? `${DOWN}${first.id}` : first.id
}

function sortIn<Column extends string>(
  order: string | null,
  sortable: readonly Column[],
  usual: SortEntry<Column>[],
): SortEntry<Column>[] {
  const isDown = order?.startsWith(DOWN) ?? false
  const id = sortable.find((column) => column === (isDown ? order?.slice(1) : order))
  return id ? [{ id, direction: isDown ? 'DESCENDING' : 'ASCENDING' }] : usual
}
