import type { AnswerOf } from '@marquee/contract/operation'
import type { people } from '@marquee/contract/people'
import type { UserLevel } from '@marquee/rules/access'
import type { PersonStatus } from '@marquee/rules/people'
import { api, useOperation, type QueryState } from '../../../api/index.ts'
import {
  useGridPage,
  useFilters,
  type GridPageState,
  type FiltersState,
} from '../../../ui/grid/index.ts'

type PeoplePage = AnswerOf<typeof people.search>
export type Person = PeoplePage['people'][number]

/** An invitation that nobody took in time. */
export const isExpired = ({ invitationEndsAt }: Person): boolean =>
  invitationEndsAt !== null && Date.parse(invitationEndsAt) < Date.now()

export interface PeopleFilters {
  text: string
  level: UserLevel | undefined
  status: PersonStatus | undefined
  /** Only people of the selected market and below. */
  isHere: boolean
}

interface People extends FiltersState<PeopleFilters> {
  query: QueryState<PeoplePage>
  paging: GridPageState
}

type Column = 'name' | 'email' | 'level' | 'home' | 'status'

/** One page of the people whom the search and the filters name. */
export function usePeople(searched: string): People {
  const paging = useGridPage<Column>({ sort: [{ id: 'name', direction: 'ASCENDING' }] })
  const { filters, setFilters } = useFilters<PeopleFilters>(paging, {
    text: searched,
    level: undefined,
    status: undefined,
    isHere: false,
  })
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
