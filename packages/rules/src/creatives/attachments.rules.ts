import type { FulfillmentChannel } from '../channels/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { CreativeTemplate } from './creative.rules.ts'

type Chosen = Pick<
  CreativeTemplate,
  'minAttachments' | 'maxAttachments' | 'fulfillmentChannels' | 'preview'
>

export type AttachmentRefusal = 'creative.none-chosen' | 'creative.no-common-attachments'

/**
 * How many coupons the pieces of the chosen creatives may carry, ascending. A dynamic PDF has layouts
 * for some numbers only, which are to fit in every channel; elsewhere each number of the range does.
 */
export function attachmentChoices(
  creatives: readonly Chosen[],
): Result<number[], AttachmentRefusal> {
  if (creatives.length === 0) return refuse('creative.none-chosen')
  const dynamic = creatives.filter(({ preview }) => preview.type === 'DYNAMIC_PDF')
  const others = creatives.filter(({ preview }) => preview.type !== 'DYNAMIC_PDF')
  const { least, most } = attachmentRange(others)
  const choices =
    dynamic.length > 0
      ? commonCouponCounts(dynamic).filter((count) => count >= least && count <= most)
      : Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at)
  return choices.length > 0 ? accept(choices) : refuse('creative.no-common-attachments')
}

/** From the largest minimum to the smallest maximum; without creatives, without bounds. */
function attachmentRange(creatives: readonly Chosen[]): { least: number; most: number } {
  return {
    least: Math.max(0, ...creatives.map(({ minAttachments }) => minAttachments)),
    most: Math.min(...creatives.map(({ maxAttachments }) => maxAttachments)),
  }
}

/** The coupon counts for which each channel of these creatives has a layout. */
function commonCouponCounts(creatives: readonly Chosen[]): number[] {
  const channels = new Set(creatives.flatMap(({ fulfillmentChannels }) => fulfillmentChannels))
  const [first, ...rest] = [...channels].map((channel) => countsOf(creatives, channel))
  const common = [...(first ?? [])].filter((count) => rest.every((counts) => counts.has(count)))
  return common.toSorted((a, b) => a - b)
}

function countsOf(creatives: readonly Chosen[], channel: FulfillmentChannel): Set<number> {
  const media = creatives.flatMap(({ preview }) => preview.media)
  return new Set(
    media
      .filter(({ fulfillmentChannel }) => fulfillmentChannel === channel)
      .map(({ couponCount }) => couponCount),
  )
}
