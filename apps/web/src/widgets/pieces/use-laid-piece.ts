import { isCalendarDate } from '@marquee/rules/calendar'
import { fieldsOnPiece } from '@marquee/rules/creatives'
import {
  creativePiece,
  sampleCoupons,
  shownCouponCounts,
  type Design,
  type Page,
  type PictureAddresses,
  type PieceCoupon,
  type Recipient,
} from '@marquee/rules/pieces'
import { useCallback, useMemo } from 'react'
import type { CreativePreviewProps } from './preview-props.ts'
import type { PreviewSize } from './still-picture.tsx'
import { useDealerOnPiece, type DealerOnPiece } from './use-dealer-on-piece.ts'

interface Shown extends CreativePreviewProps {
  size: PreviewSize
  /** The requested number of coupons. */
  chosenCount: number | undefined
  /** To whom it is addressed; without one, to a sample. */
  recipient?: Recipient | undefined
}

export interface LaidPiece {
  /** None where the design does not take so many coupons. */
  pages: Page[] | undefined
  pictures: PictureAddresses
  coupons: readonly PieceCoupon[]
  dealer: DealerOnPiece
  /** Between how many coupons one may choose, and how many there are now. */
  counts: readonly number[]
  count: number
}

/** A creative laid out as pages, again whenever a word of it changes. */
export function useLaidPiece(design: Design, shown: Shown): LaidPiece {
  const { creative, marketKey, composed, chosenCount, recipient } = shown
  const dealer = useDealerOnPiece({ marketKey, campaignKey: composed?.campaignKey })
  const counts = shown.coupons ? [] : shownCouponCounts(creative)
  const count = shown.coupons?.length ?? nearest(counts, chosenCount)
  const samples = useMemo(() => sampleCoupons(count), [count])
  const coupons = shown.coupons ?? samples
  const { texts, photo, fields, hierarchyId } = creative
  const { values, group, hasExpressService, mailDate: mailed } = composed ?? {}
  const { isSecondBrand } = dealer
  const mailDate = mailed && isCalendarDate(mailed) ? mailed : undefined
  const pages = useMemo(() => {
    if (!design.coupons.includes(coupons.length)) return undefined
    const known = {
      hierarchyId,
      coupons,
      dealer: dealer.dealer,
      logo: dealer.logo?.hash,
      isSecondBrand,
    }
    const said = { ...fieldsOnPiece(fields, values ?? {}), hasExpressService, mailDate, recipient }
    return design.lay(creativePiece({ texts, photo }, { ...known, ...said, group }))
  }, [
    design,
    texts,
    photo,
    fields,
    hierarchyId,
    coupons,
    dealer.dealer,
    dealer.logo,
    isSecondBrand,
    values,
    group,
    hasExpressService,
    mailDate,
    recipient,
  ])
  return { pages, pictures: useAddresses(shown, dealer), coupons, dealer, counts, count }
}

/** The requested number, else the middle of the possible ones: a piece neither bare nor crowded. */
export const nearest = (counts: readonly number[], chosen: number | undefined): number =>
  chosen !== undefined && counts.includes(chosen)
    ? chosen
    : (counts[Math.floor(counts.length / 2)] ?? 0)

function useAddresses({ creative, size, pictures }: Shown, { logo }: DealerOnPiece) {
  const { photo, photoUrl, thumbnailUrl } = creative
  const ofPhoto = (size === 'large' ? photoUrl : thumbnailUrl) ?? undefined
  return useCallback(
    (picture: string) => {
      if (picture === logo?.hash) return logo.url
      return pictures?.(picture) ?? (picture === photo ? ofPhoto : undefined)
    },
    [logo, pictures, photo, ofPhoto],
  )
}
