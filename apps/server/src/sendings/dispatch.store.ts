import type { CalendarDate } from '@marquee/rules/calendar'
import type { DeliveryState, SuppressedFor } from '@marquee/rules/sendings'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'
import type { SendingRow } from './sendings.store.ts'

/** A piece that was taken to be sent: nobody else takes it. */
export interface Taken {
  recipient: number
  isSeed: boolean
  /** With this one. */
  tries: number
  takenAt: Date
}

/** Which pieces of a sending are taken. */
interface Taking {
  /** At most. */
  most: number
  at: Date
  /** Of the dealer. */
  day: CalendarDate
}

/** What became of a piece that was taken. */
export interface Became extends Taken {
  state: DeliveryState
  answer: string | null
  restsUntil: Date | null
  suppressedFor: SuppressedFor | null
  /** False: it was not begun after all. */
  wasTried: boolean
}

// Seeds first. None where the sending is paused, stopped or held, its campaign neither active nor completed (a person may
// have decided that some are sent again), or everything is stopped: that is read by the statement that takes them, so it
// holds for all programs from its commit on.
const GOING = `
    SELECT s.key FROM sendings s JOIN campaigns c ON c.key = s.campaign_key
     WHERE s.key = $1 AND s.state = 'running' AND c.status IN ('ACTIVE', 'COMPLETED')
       AND NOT EXISTS (SELECT FROM sending_halts h
                        WHERE h.lifted_at IS NULL AND starts_with(s.path, h.path))`

const TAKE = `
  WITH going AS (${GOING}),
  next AS (
    SELECT sending_key, is_seed, recipient FROM deliveries
     WHERE sending_key = (SELECT key FROM going) AND state = 'pending'
       AND (rests_until IS NULL OR rests_until <= $3)
     ORDER BY is_seed DESC, recipient LIMIT $2 FOR UPDATE SKIP LOCKED)
  UPDATE deliveries d SET state = 'dispatching', tries = d.tries + 1, changed_at = $3, begun_on = $4
    FROM next
   WHERE d.sending_key = next.sending_key AND d.is_seed = next.is_seed
     AND d.recipient = next.recipient
  RETURNING d.recipient, d.is_seed AS "isSeed", d.tries, d.changed_at AS "takenAt"`

// The cap is read with the turn that each of them takes anyway: a brand without one costs no statement more.
const TURN = `
  SELECT pg_advisory_xact_lock(hashtext('turns'), $1),
         (SELECT min(emails) FROM daily_caps WHERE starts_with($2, path)) AS cap`

// Whoever carried it knows better than another program, which found it on its way and gave it up as unknown. But what was
// saved without an answer, as the database went away, is saved once more: a piece that was put back, and that another
// program has taken since, has as many tries as before, and is known by when it was taken. The lists stand there twice: without the conditions on the rows alone, and before the database has counted a new sending, it read
// all pieces of the sending for each turn.
const RECORD = `
  UPDATE deliveries d SET state = b.state, answer = b.answer, rests_until = b.rests_until,
         suppressed_for = b.suppressed_for, changed_at = $2,
         tries = CASE WHEN b.was_tried THEN d.tries ELSE d.tries - 1 END
    FROM unnest($3::integer[], $4::boolean[], $5::integer[], $6::text[], $7::text[],
                $8::timestamptz[], $9::text[], $10::boolean[], $11::timestamptz[])
         AS b (recipient, is_seed, tries, state, answer, rests_until, suppressed_for, was_tried, taken_at)
   WHERE d.sending_key = $1 AND d.is_seed = ANY ($4) AND d.recipient = ANY ($3)
     AND d.is_seed = b.is_seed AND d.recipient = b.recipient
     AND d.tries = b.tries
     AND (d.state = 'dispatching' AND d.changed_at = b.taken_at OR d.state = 'unknown' AND b.was_tried)`

type OfDealer = Pick<SendingRow, 'key' | 'path'>

/** In the order in which the statement names them. */
const columnsOf = (all: readonly Became[]): unknown[][] => [
  all.map(({ recipient }) => recipient),
  all.map(({ isSeed }) => isSeed),
  all.map(({ tries }) => tries),
  all.map(({ state }) => state),
  all.map(({ answer }) => answer),
  all.map(({ restsUntil }) => restsUntil),
  all.map(({ suppressedFor }) => suppressedFor),
  all.map(({ wasTried }) => wasTried),
  all.map(({ takenAt }) => takenAt),
]

/** The pieces of one sending on their way, for the program that sends it. */
export const dispatchStore = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  return {
    /**
     * Until the transaction ends only this one moves pieces of the sending: two programs that both send it would else each
     * hold pieces that the other waits for. Whoever waits comes next, also while turns follow each other at once, as those
     * who wait for a row do not. Answers how many emails its brand allows a dealer on a day; null: however many.
     */
    async takeTurn({ key, path }: OfDealer): Promise<number | null> {
      const { rows } = await client.query<{ cap: number | null }>(TURN, [key, path])
      return rows[0]?.cap ?? null
    },

    /** What an earlier program left on its way: whether it arrived is not known. Answers how many there were. */
    async giveUp(sendingKey: number, at: Date): Promise<number> {
      const { rowCount } = await client.query(
        `UPDATE deliveries SET state = 'unknown', changed_at = $2
          WHERE sending_key = $1 AND state = 'dispatching'`,
        [sendingKey, at],
      )
      return rowCount ?? 0
    },

    /** May pieces of it leave at this moment? */
    async mayLeave(sendingKey: number): Promise<boolean> {
      const { rowCount } = await client.query(GOING, [sendingKey])
      return rowCount === 1
    },

    async take(sendingKey: number, { most, at, day }: Taking): Promise<Taken[]> {
      return (await client.query<Taken>(TAKE, [sendingKey, most, at, day])).rows
    },

    async record(sendingKey: number, all: readonly Became[], at: Date): Promise<void> {
      if (all.length === 0) return
      await client.query(RECORD, [sendingKey, at, ...columnsOf(all)])
    },
  }
})
