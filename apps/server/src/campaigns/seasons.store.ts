import { yearsOwn } from '@marquee/rules/campaigns'
import { sql as raw } from 'drizzle-orm'
import { within } from '../markets/index.ts'
import { store } from '../platform/sql/index.ts'

/** The campaigns of the seasons of a year. */
export const seasonsStore = store((sql, scope) => ({
  /** As long as they are drafts, they have what their enrollment decides for all of them. */
  async follow(annualKey: number): Promise<void> {
    await sql.execute(raw`
      UPDATE campaigns c
         SET details = c.details || (
               SELECT coalesce(jsonb_object_agg(own.key, own.value), '{}') FROM jsonb_each(p.details) own
                WHERE own.key IN ${[...yearsOwn]}),
             version = c.version + 1, updated_by = p.updated_by, updated_at = p.updated_at
        FROM campaigns p
       WHERE p.key = ${annualKey} AND c.annual_key = p.key AND c.status = 'DRAFT'
         AND ${within(raw`c.path`, scope)}`)
  },
}))
