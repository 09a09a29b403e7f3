import { createHash } from 'node:crypto'

/** Before the first row. */
export const START = '0'.repeat(64)

/** The hash of a row behind the one before it. */
export const linked = (before: string, row: string): string =>
  createHash('sha256').update(`${before}\n${row}`).digest('hex')

/**
 * A row of the log as text, the same on every server and in every time zone. Its transaction number is
 * left out: it only gives the order until the row is sealed, and means nothing in a restored database. Rows
 * from before the log knew what they are about are sealed without it.
 */
export const ROW_AS_TEXT = `(jsonb_build_array(l.key, extract(epoch FROM l.at), l.request_id,
  l.person_key, l.operation, l.outcome, l.event, l.object, l.details, l.changes, l.client, l.agent,
  l.path) || CASE WHEN l.about IS NULL THEN '[]' ELSE jsonb_build_array(l.about) END)::text`
