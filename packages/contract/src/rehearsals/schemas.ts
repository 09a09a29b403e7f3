import { accessTexts } from '@marquee/rules/access'
import { SENT_CHANNELS } from '@marquee/rules/audience'
import {
  LEFT_OUT_FOR,
  PIECE_READERS,
  PROBLEM_WEIGHTS,
  REHEARSAL_FAILURES,
  REHEARSAL_STATES,
  rehearsalReasons,
} from '@marquee/rules/rehearsals'
import { WAVES } from '@marquee/rules/sendings'
import { z } from 'zod'
import { abilityOf, CalendarDay, Key } from '../operation/index.ts'

const Ability = abilityOf({ ...accessTexts, ...rehearsalReasons })

const LeftOut = z.array(z.strictObject({ reason: z.enum(LEFT_OUT_FOR), count: z.int() }))

export const RehearsalPiece = z.strictObject({
  key: Key,
  reader: z.enum(PIECE_READERS),
  addressee: z
    .string()
    .nullable()
    .describe('The address of an email, the name on a letter; null: the caller sees no customers'),
  subject: z
    .string()
    .nullable()
    .describe('Of an email, of which the caller may see whom it is for'),
  isOnPaper: z.boolean(),
  can: z.strictObject({ read: Ability }),
})

const RehearsedSending = z.strictObject({
  number: z.int().describe('Its place in the timeline, from 1 on'),
  campaignKey: Key.describe('Of a metro campaign the part of the dealer; of a year its season'),
  market: z.strictObject({ key: Key, name: z.string() }),
  step: z.strictObject({ key: Key, number: z.int(), name: z.string() }),
  channel: z.enum(SENT_CHANNELS),
  wave: z.literal(WAVES),
  dueOn: CalendarDay.describe('By the clock of the dealer'),
  leavesAt: z.string().describe('When the first piece would leave, or be made for the printer'),
  secondOn: CalendarDay.nullable().describe(
    'When it would be sent again to those who do not open it; null: it is not',
  ),
  people: z.int().nullable().describe('Who would get a piece; null: no audience was counted'),
  leftOut: LeftOut.describe('Of the others in its wave why they get none'),
  season: z.string().nullable().describe('Of a year its season by name'),
  seeds: z.int().describe('Besides: who looks at the piece among its recipients'),
  pieces: z.array(RehearsalPiece),
})

const Problem = z.strictObject({
  code: z.string(),
  weight: z.enum(PROBLEM_WEIGHTS).describe('stops: it could not be sent so'),
  text: z.string(),
  place: z.string().nullable().describe('The step of the builder where it is mended'),
  sendings: z.array(z.int()).describe('The numbers of those in which it was found'),
})

const Rehearsal = z.strictObject({
  key: Key,
  state: z.enum(REHEARSAL_STATES),
  failedFor: z.enum(REHEARSAL_FAILURES).nullable(),
  startedBy: z.string(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  progress: z.strictObject({
    done: z.int().describe('Sendings whose pieces are made'),
    all: z.int().nullable().describe('Null: it is being planned'),
  }),
  isStale: z.boolean().describe('The campaign changed since'),
  turns: z
    .strictObject({ beginsOn: CalendarDay, completesOn: CalendarDay })
    .nullable()
    .describe(
      'When the campaign would become active, and complete; null: nothing of it has a day, or it goes on day by day',
    ),
  days: z
    .strictObject({ first: CalendarDay, last: CalendarDay })
    .nullable()
    .describe(
      'Of what needs of customers set off: the days that were looked at, by the customers as they are known now; null: it goes out on its mail dates',
    ),
  sendings: z.array(RehearsedSending),
  sum: z.strictObject({ people: z.int().describe('Pieces of all sendings'), leftOut: LeftOut }),
  problems: z.array(Problem).describe('What stops something first'),
})

export const LatestRehearsal = z.strictObject({
  campaign: z.strictObject({ key: Key, name: z.string() }),
  rehearsal: Rehearsal.nullable().describe(
    'The latest; null: it was never rehearsed, or so long ago that it is deleted',
  ),
  can: z.strictObject({ start: Ability, delete: Ability }),
})

export const OpenedPiece = z.strictObject({
  piece: RehearsalPiece,
  email: z
    .strictObject({
      from: z.string(),
      replyTo: z.string().nullable(),
      html: z.string().describe('Its pictures are shown by links for 5 minutes'),
      text: z.string(),
      raw: z.string().describe('As it would go over the wire'),
    })
    .nullable(),
  document: z.string().nullable().describe('A link to the PDF, for 5 minutes'),
})
