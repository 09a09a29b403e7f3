import { FIRST, type StoredFields } from '../stored/index.ts'
import type { StepCreative } from './campaign.rules.ts'
import type { StepChannels } from './new-steps.rules.ts'

/** How the piece of a step is stored, and what was approved of it. */
export const storedStepCreative: StoredFields<StepCreative> = {
  creativeTemplateKey: FIRST,
  creativeVersion: FIRST,
  variationId: FIRST,
  values: FIRST,
  attachments: FIRST,
  targetAttachmentCount: FIRST,
}

export const storedStepChannels: StoredFields<StepChannels> = {
  fulfillmentChannels: FIRST,
  fulfillmentChannelVariations: FIRST,
}
