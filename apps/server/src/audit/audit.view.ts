import { refusalCodes } from '@marquee/contract'
import { AUDIT_MOST, type AuditOutcome } from '@marquee/rules/audit'
import type { CalendarDate } from '@marquee/rules/calendar'
import { AUDIT_KINDS, eventsNamed, type AuditKind } from '@marquee/rules/operation'
import { and, desc, eq, gte, ilike, inArray, lt, sql as raw, type SQL } from 'drizzle-orm'
import { auditAbout, auditLog, auditSeals, people } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { containing, isAmong, type Sql, store } from '../platform/sql/index.ts'

export interface AuditSearch {
  scope: string
  who?: string | undefined
  event?: string | undefined
  outcome?: AuditOutcome | undefined
  about?: { kind?: AuditKind | undefined; key: number } | undefined
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
  /** In which these days are meant. */
  timeZone: string
}

export interface Part {
  offset: number
  most: number
}

const { key, at, personKey, operation, event, outcome, client, agent } = auditLog
const { about: things } = auditLog
const shown = { key, at, personKey, operation, event, outcome, client, agent, things }

/** The log, as far as it lies within a person's scope. */
export const auditView = store((sql, scope) => ({
  /** Newest first. More than AUDIT_MOST are not counted, so that a search is never slow. */
  async search(search: AuditSearch, { offset, most }: Part) {
    const where = await conditions(sql, search)
    const found = sql.select(shown).from(auditLog).where(where)
    const rows = await found
      .orderBy(desc(at), desc(key))
      .limit(Math.min(most, Math.max(AUDIT_MOST - offset, 0)))
      .offset(offset)
    return { rows: await named(sql, rows), total: await countUpTo(sql, where, AUDIT_MOST + 1) }
  },

  async find(entryKey: number) {
    const [row] = await sql
      .select({ row: auditLog, seal: auditSeals })
      .from(auditLog)
      .leftJoin(auditSeals, eq(auditSeals.auditKey, key))
      .where(and(eq(key, entryKey), within(auditLog.path, scope)))
    if (!row) return undefined
    const [person] = await named(sql, [row.row])
    return { ...row, person: person?.person ?? null }
  },

  async sealedUntil(): Promise<Date | undefined> {
    const [last] = await sql
      .select({ at: auditSeals.sealedAt })
      .from(auditSeals)
      .orderBy(desc(auditSeals.position))
      .limit(1)
    return last?.at
  },
}))

/** The names of people are few: looked up first, they lead to the rows by an index, as those of events do. */
async function conditions(sql: Sql, search: AuditSearch): Promise<SQL | undefined> {
  const { outcome: became, about, from, to, timeZone } = search
  const who = containing(search.who)
  return and(
    within(auditLog.path, search.scope),
    who === undefined ? undefined : inArray(personKey, await peopleCalled(sql, who)),
    search.event === undefined ? undefined : inArray(event, eventsCalled(search.event)),
    became && eq(outcome, became),
    about && inArray(key, entriesAbout(sql, search.scope, about)),
    from && gte(at, raw`${from}::date::timestamp AT TIME ZONE ${timeZone}`),
    to && lt(at, raw`(${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`),
  )
}

const MOST_PEOPLE = 500

async function peopleCalled(sql: Sql, like: string): Promise<number[]> {
  const found = await sql
    .select({ key: people.key })
    .from(people)
    .where(ilike(people.name, like))
    .orderBy(people.key)
    .limit(MOST_PEOPLE)
  return found.map((person) => person.key)
}

/**
 * Those of which a part of the code, or of the name, is meant: of all that there may be, as a search for those that are
 * there would pass by everything that lies beyond the scope.
 */
function eventsCalled(part: string): string[] {
  const searched = part.trim().toLowerCase()
  if (searched === '') return []
  return [...eventsNamed(part), ...refusalCodes.filter((code) => code.includes(searched))]
}

/** Without a kind, of any; some older entries know none. */
function entriesAbout(
  sql: Sql,
  scope: string,
  about: { kind?: AuditKind | undefined; key: number },
) {
  const kinds = about.kind ? [about.kind] : [...AUDIT_KINDS, '']
  return sql
    .select({ key: auditAbout.auditKey })
    .from(auditAbout)
    .where(
      and(
        isAmong(
          auditAbout.thing,
          kinds.map((kind) => `${kind}:${about.key}`),
        ),
        within(auditAbout.path, scope),
      ),
    )
}

async function countUpTo(sql: Sql, where: SQL | undefined, most: number): Promise<number> {
  const some = sql.select({ key }).from(auditLog).where(where).limit(most).as('some')
  return sql.$count(some)
}

/** People who are out of sight have no name here. */
async function named<Row extends { personKey: number | null }>(sql: Sql, rows: readonly Row[]) {
  const keys = new Set(rows.flatMap((row) => row.personKey ?? []))
  const known = await sql
    .select({ key: people.key, name: people.name })
    .from(people)
    .where(isAmong(people.key, keys))
  const names = new Map(known.map((person) => [person.key, person.name]))
  return rows.map((row) => {
    const by = row.personKey
    return { ...row, person: by === null ? null : { key: by, name: names.get(by) ?? null } }
  })
}
