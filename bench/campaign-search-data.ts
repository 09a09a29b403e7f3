import { sql as raw } from 'drizzle-orm'
import pg from 'pg'
import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { asOwner, type Sql } from '../apps/server/src/platform/sql/index.ts'
import { addDealers } from './market-groups-data.ts'

export const BRAND = 'HONDA'
const DEALERS = 2_000
const METROS_OF_A_DISTRICT = 20

/**
 * The demo, 2,000 more dealers, and so many campaigns among them, of every status and over two years. Of those
 * that a nation makes in two years one in a hundred waits for a decision, and one in five is a dealer's part of
 * a metro campaign.
 */
export async function fillWithCampaigns(ownerUrl: string, count: number): Promise<void> {
  await loadDemo(ownerUrl)
  await asOwner(ownerUrl, async (sql) => {
    await addDealers(sql, DEALERS, BRAND)
    await addCampaigns(sql, count)
    await addMetroCampaigns(sql)
  })
  await vacuum(ownerUrl)
}

/** As PostgreSQL does by itself within minutes. */
async function vacuum(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query('VACUUM (ANALYZE) campaigns, campaign_steps, markets')
  await client.query('CHECKPOINT')
  await client.end()
}

/** Each like one that is there already, so that rows are as wide as they are. */
async function addCampaigns(sql: Sql, count: number): Promise<void> {
  await sql.execute(raw`
    WITH dealers AS (
      SELECT key, path, row_number() OVER (ORDER BY key) - 1 AS place
        FROM markets WHERE hierarchy_id = ${BRAND} AND type = 'DEALER'),
    likes AS (
      SELECT *, row_number() OVER (ORDER BY key) - 1 AS place
        FROM campaigns WHERE hierarchy_id = ${BRAND} AND parent_key IS NULL AND category <> 'METRO')
    INSERT INTO campaigns (hierarchy_id, template_key, template_version, category, type, cadence,
                           market_key, name, initial_name, status, deployment_date, details,
                           created_by, creator_level, updated_by, updated_at, path)
    SELECT l.hierarchy_id, l.template_key, l.template_version, l.category, l.type, l.cadence,
           d.key, l.name || ' ' || n, l.initial_name,
           CASE WHEN n * 7 % 200 = 0 THEN 'SUBMITTED'
                WHEN n * 7 % 200 = 1 THEN 'ACKNOWLEDGED'
                ELSE (ARRAY['DRAFT', 'APPROVED', 'ACTIVE', 'COMPLETED', 'COMPLETED', 'COMPLETED',
                            'COMPLETED', 'COMPLETED', 'COMPLETED', 'CANCELLED'])[1 + n * 7 % 10] END,
           date '2026-01-01' + (n::bigint * 7919 % 730)::integer, l.details,
           l.created_by, l.creator_level, l.updated_by,
           timestamptz '2026-01-01' + (n::bigint * 104729 % 31536000) * interval '1 second', d.path
      FROM generate_series(1, ${count}::integer) n
      JOIN dealers d ON d.place = n % (SELECT count(*) FROM dealers)
      JOIN likes l ON l.place = n % (SELECT count(*) FROM likes)`)
}

/** Metro campaigns of every district; every fifth campaign of its dealers is the part of one of them. */
async function addMetroCampaigns(sql: Sql): Promise<void> {
  await sql.execute(raw`
    WITH districts AS (
      SELECT key, path FROM markets WHERE hierarchy_id = ${BRAND} AND type = 'DISTRICT'),
    metros AS (
      INSERT INTO campaigns (hierarchy_id, template_key, template_version, category, type, cadence,
                             market_key, name, initial_name, status, deployment_date, details,
                             created_by, creator_level, updated_by, updated_at, path)
      SELECT l.hierarchy_id, l.template_key, l.template_version, l.category, l.type, l.cadence,
             d.key, l.name || ' ' || n, l.initial_name, 'ACTIVE', date '2026-01-01' + n * 30, l.details,
             l.created_by, l.creator_level, l.updated_by, timestamptz '2026-01-01' + n * interval '9 days',
             d.path
        FROM generate_series(1, ${METROS_OF_A_DISTRICT}::integer) n
       CROSS JOIN districts d
       CROSS JOIN (SELECT * FROM campaigns WHERE hierarchy_id = ${BRAND} AND category = 'METRO'
                      AND parent_key IS NULL ORDER BY key LIMIT 1) l
      RETURNING key, path),
    placed AS (
      SELECT key, path, row_number() OVER (PARTITION BY path ORDER BY key) - 1 AS place FROM metros)
    UPDATE campaigns c SET parent_key = p.key, status = 'ACTIVE', category = 'METRO'
      FROM placed p
     WHERE c.hierarchy_id = ${BRAND} AND c.parent_key IS NULL AND c.category <> 'METRO' AND c.key % 5 = 0
       AND p.place = c.key / 5 % ${METROS_OF_A_DISTRICT} AND starts_with(c.path, p.path)`)
}
