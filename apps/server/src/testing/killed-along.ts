import { expect } from 'vitest'
import { killedServers, type KilledRun, type RunKilled } from './killed-server.ts'
import type { TestApp } from './test-app.ts'
import { tokenFor } from './tokens.ts'

// One kill for each flow; before and behind each statement of it: KILL_EVERY=1 npx vitest run killed-.
const KILL_EVERY = process.env.KILL_EVERY === undefined ? undefined : Number(process.env.KILL_EVERY)
/** Servers start slowly on a busy machine. */
export const A_WHILE = KILL_EVERY === undefined ? 300_000 : Math.ceil(7 / KILL_EVERY) * 1_200_000

interface Along {
  /** Makes what the call is about, and the call. */
  ready: () => Promise<{ key: number; call: Omit<KilledRun['call'], 'key'> }>
  /** What the database says of it. */
  standing: (key: number) => Promise<object>
  before: object
  done: object
}

/** For the tests of a file: `killAlong`, which kills servers all along a call. */
export function killing(app: TestApp) {
  const runKilled = killedServers()
  return (along: Along) => killAlong(app, runKilled, along)
}

/**
 * A killed server leaves all of a call or nothing of it; and a caller who repeats the call gets,
 * however often, the reply of the one time that it was done.
 */
async function killAlong(app: TestApp, runKilled: RunKilled, along: Along) {
  const { ready, standing, before, done } = along
  const statements = await lives(app, runKilled, along)
  // Before the commit: the moment at which a flow that commits twice would have done half of it.
  const points = killPoints(statements, 2 * statements - 1)
  let kills = 0
  for (const point of points) {
    const { key, call } = await ready()
    const run = { url: app.ownerUrl, point, call: { ...call, key: `killed-at-${point}-${key}` } }
    if ((await runKilled(run)) === 'killed') kills += 1
    expect([before, done], `killed at ${point}`).toContainEqual(await standing(key))
    const first = await repeat(app, run.call)
    expect([point, first.status, await standing(key)]).toEqual([point, 200, done])
    expect([await repeat(app, run.call), await standing(key)]).toEqual([first, done])
  }
  expect(kills).toBe(points.length)
}

/** A run without a kill: how many statements it takes. */
async function lives(
  app: TestApp,
  runKilled: RunKilled,
  { ready, standing, before, done }: Along,
): Promise<number> {
  const { key, call } = await ready()
  expect(await standing(key)).toEqual(before)
  const named = { ...call, key: `lives-${key}` }
  const lived = await runKilled({ url: app.ownerUrl, point: 0, call: named })
  if (lived === 'killed') throw new Error('Nobody killed it')
  expect([lived.status, await standing(key)]).toEqual([200, done])
  expect([(await repeat(app, named)).body, await standing(key)]).toEqual([lived.body, done])
  return lived.statements
}

/**
 * Where servers are killed: twice the number of a statement, less one for before it. Every point from
 * the first to the last with `KILL_EVERY`; else just the given one.
 */
export function killPoints(statements: number, otherwise: number): number[] {
  if (KILL_EVERY === undefined) return [otherwise]
  const last = 2 * statements
  const before = Math.ceil((last - 2) / KILL_EVERY)
  return [...Array.from({ length: before }, (_, index) => 1 + index * KILL_EVERY), last - 1, last]
}

/** The server is up again, and a caller without an answer repeats the call. */
async function repeat(app: TestApp, { as, method, path, body, key }: KilledRun['call']) {
  const headers = { authorization: `Bearer ${await tokenFor(as)}`, 'idempotency-key': key }
  const { status, body: answer } = await app.send({
    method,
    url: `/api${path}`,
    payload: body,
    headers,
  })
  return { status, body: answer as unknown }
}

interface EventNames {
  /** As the timeline calls it, and as the audit log does. */
  action: string
  operation: string
}

/** Of a campaign: all that an order and the decisions about it write. */
export async function standingOf(
  app: TestApp,
  key: number,
  { action, operation }: EventNames,
): Promise<object> {
  const { rows } = await app.owner.query(
    `WITH family AS (SELECT key, status FROM campaigns WHERE key = $1 OR parent_key = $1),
          events AS (SELECT key FROM campaign_events WHERE campaign_key = $1 AND action = $2),
          ordered AS (SELECT key, revision, status FROM orders WHERE campaign_key = $1)
     SELECT ARRAY(SELECT DISTINCT status FROM family) AS campaigns,
            ARRAY(SELECT DISTINCT status FROM campaign_steps
                   WHERE campaign_key IN (SELECT key FROM family)) AS steps,
            ARRAY(SELECT revision || ' ' || status FROM ordered) AS orders,
            (SELECT count(*)::integer FROM order_households
              WHERE order_key IN (SELECT key FROM ordered)) AS chosen,
            (SELECT count(*)::integer FROM events) AS events,
            (SELECT count(*)::integer FROM jobs
              WHERE kind = 'campaign event' AND subject IN (SELECT key FROM events)) AS jobs,
            (SELECT count(*)::integer FROM audit_log
              WHERE operation = $3 AND outcome = 'done' AND changes @>
                    jsonb_build_array(jsonb_build_object('of', 'campaigns', 'key', $1))) AS recorded`,
    [key, action, operation],
  )
  return rows[0]
}
