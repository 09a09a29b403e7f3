import type { FulfillmentChannel } from '@marquee/rules/channels'
import type { CreativeStatus, PreviewType } from '@marquee/rules/creatives'
import type { Creative } from './answers.ts'

/** What a person is looking for. */
export interface CreativeFilters {
  text: string
  hierarchyId: string | undefined
  channel: FulfillmentChannel | undefined
  kind: PreviewType | undefined
  status: CreativeStatus | undefined
}

/** Those that fit every wish, in the order in which they came. */
export function shownCreatives<
  One extends Pick<
    Creative,
    'name' | 'hierarchyId' | 'fulfillmentChannels' | 'preview' | 'status' | 'texts'
  >,
>(all: readonly One[], filters: CreativeFilters): One[] {
  const { text, hierarchyId, channel, kind, status } = filters
  const words = text.trim().toLowerCase()
  return all.filter(
    (one) =>
      (hierarchyId === undefined || one.hierarchyId === hierarchyId) &&
      (channel === undefined || one.fulfillmentChannels.includes(channel)) &&
      (kind === undefined || one.preview.type === kind) &&
      (status === undefined || one.status === status) &&
      `${one.name}\n${one.texts.headline}`.toLowerCase().includes(words),
  )
}
