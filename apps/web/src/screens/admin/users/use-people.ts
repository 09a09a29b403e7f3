import type { AnswerOf } from '@marquee/contract/operation'
import type { people } from '@marquee/contract/people'
import type { UserLevel } from '@marquee/rules/access'
import type { PersonStatus } from '@marquee/rules/people'
import { api, useOperation, type Asked } from '../../../api/index.ts'
import {
  useGridPage,
  useWanted,
  type GridPageState,
  type WantedState,
} from '../../../ui/grid/index.ts'

type PeoplePage = AnswerOf<typeof people.search>
export type Person = PeoplePage['people'][number]

export interface Wanted {
  text: string
  level: UserLevel | undefined
  status: PersonStatus | undefined
  /** Only people of the selected market and below. */
  isHere: boolean
}

interface People extends WantedState<Wanted> {
  asked: Asked<PeoplePage>
  paging: GridPageState
}

type Column = 'name' | 'email' | 'level' | 'home' | 'status'

/** One page of the people whom the search and the filters name. */
export function usePeople(searched: string): People {
  const paging = useGridPage({ sort: [{ id: 'name', direction: 'ASCENDING' }] })
  const { wanted, want } = useWanted<Wanted>(paging, {
    text: searched,
    level: undefined,
    status: undefined,
    isHere: false,
  })
  const { isHere, text, ...narrowing } = wanted
  const { page, size, sort } = paging.page
  const criteria = { ...narrowing, ...(text && { text }) }
  const asked = useOperation(
    api.people.search,
    { body: { criteria, page, size, sort: sort as { id: Column; direction: 'ASCENDING' }[] } },
    { selection: isHere, keepsPrevious: true },
  )
  return { asked, wanted, want, paging }
}
