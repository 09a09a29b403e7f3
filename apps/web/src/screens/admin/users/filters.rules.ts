import { USER_LEVELS, type UserLevel } from '@marquee/rules/access'
import { PERSON_STATUSES, type PersonStatus } from '@marquee/rules/people'
import type { ListAddress } from '../../../widgets/list-preferences/index.ts'

export interface PeopleFilters {
  text: string
  level: UserLevel | undefined
  status: PersonStatus | undefined
  /** Only people of the selected market and below. */
  isHere: boolean
}

const MOST_OF_TEXT = 80
const ON = '1'
const SORTABLE = ['name', 'email', 'level', 'home', 'status'] as const

export type PeopleColumn = (typeof SORTABLE)[number]

/** How what is looked for is saved, and named by a link. */
export const peopleAddress: ListAddress<PeopleFilters, PeopleColumn> = {
  list: 'people',
  read: (valueOf) => ({
    text: (valueOf('q') ?? '').trim().slice(0, MOST_OF_TEXT),
    level: USER_LEVELS.find((level) => level === valueOf('level')),
    status: PERSON_STATUSES.find((status) => status === valueOf('status')),
    isHere: valueOf('here') === ON,
  }),
  write: ({ text, level, status, isHere }) => ({
    ...(text && { q: text }),
    ...(level && { level }),
    ...(status && { status }),
    ...(isHere && { here: ON }),
  }),
  sortable: SORTABLE,
  usualSort: [{ id: 'name', direction: 'ASCENDING' }],
}
