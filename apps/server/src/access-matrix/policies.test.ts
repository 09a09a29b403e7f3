import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { PEOPLE, TREE, type PersonName } from '../testing/test-tree.ts'
import { classFindings, describeTables } from './classes.ts'
import { entranceFindings, INVITED, UNINVITED } from './entrances.ts'
import { groupCouponFindings } from './group-coupons.ts'
import { offerHolderFindings } from './offer-holders.ts'
import { plantRows } from './plant-rows.ts'
import { guardedTables, policyFindings } from './policies.ts'
import { programFindings } from './program-choices.ts'
import { unreleasedChildFindings } from './unreleased-children.ts'

const everybody = Object.keys(PEOPLE) as PersonName[]
const database = testDatabase()

beforeAll(async () => {
  const paths = Object.values(TREE).map(({ path }) => path)
  await plantRows(database.owner, paths)
  await database.owner.query(
    `WITH newcomers AS (
       INSERT INTO people (name, email, level, home_market_key, path, permissions, status)
       VALUES ('', '${INVITED}', 'DEALER', 5, '1.2.3.4.5.', '{}', 'INVITED'),
              ('', '${UNINVITED}', 'DEALER', 5, '1.2.3.4.5.', '{}', 'DEACTIVATED'))
     INSERT INTO person_selections (person_key) SELECT key FROM people;
     INSERT INTO notice_choices (person_key, kind, in_product, by_email)
       SELECT key, 'approved', true, true FROM people;
     INSERT INTO saved_filters (person_key, list, name, address)
       SELECT key, 'campaigns', 'Drafts', 'status=DRAFT' FROM people;
     INSERT INTO list_columns (person_key, list, id) SELECT key, 'campaigns', 'name' FROM people;
     INSERT INTO campaign_favorites (person_key, campaign_key)
       SELECT person.key, campaign.key FROM people person, (SELECT min(key) AS key FROM campaigns) campaign;
     INSERT INTO idempotency_keys (person_key, key, operation, request_hash, at)
       SELECT key, 'once', '', '', now() FROM people`,
  )
})

test('every guarded table has rows that some see and others do not, so that the rest is a proof [LVL-02]', async () => {
  await inTransaction(async (client) => {
    for (const { name, rows } of await guardedTables(client)) {
      expect(rows.length, name).toBeGreaterThan(1)
    }
  })
})

test.for(everybody)(
  'row-level security shows %s their own part of every table and lets them write no other [LVL-02, LVL-03, LVL-04, LVL-05, LVL-06]',
  async (name) => {
    await inTransaction(async (client) => {
      expect(await policyFindings(client, [name])).toEqual([])
    })
  },
)

test('without a scope nothing is seen but oneself and the own invitation [SIGN-05, LVL-07]', async () => {
  await inTransaction(async (client) => {
    expect(await entranceFindings(client)).toEqual([])
  })
})

test('a coupon of a group is read where one of its dealers is seen, and written by its keepers [CPN-20, LVL-02]', async () => {
  await inTransaction(async (client) => {
    expect(await groupCouponFindings(client)).toEqual([])
  })
})

test('an offer is seen by the holder of its code, and no other offer or code without a scope [LVL-02]', async () => {
  await inTransaction(async (client) => {
    expect(await offerHolderFindings(client)).toEqual([])
  })
})

test('a child of a metro campaign is seen by its dealer once it is released, by staff before [MTR-24, LVL-02]', async () => {
  await inTransaction(async (client) => {
    expect(await unreleasedChildFindings(client)).toEqual([])
  })
})

// Hundreds of mutations: a test fails by its result, never by the clock.
const SLOWLY = { timeout: 600_000 }

describe('every mutation is noticed', () => {
  test('each policy dropped, and each opened to everybody [LVL-02]', SLOWLY, async () => {
    const mutations = await policyMutations()
    expect(mutations.length).toBeGreaterThan(30)
    for (const { on, mutation } of mutations) {
      expect(await noticed(mutation, on), mutation).toEqual({ byUse: true, byCatalogue: true })
    }
  })

  test(
    'each table without row-level security, and each that spares its owner [LVL-02]',
    SLOWLY,
    async () => {
      const tables = (await describeTables(database.owner)).filter(({ guarded }) => guarded)
      expect(tables.length).toBeGreaterThan(7)
      for (const { name } of tables) {
        const off = await noticed(`ALTER TABLE ${name} DISABLE ROW LEVEL SECURITY`, name)
        expect(off, name).toEqual({ byUse: true, byCatalogue: true })
        const spared = await noticed(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`, name)
        expect(spared, name).toMatchObject({ byCatalogue: true })
      }
    },
  )
})

interface Policy {
  name: string
  on: string
  qual: string | null
  check: string | null
}

async function policyMutations(): Promise<{ on: string; mutation: string }[]> {
  const { rows } = await database.owner.query<Policy>(
    `SELECT policyname AS name, tablename AS "on", qual, with_check AS "check" FROM pg_policies`,
  )
  return rows.flatMap((policy) =>
    mutationsOf(policy).map((mutation) => ({ on: policy.on, mutation })),
  )
}

function mutationsOf({ name, on, qual, check }: Policy): string[] {
  return [
    `DROP POLICY ${name} ON ${on}`,
    ...(qual ? [`ALTER POLICY ${name} ON ${on} USING (true)`] : []),
    ...(check && check !== 'true' ? [`ALTER POLICY ${name} ON ${on} WITH CHECK (true)`] : []),
  ]
}

/** Is a changed policy of a table found, both by what a person can do and by its description? */
async function noticed(
  mutation: string,
  table: string,
): Promise<{ byUse: boolean; byCatalogue: boolean }> {
  return inTransaction(async (client) => {
    await client.query(mutation)
    const used = [
      ...(await policyFindings(client, ['district', 'national'], table)),
      ...(await entranceFindings(client)),
      ...(table === 'coupons' ? await groupCouponFindings(client) : []),
      ...(table === 'campaigns' ? await unreleasedChildFindings(client) : []),
      ...(table === 'notice_choices' ? await programFindings(client) : []),
      ...(['offer_codes', 'printed_offers'].includes(table)
        ? await offerHolderFindings(client)
        : []),
    ]
    return { byUse: used.length > 0, byCatalogue: (await classFindings(client)).length > 0 }
  })
}

async function inTransaction<Value>(work: (client: pg.PoolClient) => Promise<Value>) {
  const client = await database.owner.connect()
  try {
    await client.query('BEGIN')
    return await work(client)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}
