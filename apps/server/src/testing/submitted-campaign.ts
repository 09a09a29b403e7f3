import type { CampaignStatus } from '@marquee/rules/campaigns'
import type { TestApp } from './test-app.ts'

interface Submission {
  status?: CampaignStatus
  submittedBy?: number
  /** Of what was submitted. */
  content?: object
  hash?: string
}

const HASH = 'a'.repeat(64)

/** Brings a campaign into the state after a submission, and returns the key of its order. */
export async function submitAs(
  app: TestApp,
  key: number,
  overrides: Submission = {},
): Promise<number> {
  const { status = 'SUBMITTED', submittedBy = 5, content = {}, hash = HASH } = overrides
  await app.owner.query(
    `UPDATE campaigns SET status = $2, submitted_by = $3, submitted_at = now(),
            status_before = CASE $2 WHEN 'CANCEL_REQUESTED' THEN 'APPROVED' END,
            deployment_date = coalesce(deployment_date, current_date + 60)
      WHERE key = $1 OR parent_key = $1`,
    [key, status, submittedBy],
  )
  const { rows } = await app.owner.query<{ key: number }>(
    `INSERT INTO orders (campaign_key, revision, status, quote_key, content, content_hash,
                         created_by, created_at, submitted_by, submitted_at, path)
     SELECT c.key, 1 + (SELECT count(*) FROM orders WHERE campaign_key = c.key), $2, '', $3, $4,
            $5, now(), $5, now(), c.path
       FROM campaigns c WHERE c.key = $1 RETURNING key`,
    [key, ORDERS[status] ?? 'SUBMITTED', JSON.stringify(content), hash, submittedBy],
  )
  return rows[0]?.key as number
}

const ORDERS: Partial<Record<CampaignStatus, string>> = {
  APPROVED: 'APPROVED',
  ACTIVE: 'APPROVED',
  COMPLETED: 'APPROVED',
  CANCEL_REQUESTED: 'APPROVED',
  CANCELLED: 'CANCELLED',
  DRAFT: 'REJECTED',
}
