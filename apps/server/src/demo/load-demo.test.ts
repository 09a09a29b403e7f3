import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { loadDemo } from './load-demo.ts'

const database = testDatabase()

async function rows<Row>(sql: string): Promise<Row[]> {
  return (await database.owner.query(sql)).rows as Row[]
}

describe('loading the demo', () => {
  beforeAll(async () => {
    // The tree of the tests makes room for that of the demo.
    await database.owner.query('TRUNCATE markets, hierarchies, people CASCADE')
    await database.owner.query('ALTER SEQUENCE people_key_seq RESTART')
    const loaded = [await loadDemo(database.ownerUrl), await loadDemo(database.ownerUrl)]
    expect(loaded).toEqual(['loaded now', 'there already'])
  }, 60_000)

  test('gives every table of markets something to show', async () => {
    for (const table of [
      'market_groups',
      'market_group_markets',
      'market_profiles',
      'listing_attributes',
      'market_listing_values',
      'market_logos',
      'images',
      'image_uploads',
      'vehicle_models',
      'creatives',
      'creative_versions',
      'campaign_templates',
      'campaign_template_versions',
      'campaign_template_codes',
      'seed_lists',
    ]) {
      const [count] = await rows<{ all: number }>(`SELECT count(*)::integer AS all FROM ${table}`)
      expect(count?.all, table).toBeGreaterThan(4)
    }
  })

  test('brings drafts of campaigns over categories and people, one for forty dealers and one released', async () => {
    const drafts = await rows<{ category: string; created_by: number; children: number }>(
      `SELECT c.category, c.created_by, c.is_released AS released,
              (SELECT count(*)::integer FROM campaigns k WHERE k.parent_key = c.key) AS children
         FROM campaigns c WHERE c.parent_key IS NULL AND c.status = 'DRAFT'`,
    )
    expect(drafts.length).toBeGreaterThanOrEqual(12)
    expect(new Set(drafts.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5)
    expect(new Set(drafts.map((draft) => draft.created_by)).size).toBeGreaterThanOrEqual(5)
    expect(drafts).toContainEqual(expect.objectContaining({ released: false, children: 40 }))
    expect(drafts).toContainEqual(expect.objectContaining({ released: true, children: 8 }))
    const [waves] = await rows<{ all: number }>(
      'SELECT count(*)::integer AS all FROM campaigns WHERE deployment_date_two > deployment_date',
    )
    expect(waves?.all).toBeGreaterThan(0)
    const bare = await rows(
      'SELECT key FROM campaigns c WHERE NOT EXISTS (SELECT FROM campaign_steps s WHERE s.campaign_key = c.key AND s.path = c.path)',
    )
    expect(bare).toEqual([])
  })

  test('puts every row where its market stands, so that people see no more than their own', async () => {
    for (const table of [
      'market_profiles',
      'market_listing_values',
      'market_logos',
      'seed_lists',
    ]) {
      const astray = await rows(
        `SELECT t.market_key FROM ${table} t JOIN markets m ON m.key = t.market_key WHERE m.path <> t.path`,
      )
      expect(astray, table).toEqual([])
    }
    const strangers = await rows(
      `SELECT g.group_key FROM market_group_markets g JOIN markets m ON m.key = g.market_key
        WHERE m.path <> g.path OR m.type <> 'DEALER'`,
    )
    expect(strangers).toEqual([])
  })

  test('shows approved logos to everybody, and no other picture of a dealer', async () => {
    const [counts] = await rows<{ wrong: number; shown: number }>(
      `SELECT count(*) FILTER (WHERE i.is_public <> (l.status = 'APPROVED'))::integer AS wrong,
              count(*) FILTER (WHERE i.is_public)::integer AS shown
         FROM market_logos l JOIN images i USING (hash)`,
    )
    expect(counts?.wrong).toBe(0)
    expect(counts?.shown).toBeGreaterThan(150)
  })

  test('brings photos large enough for a card of 11 by 6 inches, and small enough to be stored [GEN-20]', async () => {
    const photos = await rows<{ width: number; height: number; bytes: number; types: string[] }>(
      `SELECT i.width, i.height, length(i.content) AS bytes, array_agg(DISTINCT u.asset_type) AS types
         FROM images i JOIN image_uploads u USING (hash)
        WHERE i.content_type = 'image/jpeg' AND i.is_public GROUP BY i.hash`,
    )
    expect(photos.length).toBeGreaterThanOrEqual(8)
    for (const { width, height, bytes, types } of photos) {
      expect([width, height]).toEqual([3375, 1875])
      expect(bytes).toBeLessThan(1_500_000)
      expect(types).toEqual(['creative-variation-full', 'creative-variation-thumbnail'])
    }
  })

  test('leaves room for what comes next', async () => {
    await database.owner.query(
      `BEGIN;
       INSERT INTO markets (type, name, source_id, status, time_zone, path, is_enrolled, is_daa_eligible)
       VALUES ('DEALER', 'Next', 'next', 'ACTIVE', 'UTC', '1.9.', false, false);
       ROLLBACK`,
    )
  })
})
