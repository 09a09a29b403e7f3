import { places, type Missing } from '../builder/index.ts'
import {
  channelsOfStep,
  type Campaign,
  type CampaignStep,
  type PresentCreative,
} from '../campaigns/index.ts'
import { isOnPaper } from '../channels/index.ts'
import { fieldsOnPiece } from '../creatives/index.ts'
import { creativePiece, designOf, sampleCoupons, unprintedFields } from '../pieces/index.ts'
import { orderTexts } from './texts.ts'

interface Ordered {
  campaign: Campaign
  creatives: readonly PresentCreative[]
}

/** Required fields that were filled in, and that the design of the piece leaves out. */
export function unprintedProblems(step: CampaignStep, { campaign, creatives }: Ordered): Missing[] {
  const { creative, key, name } = step
  const held = creatives.find(
    (one) => one.key === creative.creativeTemplateKey && one.version === creative.creativeVersion,
  )
  if (!held || !isOnPaper(...channelsOfStep(campaign, key))) return []
  return leftOut(held, creative).map((label) => ({
    code: 'order.field-not-printed',
    place: places.creative(key),
    field: `${key}.creativeTemplateKey`,
    text: orderTexts.ofStep(name, orderTexts.notPrinted(label)),
  }))
}

function leftOut(
  { design: key, texts, fields }: PresentCreative,
  { values, attachments }: CampaignStep['creative'],
): string[] {
  const filled = fieldsOnPiece(fields, values)
  const design = designOf(key)
  if (!design || !filled.fields.some(({ isRequired }) => isRequired)) return []
  const count = design.coupons.find((one) => one >= attachments.length) ?? 0
  const coupons = sampleCoupons(count)
  const pages = design.lay(
    creativePiece({ texts, photo: null }, { hierarchyId: '', coupons, ...filled }),
  )
  return unprintedFields(pages, filled.fields).map(({ label }) => label)
}
