import type { FulfillmentChannel } from '@marquee/rules/channels'
import type { CreativeTexts, DynamicField, PreviewType } from '@marquee/rules/creatives'
import type { SceneName } from '../drawing/scenes/index.ts'

/** A creative as the demo describes it; each brand has all of them. */
export interface DescribedCreative {
  id: string
  name: string
  channels: readonly FulfillmentChannel[]
  preview: PreviewType
  design: string
  emailDesign?: string
  scene: SceneName
  /** Mailed by several dealers together. */
  isOfAGroup?: boolean
  /** The same words around other photos. */
  variations?: readonly { id: string; name: string; scene: SceneName }[]
  texts: Pick<CreativeTexts, 'headline' | 'subhead' | 'body' | 'callToAction' | 'preheader'>
  /** Of the email; else its headline. */
  subject?: string
  fields?: readonly DynamicField[]
}

export const BOTH = ['EMAIL', 'DIRECT_MAIL'] as const
export const MAIL = ['DIRECT_MAIL'] as const
