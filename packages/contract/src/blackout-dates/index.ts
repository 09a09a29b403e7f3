import { blackoutDateReasons } from '@marquee/rules/blackout-dates'
import { accessTexts } from '@marquee/rules/access'
import { z } from 'zod'
import {
  abilityOf,
  CalendarDay,
  HierarchyId,
  Key,
  KeyText,
  operations,
  selection,
} from '../operation/index.ts'

const BlackoutDateAbility = abilityOf({ ...accessTexts, ...blackoutDateReasons })

const BlackoutDateEntry = z.strictObject({
  key: Key,
  date: CalendarDay,
  hierarchyId: HierarchyId.nullable().describe('Null: closed for every brand'),
  can: z.strictObject({ delete: BlackoutDateAbility }),
})

const christmas = { key: 7, date: '2027-12-25', hierarchyId: null, can: { delete: { ok: true } } }

export const blackoutDates = operations('blackoutDates', {
  list: {
    method: 'GET',
    path: '/blackout-date',
    summary: 'The days on which nothing is mailed, ascending.',
    access: { anyOf: [], scope: 'scope' },
    query: z.strictObject(selection),
    reply: {
      status: 200,
      body: z.strictObject({
        blackoutDates: z.array(BlackoutDateEntry),
        can: z.strictObject({
          add: BlackoutDateAbility.describe('May the person close a day for every brand'),
          addFor: z.array(HierarchyId).describe('The brands for which the person may close a day'),
        }),
      }),
    },
    failures: {},
    example: {
      query: { marketKey: '14', hierarchyId: 'HONDA' },
      reply: { blackoutDates: [christmas], can: { add: { ok: true }, addFor: ['HONDA'] } },
    },
  },
  add: {
    method: 'POST',
    path: '/blackout-date/add',
    summary: 'Closes a day, for every brand or for one.',
    access: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope' },
    audit: 'blackout-date.added',
    query: z.strictObject(selection),
    body: z.strictObject({ date: CalendarDay, hierarchyId: HierarchyId.nullish() }),
    reply: { status: 201, body: BlackoutDateEntry },
    failures: { 'blackout-date.already-closed': 409, 'blackout-date.beyond-scope': 403 },
    example: { body: { date: '2027-12-25' }, reply: christmas },
  },
  delete: {
    method: 'DELETE',
    path: '/blackout-date/{id}/delete',
    summary: 'Opens a closed day again.',
    access: { anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'], scope: 'scope', object: 'params.id' },
    audit: 'blackout-date.deleted',
    params: z.strictObject({ id: KeyText }),
    query: z.strictObject(selection),
    reply: { status: 200, body: z.strictObject({ key: Key }) },
    failures: { 'blackout-date.beyond-scope': 403 },
    example: { params: { id: '7' }, reply: { key: 7 } },
  },
})
