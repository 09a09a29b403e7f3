import type { blackoutDates } from '@marquee/contract/blackout-dates'
import type { AnswerOf } from '@marquee/contract/operation'

export type BlackoutDates = AnswerOf<typeof blackoutDates.list>
export type BlackoutDateEntry = BlackoutDates['blackoutDates'][number]
