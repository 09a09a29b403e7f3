import pg from 'pg'
import { loadTestTree } from '../apps/server/src/testing/test-tree.ts'
import { callsOn } from './calls-on.ts'
import { halfAndMost } from './shares.ts'
import { wholeServer } from './whole-server.ts'

// A search of the audit log among a million rows, by an administrator of everything and by one of a
// district.

const ROWS = 1_000_000
const ROUNDS = 9
const GOAL = 100

const searches: readonly (readonly [string, object])[] = [
  ['the newest', {}],
  ['a page deep down', { page: 39 }],
  ['of a person', { criteria: { who: 'test dealer' } }],
  ['of an event', { criteria: { event: 'order.submitted' } }],
  ['of a rare event', { criteria: { event: 'person.' } }],
  ['refusals', { criteria: { outcome: 'refused' } }],
  ['of one campaign', { criteria: { about: { kind: 'campaign', key: 777 } } }],
  ['of whatever has one key', { criteria: { about: { key: 777 } } }],
  ['of a week', { criteria: { from: '2026-03-02', to: '2026-03-08' } }],
  [
    'refusals of an event in a week',
    {
      criteria: {
        event: 'order.content',
        outcome: 'refused',
        from: '2026-03-02',
        to: '2026-03-08',
      },
    },
  ],
]

const { fastify, stop } = await wholeServer(fill, 'silent')
const call = callsOn(fastify)

try {
  for (const person of ['admin', 'districtAdmin']) {
    for (const [what, body] of searches) await measure(person, what, body)
  }
} finally {
  await stop()
}

async function measure(person: string, what: string, body: object): Promise<void> {
  const times: number[] = []
  let total = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    const answer = await call<{ totalElements: number; isCut: boolean }>(
      person,
      'POST',
      '/audit/search',
      { size: 25, ...body },
    )
    times.push(answer.ms)
    const { totalElements, isCut } = answer.body
    total = `${isCut ? 'more than ' : ''}${totalElements}`
  }
  console.log(`${person}, ${what} (${total}): ${halfAndMost(times)} (goal: at most ${GOAL})`)
}

/** A year of a busy product: dealers far more often than staff, some refusals, few rare events. */
async function fill(ownerUrl: string): Promise<void> {
  await loadTestTree(ownerUrl)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(`SELECT enter_path('1.')`)
  await owner.query(
    `INSERT INTO audit_log (at, request_id, person_key, operation, outcome, event, about, details, client, agent, path)
     SELECT timestamptz '2026-01-01' + n * interval '30 seconds', md5(n::text), p.key,
            'campaigns.update',
            (ARRAY['done', 'done', 'done', 'done', 'done', 'done', 'done', 'denied', 'refused'])[1 + n % 9],
            CASE WHEN n % 20000 = 0 THEN 'person.changed'
                 WHEN n % 9 = 8 THEN 'order.content-changed'
                 ELSE (ARRAY['campaign.changed', 'campaign.step-changed', 'audience.saved',
                             'order.quoted', 'order.submitted', 'campaign.approved'])[1 + n % 6] END,
            ARRAY['campaign:' || 1 + n::bigint * 7919 % 50000], '{"key": 1}', '192.0.2.7', 'Firefox', p.path
       FROM generate_series(1, ${ROWS}) n
       JOIN (SELECT key, path, row_number() OVER (ORDER BY level, key) - 1 AS place FROM people) p
            ON p.place = n % (SELECT count(*) FROM people)`,
  )
  await owner.query('ANALYZE audit_log')
  await owner.end()
}
