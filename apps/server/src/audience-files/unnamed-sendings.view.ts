import { SENT_CHANNELS } from '@marquee/rules/audience'
import { isOnPlatforms } from '@marquee/rules/channels'
import { STORED_DAYS } from '@marquee/rules/hand-overs'
import { and, asc, eq, inArray, isNull, ne, sql as raw } from 'drizzle-orm'
import { audienceFiles, campaigns, sendings } from '../db/schema/index.ts'
import { store } from '../platform/sql/index.ts'

const ON_PLATFORMS = SENT_CHANNELS.filter((channel) => isOnPlatforms(channel))

/** What the program has to do about audience files. */
export const unnamedSendingsView = store((sql) => ({
  /** Sendings whose people are planned, and that have no audience file yet. */
  async unlisted(): Promise<number[]> {
    const rows = await sql
      .select({ key: sendings.key })
      .from(sendings)
      .innerJoin(campaigns, eq(campaigns.key, sendings.campaignKey))
      .where(
        and(
          inArray(sendings.channel, ON_PLATFORMS),
          eq(sendings.state, 'running'),
          eq(campaigns.status, 'ACTIVE'),
          isNull(sendings.endedAt),
          raw`${sendings.plannedAt} IS NOT NULL`,
          raw`NOT EXISTS (SELECT FROM audience_files f WHERE f.sending_key = ${sendings.key})`,
          raw`EXISTS (SELECT FROM deliveries d
                       WHERE d.sending_key = ${sendings.key} AND d.state = 'pending')`,
        ),
      )
      .orderBy(asc(sendings.dueOn), asc(sendings.key))
    return rows.map(({ key }) => key)
  },

  /** Those that nobody has taken: whoever opts out until then is not among them. */
  async untaken(): Promise<number[]> {
    const { key, state, forgottenAt } = audienceFiles
    const rows = await sql
      .select({ key })
      .from(audienceFiles)
      .where(and(ne(state, 'handed-over'), isNull(forgottenAt)))
      .orderBy(asc(key))
    return rows.map((row) => row.key)
  },

  /** Those of which something is missing: they are being made, or a backup that was put back had no files. */
  async unmade(): Promise<number[]> {
    const { key, forgottenAt } = audienceFiles
    const rows = await sql
      .select({ key })
      .from(audienceFiles)
      .where(
        and(
          isNull(forgottenAt),
          raw`NOT EXISTS (SELECT FROM audience_file_contents c
                           WHERE c.file_key = ${key} AND c.format IS NULL)`,
        ),
      )
      .orderBy(asc(key))
    return rows.map((row) => row.key)
  },

  /** Those that were handed over, or whose sendings were stopped, so long ago that nobody needs them. */
  async outdated(now: number): Promise<number[]> {
    const before = new Date(now - STORED_DAYS * 86_400_000).toISOString()
    const rows = await sql
      .select({ key: audienceFiles.key })
      .from(audienceFiles)
      .innerJoin(sendings, eq(sendings.key, audienceFiles.sendingKey))
      .where(
        and(
          isNull(audienceFiles.forgottenAt),
          raw`(${audienceFiles.handedOverAt} < ${before}::timestamptz
               OR ${sendings.endedAt} < ${before}::timestamptz)`,
        ),
      )
    return rows.map(({ key }) => key)
  },
}))
