import { MOST_USES_NAMED } from '@marquee/contract/coupons'
import { CAMPAIGN_STATUSES, campaignPhases, hasEnded } from '@marquee/rules/campaigns'
import { sql as raw, type SQL } from 'drizzle-orm'
import {
  campaigns,
  campaignSteps,
  campaignTemplates,
  campaignTemplateVersions,
} from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

/** As types, so that they are among the records that a statement answers. */
type Named = {
  key: number
  name: string
}
type Counted = Named & { count: number }

export interface UsesFound {
  templates: { count: number; first: (Named & { isActive: boolean })[] }
  drafts: { count: number; first: Named[] }
  orders: { count: number; first: Named[] }
}

const DRAFTS = CAMPAIGN_STATUSES.filter((status) => campaignPhases[status] === 'draft')
const UNDER_WAY = CAMPAIGN_STATUSES.filter(
  (status) => campaignPhases[status] !== 'draft' && !hasEnded(status),
)

/** Of a version of a template. */
const holds = (content: object): SQL => raw`v.content @> ${JSON.stringify(content)}::jsonb`

/** Where a coupon or a creative is used: in templates as they are now, and in campaigns that have not ended. */
export const usesView = store((sql, scope) => {
  async function templatesWith(isUsed: SQL): Promise<UsesFound['templates']> {
    const { rows } = await sql.execute<Counted & { status: string }>(raw`
      SELECT t.key, t.name, t.status, count(*) OVER ()::integer AS count
        FROM ${campaignTemplates} t
        JOIN ${campaignTemplateVersions} v ON v.template_key = t.key AND v.version = t.version
       WHERE ${within(raw`t.path`, scope)} AND ${isUsed}
       ORDER BY t.status, t.name, t.key LIMIT ${MOST_USES_NAMED}`)
    return {
      count: rows[0]?.count ?? 0,
      first: rows.map(({ key, name, status }) => ({ key, name, isActive: status === 'ACTIVE' })),
    }
  }

  /** A metro campaign counts once, and not again for each of its dealers. */
  async function campaignsWith(statuses: readonly string[], held: object) {
    const { rows } = await sql.execute<Counted>(raw`
      SELECT c.key, coalesce(nullif(c.name, ''), c.initial_name) AS name,
             count(*) OVER ()::integer AS count
        FROM ${campaigns} c
       WHERE ${isAmong(raw`c.status`, statuses)} AND c.parent_key IS NULL
         AND ${within(raw`c.path`, scope)}
         AND EXISTS (SELECT FROM ${campaignSteps} s
                      WHERE s.campaign_key = c.key AND s.creative @> ${JSON.stringify(held)}::jsonb)
       ORDER BY c.updated_at DESC, c.key DESC LIMIT ${MOST_USES_NAMED}`)
    return { count: rows[0]?.count ?? 0, first: rows.map(({ key, name }) => ({ key, name })) }
  }

  const found = async (isInTemplate: SQL, held: object): Promise<UsesFound> => ({
    templates: await templatesWith(isInTemplate),
    drafts: await campaignsWith(DRAFTS, held),
    orders: await campaignsWith(UNDER_WAY, held),
  })

  return {
    ofCreative: (key: number): Promise<UsesFound> =>
      found(holds({ creativeTemplates: [{ creativeTemplateKey: key }] }), {
        creativeTemplateKey: key,
      }),

    ofCoupon: (key: number): Promise<UsesFound> =>
      found(
        raw`(${holds({ attachments: [{ key }] })} OR ${holds({
          creativeTemplates: [{ defaultCoupons: [{ couponKey: key }] }],
        })})`,
        { attachments: [{ couponKey: key }] },
      ),
  }
})
