import {
  changeTargetCount,
  chooseCreative,
  defaultCouponKeys,
  type Attachment,
  type StepCreative,
  type StepDecisions,
} from '../campaigns/index.ts'
import { reorderTexts, type Reordered } from '../reorders/index.ts'
import type { TemplateStep } from '../templates/index.ts'
import type { CarryingSteps } from './versions.rules.ts'
import { newerVersionTexts as texts } from './texts.ts'

interface CarryingCreative extends CarryingSteps {
  former: TemplateStep
  step: TemplateStep
  /** What the step begins with in this version. */
  started: StepDecisions
}

/** The piece of a step: the creative with its fields and coupons, as far as this version offers it. */
export function carriedCreative(
  held: StepCreative,
  carrying: CarryingCreative,
): Reordered<StepCreative> {
  const { step, started } = carrying
  const key = held.creativeTemplateKey
  if (key === null) return { value: started.creative, notes: [] }
  const { filterItems } = step.creativeSelection
  const isOffered = filterItems.some(({ creativeTemplateKey }) => creativeTemplateKey === key)
  return isOffered ? withItsCoupons(held, key, carrying) : otherCreative(held, carrying)
}

function withItsCoupons(
  held: StepCreative,
  key: number,
  carrying: CarryingCreative,
): Reordered<StepCreative> {
  const { former, step, before, now } = carrying
  // The dealer left the count of the template, or chose another one.
  const followsTemplate = held.targetAttachmentCount === former.targetAttachmentCount
  const counted = followsTemplate
    ? changeTargetCount(held, step.targetAttachmentCount)
    : { creative: held, undoes: [] }
  if (step.isCouponCustomizable) return { value: counted.creative, notes: counted.undoes }
  const isSame =
    !former.isCouponCustomizable &&
    isSameOrder(defaultCouponKeys(key, former, before), defaultCouponKeys(key, step, now))
  if (isSame) return { value: counted.creative, notes: [] }
  const attachments = broughtBy(key, carrying).slice(0, counted.creative.targetAttachmentCount)
  const isAsHeld = isSameOrder(keysOf(held.attachments), keysOf(attachments))
  const wasOwn = former.isCouponCustomizable && held.attachments.length > 0
  return {
    value: { ...counted.creative, attachments },
    notes: wasOwn && !isAsHeld ? [texts.couponsSet(step.name)] : [],
  }
}

/** Where only one creative is left to choose from, it takes over what it has room for. */
function otherCreative(held: StepCreative, carrying: CarryingCreative): Reordered<StepCreative> {
  const { step, started, library } = carrying
  const { creativeTemplateKey: key } = started.creative
  const creative = key === null ? undefined : library.creatives.get(key)
  if (!creative) return noCreative(held, carrying)
  const { attachments: brought } = started.creative
  const { fields } = creative
  const before = step.isCouponCustomizable ? held : { ...held, attachments: brought }
  const chosen = chooseCreative(before, creative, { brought, fields })
  if (!chosen.ok) return noCreative(held, carrying)
  return {
    value: chosen.value.creative,
    notes: [texts.creativeReplaced(step.name, creative.name), ...chosen.value.undoes],
  }
}

function noCreative(
  { attachments }: StepCreative,
  { former, step, started }: CarryingCreative,
): Reordered<StepCreative> {
  const isOwn = former.isCouponCustomizable && attachments.length > 0
  return {
    value: started.creative,
    notes: [
      reorderTexts.creativeGone(step.name),
      ...(isOwn ? [texts.couponsGone(step.name, attachments.length)] : []),
    ],
  }
}

function broughtBy(key: number, { step, now, library }: CarryingCreative): Attachment[] {
  return defaultCouponKeys(key, step, now).flatMap((couponKey): Attachment[] => {
    const customValues = library.coupons.get(couponKey)
    return customValues ? [{ couponKey, customValues }] : []
  })
}

const keysOf = (attachments: readonly Attachment[]): number[] =>
  attachments.map(({ couponKey }) => couponKey)

const isSameOrder = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at])
