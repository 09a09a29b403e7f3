import { isCalendarDate } from '@marquee/rules/calendar'
import {
  couponDifferences,
  endDateOf,
  fieldsOf,
  wordsOf,
  type CouponWords,
} from '../../../../widgets/coupons/index.ts'
import type { Campaign } from '../answers.ts'
import type { Attachment } from '../attached-coupon.rules.ts'
import { stepIn } from '../steps.rules.ts'
import { texts } from './texts.ts'

/** A coupon on the piece, as it is typed. */
export interface TypedCoupon {
  couponKey: number
  source: string
  customValues: CouponWords
}

export interface CouponsValues {
  attachments: TypedCoupon[]
}

export const valuesOf =
  (stepKey: number) =>
  (campaign: Campaign): CouponsValues => ({
    attachments: stepIn(campaign, stepKey).creative.attachments.map(typed),
  })

export const typed = ({ couponKey, customValues }: Attachment): TypedCoupon => ({
  couponKey,
  source: customValues.sourceId.source,
  customValues: wordsOf(customValues),
})

export const attachmentsOf = ({ attachments }: CouponsValues): Attachment[] =>
  attachments.map(({ couponKey, source, customValues }) => ({
    couponKey,
    customValues: {
      ...fieldsOf(customValues),
      endDate: endDateOf(customValues),
      sourceId: { source },
    },
  }))

/** The names of days that are typed by half, which cannot be saved, not even in a draft. */
export const halfDays = ({ attachments }: CouponsValues): string[] =>
  attachments.flatMap(({ customValues: { endDate } }, at) =>
    endDate === null || isCalendarDate(endDate) ? [] : [`attachments.${at}.customValues.endDate`],
  )

/** A line for each coupon or value that another person saved otherwise. */
export function differencesOf(before: CouponsValues, saved: CouponsValues): string[] {
  const own = attachmentsOf(before)
  const now = attachmentsOf(saved)
  return [
    ...(own.length > now.length ? [texts.fewer(now.length)] : []),
    ...now.flatMap(({ couponKey, customValues }, at) => {
      const known = own[at]
      if (known?.couponKey !== couponKey) return [texts.gone(at + 1, customValues.heading)]
      return couponDifferences(known.customValues, customValues).map((line) =>
        texts.at(at + 1, line),
      )
    }),
  ]
}
