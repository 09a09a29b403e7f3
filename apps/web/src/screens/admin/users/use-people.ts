import type { AnswerOf } from '@marquee/contract/operation'
import type { people } from '@marquee/contract/people'
import { api, useOperation, type QueryState } from '../../../api/index.ts'
import {
  useGridPage,
  useFilters,
  type GridPageState,
  type FiltersState,
} from '../../../ui/grid/index.ts'
import type { ListState } from '../../../widgets/list-preferences/index.ts'
import type { PeopleColumn, PeopleFilters } from './filters.rules.ts'

type PeoplePage = AnswerOf<typeof people.search>
export type Person = PeoplePage['people'][number]

/** An invitation that nobody took in time. */
export const isExpired = ({ invitationEndsAt }: Person): boolean =>
  invitationEndsAt !== null && Date.parse(invitationEndsAt) < Date.now()

export type PeopleState = ListState<PeopleFilters, PeopleColumn>

interface People extends FiltersState<PeopleFilters> {
  query: QueryState<PeoplePage>
  paging: GridPageState<PeopleColumn>
}

/** One page of the people whom the search and the filters name. */
export function usePeople(opening: PeopleState): People {
  const paging = useGridPage<PeopleColumn>({ sort: opening.sort })
  const { filters, setFilters } = useFilters<PeopleFilters>(paging, opening.filters)
  const { isHere, text, ...narrowing } = filters
  const { page, size, sort } = paging.page
  const criteria = { ...narrowing, ...(text && { text }) }
  const query = useOperation(
    api.people.search,
    { body: { criteria, page, size, sort } },
    { selection: isHere, keepsPrevious: true },
  )
  return { query, filters, setFilters, paging }
}
