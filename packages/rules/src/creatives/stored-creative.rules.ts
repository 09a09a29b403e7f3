import { FIRST, type StoredFields } from '../stored/index.ts'
import type { CreativeTemplate } from './creative.rules.ts'

/** How a version of a creative is stored. */
export const storedCreative: StoredFields<CreativeTemplate> = {
  name: FIRST,
  fulfillmentChannels: FIRST,
  preview: FIRST,
  minAttachments: FIRST,
  maxAttachments: FIRST,
  design: FIRST,
  emailDesign: FIRST,
  texts: FIRST,
  photo: FIRST,
  fields: FIRST,
  variations: FIRST,
}
