import type { audience } from '@marquee/contract/audience'
import type { ReplyOf } from '@marquee/contract/operation'
import type { CountedAudience } from '@marquee/rules/audience'

export type PresentedBreakdown = ReplyOf<typeof audience.search>

/** Replies are written by the contract's types, which know no lists that are only read. */
export const presentBreakdown = ({ lines: _, ...told }: CountedAudience) =>
  told as unknown as PresentedBreakdown
