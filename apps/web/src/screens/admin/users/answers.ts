import type { AnswerOf } from '@marquee/contract/operation'
import type { people } from '@marquee/contract/people'

export type PeoplePage = AnswerOf<typeof people.search>
export type Person = PeoplePage['people'][number]
