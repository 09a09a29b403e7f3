import type { AnswerOf } from '@marquee/contract/operation'
import type { seedLists } from '@marquee/contract/seed-lists'

export type SeedList = AnswerOf<typeof seedLists.read>
