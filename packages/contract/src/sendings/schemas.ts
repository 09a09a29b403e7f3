import { accessTexts } from '@marquee/rules/access'
import { SENT_CHANNELS } from '@marquee/rules/audience'
import { campaignReasons } from '@marquee/rules/campaigns'
import { RETURN_KINDS } from '@marquee/rules/mail-returns'
import {
  HELD_FOR,
  sendingReasons,
  SENDING_STANDINGS,
  SENDING_STATES,
  SUPPRESSED_FOR,
  WAITS_FOR,
  WAVES,
} from '@marquee/rules/sendings'
import { TRIGGER_EVENTS } from '@marquee/rules/templates'
import { z } from 'zod'
import { abilityOf, CalendarDay, Key } from '../operation/index.ts'

export const SendingAbility = abilityOf({ ...accessTexts, ...campaignReasons, ...sendingReasons })

const counts = {
  pending: z.int(),
  dispatching: z.int(),
  accepted: z.int(),
  refused: z.int(),
  unknown: z.int(),
  suppressed: z.int(),
}

const can = z.strictObject({
  letGo: SendingAbility,
  pause: SendingAbility,
  resume: SendingAbility,
  stop: SendingAbility,
})

/** Of what a piece is: by one step, one channel and in one wave to the customers of one dealer. */
const which = {
  key: Key,
  campaignKey: Key.describe('Of a metro campaign the part of the dealer; of a year its season'),
  market: z.strictObject({ key: Key, name: z.string() }),
  step: z.strictObject({ key: Key, number: z.int(), name: z.string() }),
  channel: z.enum(SENT_CHANNELS),
  wave: z.literal(WAVES),
  isSecond: z.boolean().describe('Sent again, to those who did not open the first one'),
}

/** A sending whose unsent pieces are looked at. */
export const UnsentOf = z.strictObject({ ...which, campaign: z.string().describe('Its name') })

/** A sending, wherever it is listed. */
const sent = {
  ...which,
  dueOn: CalendarDay.describe('By the clock of the dealer'),
  state: z.enum(SENDING_STATES),
  heldFor: z.enum(HELD_FOR).nullable().describe('Why it waits for a person'),
  planned: z.int().nullable().describe('Null: its day has not come'),
  pieces: z.strictObject(counts).describe('What became of them: together as many as were planned'),
  waitsFor: z
    .enum(WAITS_FOR)
    .nullable()
    .describe('Why it does not leave now, although no person has to look at it'),
  opensAt: z
    .string()
    .nullable()
    .describe('When emails leave again, of what waits for the hours or for the next day'),
  can,
}

export const Sending = z.strictObject({
  ...sent,
  suppressed: z.array(z.strictObject({ reason: z.enum(SUPPRESSED_FOR), count: z.int() })),
  returned: z
    .array(
      z.strictObject({
        kind: z.enum(RETURN_KINDS),
        count: z.int(),
        says: z
          .array(z.string())
          .describe('Why, in the words of whoever returned it: the most frequent'),
      }),
    )
    .describe('What came back of emails that were accepted'),
  seeds: z.int().describe('Besides: who looks at the piece among its recipients'),
  plannedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})

/** How far a campaign has come that goes out day by day. */
export const Daily = z.strictObject({
  event: z.enum(TRIGGER_EVENTS).describe('What sets it off for a customer'),
  since: CalendarDay,
  through: CalendarDay.describe('All days up to this one were looked at'),
  isPaused: z.boolean().describe('Who is due meanwhile waits'),
  monthlyCap: z.int().nullable().describe('Most households a month, as ordered'),
  inMonth: z.int().describe('How many of them the month of the last day has'),
  can: z.strictObject({ pause: SendingAbility, resume: SendingAbility }),
})

/** A sending that is not over, among those of a whole network. */
export const SendingOnItsWay = z.strictObject({
  ...sent,
  campaign: z.string().describe('Its name'),
  standing: z.enum(SENDING_STANDINGS),
  perMinute: z.int().describe('How many leave in a minute, by the last one'),
})

export const Totals = z
  .strictObject({ planned: z.int(), ...counts })
  .describe('Of all that is found, on all pages: what was planned is what became of it')

/** Everything that is sent at a place and below it is stopped. */
export const Halt = z.strictObject({
  key: Key,
  place: z.string().describe('All that is sent there and below it'),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
})

export const Halts = z.array(Halt).describe('By which it is stopped, with everything else there')

export const HaltAbilities = z.strictObject({ halt: SendingAbility, lift: SendingAbility })
