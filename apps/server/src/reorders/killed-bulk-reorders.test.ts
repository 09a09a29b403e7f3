import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startJobs, type RunningJobs } from '../platform/jobs/index.ts'
import { A_WHILE, killPoints } from '../testing/killed-along.ts'
import { killedServers } from '../testing/killed-server.ts'
import { quiet } from '../testing/quiet.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type TreePlace } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'
import { bulkReorderJob } from './index.ts'

const app = testApp()
const runKilled = killedServers()
let open: number
let closed: number
let running: RunningJobs | undefined

beforeAll(async () => {
  const creative = await addCreative(app)
  open = await addTemplate(app, creative, 'A')
  closed = await addTemplate(app, creative, 'B')
})
afterEach(() => running?.stop())

async function create(place: TreePlace, template: number): Promise<number> {
  const path = `/campaign/create/${template}?marketKey=${TREE[place].key}`
  return (await app.call('district', 'POST', path)).body.key
}

/** Two campaigns: one that can be reordered, and one whose template is closed. */
async function twoCampaigns(): Promise<number[]> {
  await app.owner.query('TRUNCATE campaigns, bulk_reorders, jobs, idempotency_keys CASCADE')
  await app.call('admin', 'POST', `/campaign-template/${closed}/activate`)
  const keys = [await create('dealer', open), await create('sibling', closed)]
  await app.call('admin', 'POST', `/campaign-template/${closed}/deactivate`)
  return keys
}

const startOf = (campaignKeys: number[], key: string) => ({
  as: 'district' as const,
  method: 'POST' as const,
  path: '/bulk-reorder',
  body: { campaignKeys },
  key,
})

/** The server is up again, and a caller without an answer repeats the call. */
async function goOn({ path, method, body, key, as }: ReturnType<typeof startOf>): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenFor(as)}`, 'idempotency-key': key }
  const { status } = await app.send({ method, url: `/api${path}`, payload: body, headers })
  expect(status).toBe(201)
  const parts = { pool: app.pool, jobs: [bulkReorderJob], clock: Date.now, log: quiet }
  running = await startJobs({ ...parts, lookEvery: 50 })
  await vi.waitFor(async () => expect(await count('jobs')).toBe(0), 30_000)
  await running.stop()
}

const count = async (from: string): Promise<number> =>
  (await app.owner.query(`SELECT count(*)::integer AS all FROM ${from}`)).rows[0].all

async function standing([created, refused]: number[]) {
  return {
    bulks: await count('bulk_reorders'),
    completed: await count(
      `bulk_reorder_items WHERE source_key = ${created} AND status = 'COMPLETED'`,
    ),
    failed: await count(`bulk_reorder_items WHERE source_key = ${refused} AND status = 'FAILED'`),
    items: await count('bulk_reorder_items'),
    drafts: await count(`campaigns WHERE reordered_from = ${created} AND status = 'DRAFT'`),
    campaigns: await count('campaigns'),
    recorded: await count(`campaign_events WHERE action = 'reorder'`),
  }
}
const EXPECTED = {
  bulks: 1,
  completed: 1,
  failed: 1,
  items: 2,
  drafts: 1,
  campaigns: 3,
  recorded: 1,
}

test(
  'a server killed anywhere in a bulk reorder goes on by itself: each campaign is made once or has failed, and no place is left over [BULK-07, GEN-19]',
  { timeout: A_WHILE },
  async () => {
    const url = app.ownerUrl
    const first = await twoCampaigns()
    const lived = await runKilled({ url, point: 0, call: startOf(first, 'lives') })
    const statements = lived === 'killed' ? 0 : lived.statements
    expect(await standing(first)).toEqual(EXPECTED)
    expect(statements).toBeGreaterThan(30)
    let kills = 0
    // In the middle: one campaign is created, and the other is not yet tried.
    for (const point of killPoints(statements, statements)) {
      const keys = await twoCampaigns()
      const call = startOf(keys, `killed at ${point}`.replaceAll(' ', '-'))
      if ((await runKilled({ url, point, call })) === 'killed') kills += 1
      await goOn(call)
      expect([point, await standing(keys)]).toEqual([point, EXPECTED])
    }
    expect(kills).toBeGreaterThan(0)
  },
)
