import {
  creativePiece,
  designOf,
  preflight,
  sampleCoupons,
  type Finding,
  type PictureSizes,
} from '@marquee/rules/pieces'
import type { CreativeValues } from './creative-values.rules.ts'

export type CheckedValues = Pick<
  CreativeValues,
  'design' | 'texts' | 'photo' | 'variations' | 'hierarchyId' | 'preview'
>

export interface Checked {
  /** With how many coupons, which is as full as it gets. */
  count: number
  findings: readonly Finding[]
}

/** What would come out wrong in print; undefined where there is no design to print. */
export function checked(
  { design: key, texts, photo, variations, hierarchyId, preview }: CheckedValues,
  sizes: PictureSizes,
): Checked | undefined {
  const design = designOf(key)
  if (!design) return undefined
  const chosen = design.coupons.filter((one) => preview.media.DIRECT_MAIL.includes(one))
  const count = Math.max(...(chosen.length > 0 ? chosen : design.coupons))
  const known = { hierarchyId, coupons: sampleCoupons(count) }
  const photos = [photo, ...variations.map((variation) => variation.photo)]
  const pages = photos.flatMap((one) => design.lay(creativePiece({ texts, photo: one }, known)))
  const seen = new Set<string>()
  const findings = preflight(pages, sizes).filter(({ reason, page, what }) => {
    // Nothing is known of a picture that is not loaded yet.
    if (reason === 'preflight.resolution' && !sizes.has(what)) return false
    const line = `${reason} ${page} ${what}`
    return !seen.has(line) && seen.add(line)
  })
  return { count, findings }
}
