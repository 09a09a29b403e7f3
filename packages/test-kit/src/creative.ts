import type { PresentCreative } from '@marquee/rules/campaigns'
import { NO_CREATIVE_TEXTS, plainField, type DynamicField } from '@marquee/rules/creatives'

/** A text to fill in that may be left empty, with what a test needs otherwise. */
export const dynamicField = (more: Partial<DynamicField> = {}): DynamicField =>
  plainField({ name: 'it', label: more.name ?? 'It', type: 'STRING', ...more })

/** A postcard without words and fields, with what a test needs otherwise. */
export const presentCreative = (more: Partial<PresentCreative> = {}): PresentCreative => ({
  key: 2,
  version: 6,
  name: 'Snow',
  fulfillmentChannels: ['DIRECT_MAIL'],
  preview: { type: 'STATIC', media: [], host: null, path: null },
  minAttachments: 1,
  maxAttachments: 4,
  design: 'big-picture',
  emailDesign: null,
  texts: NO_CREATIVE_TEXTS,
  photo: null,
  fields: [],
  variations: [],
  ...more,
})
