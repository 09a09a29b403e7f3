import type { FulfillmentChannel } from '@marquee/rules/channels'
import type { PictureAddresses, PieceCoupon } from '@marquee/rules/pieces'
import type { ShownCreative } from './answers.ts'
import type { Composed } from './composed.ts'
import type { PreviewSize } from './still-picture.tsx'

export interface CreativePreviewProps {
  creative: ShownCreative
  /** The dealer whose own data stands on the piece; without one, a sample. */
  marketKey?: number | undefined
  /** Without them, samples. */
  coupons?: readonly PieceCoupon[] | undefined
  /** What a campaign holds of it; without it, the server puts some coupons of its own on it. */
  composed?: Composed | undefined
  /** Begins with the side on which the coupons are. */
  showsCoupons?: boolean | undefined
  /** The channels it is sent by, where that is decided: a side that no one receives is not shown. */
  channels?: readonly FulfillmentChannel[] | undefined
  /** Why no proof can be made of it yet. */
  noProof?: string | undefined
  /** Something of it is not saved yet. */
  isChanged?: boolean | undefined
  size?: PreviewSize
  /** Where pictures are read that are not saved yet. */
  pictures?: PictureAddresses
}
