import type { ReplyOf } from '@marquee/contract/operation'
import type { contactPressure } from '@marquee/contract/contact-pressure'
import { LIMITED_CHANNELS } from '@marquee/rules/contact-pressure'
import { limitOf, type ContactLimitRow } from './contact-limits.store.ts'

/** A brand with its limit for each channel. */
export function presentBrand(
  { id, name }: { id: string; name: string },
  rows: readonly ContactLimitRow[],
): ReplyOf<typeof contactPressure.change> {
  return {
    brand: { id, name },
    limits: LIMITED_CHANNELS.map((channel) => {
      const row = rows.find((one) => one.hierarchyId === id && one.channel === channel)
      return {
        channel,
        limit: row ? limitOf(row) : null,
        changed: row ? { by: row.changedBy, at: row.changedAt.toISOString() } : null,
      }
    }),
  }
}
