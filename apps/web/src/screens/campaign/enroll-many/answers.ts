import type { enrollments } from '@marquee/contract/enrollments'
import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'

export type Template = AnswerOf<typeof templates.read>
export type TriedDealer = AnswerOf<typeof enrollments.tryOut>['dealers'][number]
export type BulkEnrollment = AnswerOf<typeof enrollments.read>
export type EnrolledDealer = AnswerOf<typeof enrollments.searchDealers>['dealers'][number]
