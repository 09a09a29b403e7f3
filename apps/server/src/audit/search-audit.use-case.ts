import type { audit } from '@marquee/contract/audit'
import { AUDIT_MOST } from '@marquee/rules/audit'
import { compareDates } from '@marquee/rules/calendar'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { marketsStore, narrowedScope } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { auditView, type AuditSearch } from './audit.view.ts'

type Searching = Pick<Call<typeof audit.export>, 'body' | 'query' | 'person' | 'use'>
type Found = Awaited<ReturnType<ReturnType<typeof auditView>['search']>>['rows'][number]

export const searchAudit: UseCase<typeof audit.search> = async (call) => {
  const filters = await filtersOf(call)
  if (!filters.ok) return filters
  const { page, size } = call.body
  const view = call.use(auditView)
  const { rows, total } = await view.search(filters.value, { offset: page * size, most: size })
  return accept({
    rows: rows.map(present),
    totalElements: Math.min(total, AUDIT_MOST),
    page,
    size,
    isCut: total > AUDIT_MOST,
    sealedUntil: (await view.sealedUntil())?.toISOString() ?? null,
  })
}

export const exportAudit: UseCase<typeof audit.export> = async (call) => {
  const filters = await filtersOf(call)
  if (!filters.ok) return filters
  const { rows, total } = await call
    .use(auditView)
    .search(filters.value, { offset: 0, most: AUDIT_MOST })
  call.announce({ rows: rows.length })
  return accept({ rows: rows.map(present), isCut: total > AUDIT_MOST })
}

export const readAudit: UseCase<typeof audit.read> = async ({ params, use }) => {
  const found = await use(auditView).find(params.key)
  if (!found) return refuse('not-found')
  const { row, seal, person } = found
  const noted = (row.changes ?? []) as Noted[]
  const changes = noted.filter((one): one is Change => 'of' in one)
  return accept({
    ...present({ ...row, person }),
    requestId: row.requestId,
    details: row.details as Record<string, unknown>,
    changes,
    changesLeftOut: noted.reduce((sum, one) => sum + ('leftOut' in one ? one.leftOut : 0), 0),
    seal: seal && {
      position: seal.position,
      hash: seal.hash,
      at: seal.sealedAt.toISOString(),
    },
  })
}

/** As the database notes them. */
type Noted = Change | { leftOut: number }
interface Change {
  of: string
  did: 'insert' | 'update' | 'delete'
  key: unknown
}

async function filtersOf({
  body,
  query,
  person,
  use,
}: Searching): Promise<Result<AuditSearch, 'not-found' | 'audit.day-order'>> {
  const { from, to } = body.criteria ?? {}
  if (from && to && compareDates(from, to) > 0) return refuse('audit.day-order')
  const scope = await narrowedScope({ person, query, use })
  if (!scope) return refuse('not-found')
  const home = await use(marketsStore).find(person.homeMarketKey)
  return accept({ ...body.criteria, scope, timeZone: home?.timeZone ?? 'UTC' })
}

const present = (row: Found) => {
  const { key, at, person, operation, event, outcome, object, client, agent } = row
  return {
    key,
    at: at.toISOString(),
    person,
    operation,
    event,
    outcome,
    object,
    client,
    agent,
  }
}
