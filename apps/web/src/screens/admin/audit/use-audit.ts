import type { audit } from '@marquee/contract/audit'
import type { AnswerOf } from '@marquee/contract/operation'
import type { AuditOutcome } from '@marquee/rules/audit'
import { isCalendarDate, type CalendarDate } from '@marquee/rules/calendar'
import { AUDIT_KINDS, type AuditKind } from '@marquee/rules/operation'
import { useSearchParams } from 'react-router'
import { api, useOperation } from '../../../api/index.ts'
import { useGridPage, useFilters } from '../../../ui/grid/index.ts'

type AuditPage = AnswerOf<typeof audit.search>
export type AuditRow = AuditPage['rows'][number]
export type AuditChange = AnswerOf<typeof audit.read>['changes'][number]

export interface AuditFilters {
  event: string
  who: string
  kind: AuditKind | undefined
  key: string
  outcome: AuditOutcome | undefined
  from: string
  to: string
}

export type Criteria = ReturnType<typeof criteriaOf>

/** One page of what the search and the filters name, newest first. */
export function useAudit() {
  const [named] = useSearchParams()
  const paging = useGridPage({ sort: [] })
  const { filters, setFilters } = useFilters<AuditFilters>(paging, {
    event: '',
    who: '',
    kind: AUDIT_KINDS.find((kind) => kind === named.get('kind')),
    key: named.get('key') ?? '',
    outcome: undefined,
    from: '',
    to: '',
  })
  const criteria = criteriaOf(filters)
  const { page, size } = paging.page
  const query = useOperation(
    api.audit.search,
    { body: { criteria, page, size } },
    { selection: false, keepsPrevious: true },
  )
  return { query, filters, setFilters, paging, criteria }
}

/** What is not whole yet narrows nothing. */
function criteriaOf({ event, who, kind, key, outcome, from, to }: AuditFilters) {
  return {
    ...(event && { event }),
    ...(who.trim() && { who: who.trim() }),
    ...(/^[1-9]\d{0,8}$/.test(key) && { about: { ...(kind && { kind }), key: Number(key) } }),
    ...(outcome && { outcome }),
    ...(isCalendarDate(from) && { from: from as CalendarDate }),
    ...(isCalendarDate(to) && { to: to as CalendarDate }),
  }
}
