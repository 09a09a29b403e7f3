import {
  attachmentChoices,
  lostValues,
  type AttachmentRefusal,
  type DynamicField,
} from '../creatives/index.ts'
import { accept, type Result } from '../result/index.ts'
import type { Attachment, StepCreative } from './campaign.rules.ts'
import type { PresentCreative } from './new-steps.rules.ts'
import { undoTexts } from './texts.ts'

export interface ChosenCreative {
  creative: StepCreative
  /** What the choice discards of the person's work, a line each. */
  undoes: string[]
}

/**
 * Another creative on a step. It takes over what it has room for: the coupons, and the values of fields
 * that it has as well. A step without coupons takes those of the creative.
 */
export function chooseCreative(
  held: StepCreative,
  chosen: PresentCreative,
  { brought, fields }: { brought: readonly Attachment[]; fields: readonly DynamicField[] },
): Result<ChosenCreative, AttachmentRefusal> {
  const choices = attachmentChoices([chosen])
  if (!choices.ok) return choices
  const targetAttachmentCount = nearest(choices.value, held.targetAttachmentCount)
  const coupons = held.attachments.length > 0 ? held.attachments : brought
  const lost = lostValues(held.values, chosen.fields)
  const values = Object.entries(held.values).filter(([name]) => !lost.includes(name))
  return accept({
    creative: {
      creativeTemplateKey: chosen.key,
      creativeVersion: chosen.version,
      variationId: null,
      values: Object.fromEntries(values),
      targetAttachmentCount,
      attachments: coupons.slice(0, targetAttachmentCount),
    },
    undoes: [
      ...droppedBy(held, targetAttachmentCount),
      ...lost.map((name) => undoTexts.value(labelOf(name, fields), held.values[name] ?? '')),
    ],
  })
}

/** How many coupons a piece is to carry, and what is lost where that is fewer than there are. */
export function changeTargetCount(held: StepCreative, count: number): ChosenCreative {
  return {
    creative: {
      ...held,
      targetAttachmentCount: count,
      attachments: held.attachments.slice(0, count),
    },
    undoes: droppedBy(held, count),
  }
}

const droppedBy = ({ attachments }: StepCreative, room: number): string[] =>
  attachments
    .slice(room)
    .map(({ customValues: { heading, offerTitle } }) => undoTexts.coupon(heading || offerTitle))

/** A step without coupons stays without; else as many as before, or the next number below. */
function nearest(choices: readonly number[], target: number): number {
  if (target === 0 || choices.includes(target)) return target
  return choices.findLast((count) => count < target) ?? choices[0] ?? target
}

const labelOf = (fieldName: string, fields: readonly DynamicField[]): string =>
  fields.find(({ name }) => name === fieldName)?.label ?? fieldName
