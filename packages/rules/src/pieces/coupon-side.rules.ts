import type { Page } from './marks.rules.ts'
import type { PieceCoupon } from './piece-content.rules.ts'

/** The page on which the coupons stand, by their headings; undefined where none says one. */
export function couponSide(
  pages: readonly Page[],
  coupons: readonly Pick<PieceCoupon, 'heading'>[],
): Page['name'] | undefined {
  const headings = coupons.map(({ heading }) => heading.trim().toUpperCase()).filter(Boolean)
  if (headings.length === 0) return undefined
  return pages.find((page) => headings.every((heading) => says(page, heading)))?.name
}

/** As a whole, or with its first words where it is broken into lines. */
const says = ({ marks }: Page, heading: string): boolean =>
  marks.some((mark) => mark.kind === 'text' && `${heading} `.startsWith(`${mark.text.trim()} `))
