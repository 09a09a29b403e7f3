import type { audit } from '@marquee/contract/audit'
import type { AnswerOf } from '@marquee/contract/operation'

export type AuditPage = AnswerOf<typeof audit.search>
export type AuditRow = AuditPage['rows'][number]
export type AuditChange = AnswerOf<typeof audit.read>['changes'][number]
