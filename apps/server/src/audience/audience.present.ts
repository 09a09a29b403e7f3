import type { audience } from '@marquee/contract/audience'
import type { ReplyOf } from '@marquee/contract/operation'
import type { CountedAudience } from '@marquee/rules/audience'

export type PresentedBreakdown = ReplyOf<typeof audience.search>

export const presentBreakdown = ({ lines: _, ...told }: CountedAudience): PresentedBreakdown => told
