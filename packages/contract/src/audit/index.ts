import { AUDIT_MOST, AUDIT_OUTCOMES } from '@marquee/rules/audit'
import { AUDIT_KINDS } from '@marquee/rules/operation'
import { z } from 'zod'
import {
  CalendarDay,
  Key,
  KeyText,
  operations,
  searchBody,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'

const Moment = z.string().describe('A moment, as 2027-03-14T15:09:26.535Z')

const Thing = z.strictObject({ kind: z.enum(AUDIT_KINDS), key: Key })

const AuditRow = z.strictObject({
  key: Key,
  at: Moment,
  person: z
    .strictObject({ key: Key, name: z.string().nullable() })
    .nullable()
    .describe('Null: the program itself; a name of null is out of sight by now'),
  operation: z.string(),
  event: z.string().describe('What was done; of a refusal, its reason'),
  outcome: z.enum(AUDIT_OUTCOMES),
  about: z
    .array(Thing.extend({ name: z.string().nullable() }))
    .describe('The first things that it is about; a name of null is gone, or out of sight'),
  aboutCount: z.int().describe('How many things it is about in all'),
  client: z.string().nullable().describe('The address that the call came from'),
  agent: z.string().nullable().describe('The family of the program that called'),
})

const Values = z.record(z.string(), z.unknown())

const Change = z.strictObject({
  of: z.string().describe('The table'),
  did: z.enum(['insert', 'update', 'delete']),
  key: z.unknown(),
  before: Values.optional(),
  after: Values.optional(),
  unquoted: z.array(z.string()).optional().describe('Texts that changed, and are not quoted'),
})

const AuditRowInFull = AuditRow.extend({
  requestId: z.string(),
  details: Values,
  changes: z.array(Change),
  changesLeftOut: z.int().describe('So many more rows changed alike'),
  seal: z
    .strictObject({ position: z.int(), hash: z.string(), at: Moment })
    .nullable()
    .describe('Null: not yet sealed'),
})

const Criteria = z.strictObject({
  who: shortText(80).optional().describe('Part of the name of a person'),
  event: shortText(80)
    .optional()
    .describe('Part of the name or the code of an event, or of a reason'),
  outcome: z.enum(AUDIT_OUTCOMES).optional(),
  about: Thing.partial({ kind: true })
    .optional()
    .describe('One thing; without its kind, whatever has that key'),
  from: CalendarDay.optional().describe("The first day, in the time zone of the caller's home"),
  to: CalendarDay.optional().describe('The last day'),
})

const administrators = { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' } as const
const query = z.strictObject(selection)
const failures = { 'audit.day-order': 422 } as const

const rowExample = {
  key: 4711,
  at: '2027-03-14T15:09:26.535Z',
  person: { key: 3, name: 'Dana Whitfield' },
  operation: 'people.change',
  event: 'person.changed',
  outcome: 'done' as const,
  about: [{ kind: 'person' as const, key: 3, name: 'Dana Whitfield' }],
  aboutCount: 1,
  client: '192.0.2.7',
  agent: 'Firefox',
}

export const audit = operations('audit', {
  search: {
    method: 'POST',
    path: '/audit/search',
    summary: `What was done and what was refused in the caller's scope, newest first, at most ${AUDIT_MOST}.`,
    access: administrators,
    query,
    body: searchBody(Criteria, ['at']),
    reply: {
      status: 200,
      body: searchReply('rows', AuditRow, {
        isCut: z.boolean().describe(`There are more than the ${AUDIT_MOST} that are counted`),
        sealedUntil: Moment.nullable().describe('When the chain last grew; null: never'),
      }),
    },
    failures,
    example: {
      body: { criteria: { event: 'person.' } },
      reply: {
        rows: [rowExample],
        totalElements: 1,
        page: 0,
        size: 20,
        isCut: false,
        sealedUntil: '2027-03-14T15:09:30.000Z',
      },
    },
  },
  read: {
    method: 'GET',
    path: '/audit/{key}',
    summary: 'One row of the log, with what changed before and after.',
    access: { ...administrators, object: 'params.key' },
    params: z.strictObject({ key: KeyText }),
    query,
    reply: { status: 200, body: AuditRowInFull },
    failures: {},
    example: {
      params: { key: '4711' },
      reply: {
        ...rowExample,
        requestId: '2f1c0f6e-6d0b-4a51-9c39-1f6e1c1f3a55',
        details: { key: 3 },
        changes: [
          {
            of: 'people',
            did: 'update' as const,
            key: 3,
            before: { level: 'DEALER' },
            after: { level: 'DISTRICT' },
          },
        ],
        changesLeftOut: 0,
        seal: {
          position: 4711,
          hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          at: '2027-03-14T15:09:30.000Z',
        },
      },
    },
  },
  export: {
    method: 'POST',
    path: '/audit/export',
    summary: `The rows of a search all at once, at most ${AUDIT_MOST}, for a file.`,
    access: administrators,
    audit: 'audit.exported',
    query,
    body: z.strictObject({ criteria: Criteria.optional() }),
    reply: {
      status: 200,
      body: z.strictObject({ rows: z.array(AuditRow), isCut: z.boolean() }),
    },
    failures,
    example: {
      body: { criteria: { event: 'person.' } },
      reply: { rows: [rowExample], isCut: false },
    },
  },
})
