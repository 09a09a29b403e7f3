import { expect, test, vi } from 'vitest'
import { contentOf } from '../access-matrix/content-of.ts'
import { testApp, type Answer } from '../testing/test-app.ts'
import { TREE } from '../testing/test-tree.ts'
import { tokenFor } from '../testing/tokens.ts'

const app = testApp()

/** A dealer that is there until the other call ends. */
async function addDealer(): Promise<number> {
  const at = 77
  await app.owner.query(
    `INSERT INTO markets (key, parent_key, path, type, name, source_id, hierarchy_id, status,
                          time_zone, is_enrolled, is_daa_eligible)
     VALUES ($1, $2, $3, 'DEALER', 'Going', '901', 'HONDA', 'ACTIVE', 'UTC', true, true)`,
    [at, TREE.district.key, `${TREE.district.path}${at}.`],
  )
  return at
}

async function upload(marketKey: number): Promise<Answer> {
  const bytes = Buffer.from('Last name,Email\nQuill,quill@customers.example\n')
  const { headers, payload } = contentOf({ file: { name: 'customers.csv', bytes } })
  return app.send({
    method: 'POST',
    url: `/api/customers/import?marketKey=${marketKey}`,
    headers: { ...headers, authorization: `Bearer ${await tokenFor('hondaAdmin')}` },
    payload: payload as Buffer,
  })
}

test.each<[string, (at: number) => Promise<Answer>]>([
  [
    'person',
    (at) =>
      app.call('hondaAdmin', 'POST', '/person', {
        name: 'Somebody New',
        email: 'new@somebody.example',
        level: 'DEALER',
        homeMarketKey: at,
        permissions: ['CAN_READ_CAMPAIGNS'],
      }),
  ],
  [
    'group',
    (at) =>
      app.call('hondaAdmin', 'POST', '/market/group/add', {
        name: 'New group',
        hierarchyId: 'HONDA',
        markets: [{ marketId: at }],
      }),
  ],
  ['file of customers', upload],
])(
  'a new %s gives way to an undo that removes its market in this very moment',
  async (_what, create) => {
    const at = await addDealer()
    const client = await app.owner.connect()
    await client.query('BEGIN')
    await client.query('DELETE FROM markets WHERE key = $1', [at])
    const created = create(at)
    await vi.waitFor(async () => {
      const { rowCount } = await app.owner.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(1)
    })
    await client.query('COMMIT')
    client.release()
    const { status, body } = await created
    expect([status, body.code]).toEqual([503, 'server.unavailable'])
    expect((await create(at)).status).toBe(404)
  },
)
