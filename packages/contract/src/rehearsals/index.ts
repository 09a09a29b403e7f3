import { z } from 'zod'
import { FileReply, KeyText, operations, selection, signed } from '../operation/index.ts'
import { neverRehearsedExample, openedExample, rehearsalExample } from './examples.ts'
import { LatestRehearsal, OpenedPiece } from './schemas.ts'

const params = z.strictObject({ key: KeyText })
const query = z.strictObject(selection)
const readers = { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope', object: 'params.key' } as const
const latest = { status: 200, body: LatestRehearsal } as const

/** A campaign sent for trial on a moved clock: nothing leaves, nothing is billed, nothing counts. */
export const rehearsals = operations('rehearsals', {
  latest: {
    method: 'GET',
    path: '/campaign/{key}/rehearsal',
    summary:
      'The latest rehearsal of a campaign: what would be sent on which day to how many, who would be left out and why, a few pieces of each, and what is wrong.',
    access: readers,
    params,
    query,
    reply: latest,
    failures: {},
    example: { params: { key: '7' }, reply: rehearsalExample },
  },
  start: {
    method: 'POST',
    path: '/campaign/{key}/rehearsal',
    summary:
      'Rehearses a campaign in the background, as it is ordered or, of a draft, as it is saved; of one dealer’s part of a metro campaign what of the whole goes to the customers of that dealer; of what needs of customers set off who is due in the next 30 days; of a year all of its seasons that are still ahead. It takes the place of the earlier rehearsal; nothing leaves, is billed or counts.',
    access: readers,
    audit: 'rehearsal.started',
    params,
    query,
    reply: latest,
    failures: {
      'rehearsal.over': 409,
      'rehearsal.running': 409,
    },
    example: {
      params: { key: '7' },
      reply: {
        ...neverRehearsedExample,
        rehearsal: {
          ...rehearsalExample.rehearsal,
          state: 'running',
          endedAt: null,
          progress: { done: 0, all: null },
          turns: null,
          sendings: [],
          sum: { people: 0, leftOut: [] },
          problems: [],
        },
        can: {
          start: { ok: false, reason: 'rehearsal.running' },
          delete: { ok: false, reason: 'rehearsal.running' },
        },
      },
    },
  },
  remove: {
    method: 'DELETE',
    path: '/campaign/{key}/rehearsal',
    summary: 'Deletes the rehearsal of a campaign, with its pieces.',
    access: readers,
    audit: 'rehearsal.deleted',
    params,
    query,
    reply: latest,
    failures: { 'rehearsal.none': 409, 'rehearsal.running': 409 },
    example: { params: { key: '7' }, reply: neverRehearsedExample },
  },
  openPiece: {
    method: 'POST',
    path: '/rehearsal/piece/{key}',
    summary:
      'A piece of a rehearsal as its reader would have it: an email down to the wire, or a PDF. Pieces for real customers are shown to people who may search audiences.',
    access: readers,
    audit: 'rehearsal.piece-read',
    params,
    query,
    reply: { status: 200, body: OpenedPiece },
    failures: { 'rehearsal.no-names': 403 },
    example: { params: { key: '51' }, reply: openedExample },
  },
  document: {
    method: 'GET',
    path: '/rehearsal/piece/{key}/document',
    summary: 'A piece on paper as a PDF, by a link signed for 5 minutes.',
    access: { anyOf: [], scope: 'public' },
    params,
    query: z.strictObject({
      ...signed,
      place: z
        .string()
        .regex(/^(\d{1,9}\.){1,12}$/, 'Must be the place of the rehearsal')
        .optional(),
    }),
    reply: { status: 200, body: FileReply },
    failures: {},
    example: { params: { key: '52' }, reply: 'The bytes of the document' },
  },
})
