import type { z } from 'zod'
import type { LatestRehearsal, OpenedPiece, RehearsalPiece } from './schemas.ts'

const pieceExample: z.input<typeof RehearsalPiece> = {
  key: 51,
  reader: 'customer',
  addressee: 'mia.brandt@customers.example',
  subject: 'Mia, your spring service for less',
  isOnPaper: false,
  can: { read: { ok: true } },
}

export const rehearsalExample: z.input<typeof LatestRehearsal> = {
  campaign: { key: 7, name: 'Spring service' },
  rehearsal: {
    key: 3,
    state: 'done',
    failedFor: null,
    startedBy: 'Dana Whitfield',
    startedAt: '2027-03-01T15:00:00.000Z',
    endedAt: '2027-03-01T15:00:09.000Z',
    progress: { done: 1, all: 1 },
    isStale: false,
    turns: { beginsOn: '2027-03-08', completesOn: '2027-03-08' },
    days: null,
    sendings: [
      {
        number: 1,
        campaignKey: 7,
        market: { key: 4, name: 'Lakeside Honda' },
        step: { key: 31, number: 1, name: 'Spring service' },
        channel: 'EMAIL',
        wave: 1,
        dueOn: '2027-03-08',
        leavesAt: '2027-03-08T13:00:00.000Z',
        secondOn: null,
        people: 1_204,
        leftOut: [
          { reason: 'OPTED_OUT', count: 30 },
          { reason: 'UNDELIVERABLE', count: 7 },
        ],
        season: null,
        seeds: 2,
        pieces: [pieceExample],
      },
    ],
    sum: {
      people: 1_204,
      leftOut: [
        { reason: 'OPTED_OUT', count: 30 },
        { reason: 'UNDELIVERABLE', count: 7 },
      ],
    },
    problems: [
      {
        code: 'no-reply-address',
        weight: 'look',
        text: 'The dealer has no email address for replies: add one to the dealer’s profile.',
        place: null,
        sendings: [1],
      },
    ],
  },
  can: { start: { ok: true }, delete: { ok: true } },
}

export const neverRehearsedExample: z.input<typeof LatestRehearsal> = {
  ...rehearsalExample,
  rehearsal: null,
  can: { start: { ok: true }, delete: { ok: false, reason: 'rehearsal.none' } },
}

export const openedExample: z.input<typeof OpenedPiece> = {
  piece: pieceExample,
  email: {
    from: 'Lakeside Honda <lakeside-honda@mail.dealers.example>',
    replyTo: 'service@lakeside-honda.example',
    html: '<p>…</p>',
    text: 'Mia, your spring service for less\n',
    raw: 'From: Lakeside Honda\r\n <lakeside-honda@mail.dealers.example>\r\n…',
  },
  document: null,
}
