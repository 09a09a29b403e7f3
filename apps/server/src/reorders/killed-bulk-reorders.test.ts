import { beforeAll, test } from 'vitest'
import { A_WHILE } from '../testing/killed-along.ts'
import { killingJob } from '../testing/killed-job.ts'
import { addCreative, addTemplate } from '../testing/template-samples.ts'
import { testApp } from '../testing/test-app.ts'
import { TREE, type TreePlace } from '../testing/test-tree.ts'
import { bulkReorderJob } from './index.ts'

const app = testApp()
const killAlong = killingJob(app, bulkReorderJob)
let open: number
let closed: number

beforeAll(async () => {
  const creative = await addCreative(app)
  open = await addTemplate(app, creative, 'A')
  closed = await addTemplate(app, creative, 'B')
})

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

const count = async (from: string): Promise<number> =>
  (await app.owner.query(`SELECT count(*)::integer AS all FROM ${from}`)).rows[0].all

const standing = async ([created, refused]: number[]) => ({
  bulks: await count('bulk_reorders'),
  completed: await count(
    `bulk_reorder_items WHERE source_key = ${created} AND status = 'COMPLETED'`,
  ),
  failed: await count(`bulk_reorder_items WHERE source_key = ${refused} AND status = 'FAILED'`),
  items: await count('bulk_reorder_items'),
  drafts: await count(`campaigns WHERE reordered_from = ${created} AND status = 'DRAFT'`),
  campaigns: await count('campaigns'),
  recorded: await count(`campaign_events WHERE action = 'reorder'`),
})

test(
  'a server killed anywhere in a bulk reorder goes on by itself: each campaign is made once or has failed, and no place is left over [BULK-07, GEN-19]',
  { timeout: A_WHILE },
  () =>
    killAlong({
      ready: twoCampaigns,
      callOf: (campaignKeys) => ({
        as: 'district',
        method: 'POST',
        path: '/bulk-reorder',
        body: { campaignKeys },
      }),
      standing,
      expected: {
        bulks: 1,
        completed: 1,
        failed: 1,
        items: 2,
        drafts: 1,
        campaigns: 3,
        recorded: 1,
      },
      statements: 30,
    }),
)
