import type { creatives } from '@marquee/contract/creatives'
import type { AnswerOf } from '@marquee/contract/operation'

type Creative = AnswerOf<typeof creatives.read>

/** As much of a creative as is needed to show it, saved or not. */
export type ShownCreative = Pick<
  Creative,
  | 'name'
  | 'hierarchyId'
  | 'fulfillmentChannels'
  | 'preview'
  | 'minAttachments'
  | 'maxAttachments'
  | 'design'
  | 'emailDesign'
  | 'texts'
  | 'photo'
  | 'fields'
  | 'previewUrl'
  | 'photoUrl'
  | 'thumbnailUrl'
> & {
  /** Missing in one that was never saved. */
  key?: number | undefined
}
