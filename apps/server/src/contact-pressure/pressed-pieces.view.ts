import type { LimitedChannel } from '@marquee/rules/contact-pressure'
import type pg from 'pg'
import { store } from '../platform/sql/index.ts'

interface OfSending {
  key: number
  path: string
  channel: LimitedChannel
}

// The rule `freeFrom`, by one look into the index for each person: are there as many in its days as the limit allows? What
// was sent counts, and what may have been; of what still waits all of it where a sending is planned, and what comes before
// it where it leaves, so that of two that wait for each other one goes.
const PRESSED = `
  SELECT own.recipient
    FROM contact_limits l
    JOIN counted_pieces own ON own.sending_key = $1
     AND ($4::integer[] IS NULL OR own.recipient = ANY ($4))
   WHERE l.channel = $2 AND l.pieces IS NOT NULL AND starts_with($3, l.path)
     AND l.pieces <= (
       SELECT count(*) FROM counted_pieces other
        WHERE other.person_hash = own.person_hash AND other.channel = $2
          AND other.day > own.day - l.days AND starts_with(other.path, l.path)
          AND other.sending_key <> $1
          AND (SELECT CASE d.state WHEN 'pending'
                      THEN $5 OR (other.day, other.sending_key) < (own.day, own.sending_key)
                      ELSE d.state IN ('dispatching', 'accepted', 'unknown') END
                 FROM deliveries d
                WHERE d.sending_key = other.sending_key AND NOT d.is_seed
                  AND d.recipient = other.recipient))`

/** Which pieces of a sending would be more than the brand's limit allows. */
export const pressedPiecesView = store((sql) => {
  const { $client: client } = sql as typeof sql & { $client: pg.ClientBase }
  const find = async (
    { key, path, channel }: OfSending,
    recipients: readonly number[] | null,
    isPlanning: boolean,
  ): Promise<ReadonlySet<number>> => {
    const { rows } = await client.query<{ recipient: number }>(PRESSED, [
      key,
      channel,
      path,
      recipients && [...recipients],
      isPlanning,
    ])
    return new Set(rows.map(({ recipient }) => recipient))
  }
  return {
    /** Where it is planned, after its pieces were counted and before it has deliveries. */
    planned: (sending: OfSending) => find(sending, null, true),

    /** Where these of its pieces are about to leave. */
    leaving: (sending: OfSending, recipients: readonly number[]) =>
      find(sending, recipients, false),
  }
})
