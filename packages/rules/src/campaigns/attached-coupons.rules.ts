import { compareDates, type CalendarDate } from '../calendar/index.ts'
import { couponProblems, couponReasons } from '../coupons/index.ts'
import { inHomeWindow } from '../mail-dates/index.ts'
import type { Attachment, Campaign, CampaignStep } from './campaign.rules.ts'
import { mayCarryCoupon } from './carried-coupons.rules.ts'
import { shownEndDate, type CouponEnds } from './coupon-end-date.rules.ts'
import { attachedTexts } from './texts.ts'

interface Carrying {
  /** As many as the piece is to carry. */
  target: number
  /** The day before which no coupon may end. */
  earliest: CalendarDate
  ends: CouponEnds
  campaign: Pick<Campaign, 'category' | 'metroCampaign'>
  /** Of which flat costs are refused where an association pays. */
  limitedSource: string
}

/** The day before which no coupon of a step may end: when the last of its pieces comes home. */
export function earliestEndDate(
  { startDate, startDateTwo }: Pick<CampaignStep, 'startDate' | 'startDateTwo'>,
  today: CalendarDate,
): CalendarDate {
  const days = [startDate, startDateTwo].flatMap((day) =>
    day === null ? [] : [inHomeWindow(day).last],
  )
  return [today, ...days].toSorted(compareDates).at(-1) ?? today
}

/** Is a coupon over before the last piece that carries it is in its home? */
export const endsTooEarly = (
  endDate: Attachment['customValues']['endDate'],
  { ends, earliest }: Pick<Carrying, 'ends' | 'earliest'>,
): boolean => compareDates(shownEndDate(endDate, ends), earliest) < 0

/** What is wrong with the coupons of a piece, by the path of the field. */
export function attachedProblems(
  attachments: readonly Attachment[],
  carrying: Carrying,
): Record<string, string> {
  const { target } = carrying
  const counted = attachments.length === target ? [] : [missingOrMore(attachments.length, target)]
  const found = attachments.flatMap(({ customValues }, at) =>
    Object.entries(problemsOf(customValues, carrying)).map(
      ([field, problem]) => [`attachments.${at}.customValues.${field}`, problem] as const,
    ),
  )
  return Object.fromEntries([...counted.map((text) => ['attachments', text] as const), ...found])
}

const missingOrMore = (count: number, target: number): string =>
  count < target ? attachedTexts.missing(target - count) : attachedTexts.tooMany(count - target)

function problemsOf(values: Attachment['customValues'], carrying: Carrying) {
  const problems = couponProblems(values)
  const funded = whyNotCarried(values, carrying)
  return {
    ...(funded !== undefined && { offer_1: funded }),
    ...problems,
    ...(endsTooEarly(values.endDate, carrying) && {
      endDate: attachedTexts.endsTooEarly(carrying.earliest),
    }),
  }
}

/** Why a campaign may not carry a coupon. */
export function whyNotCarried(
  coupon: Parameters<typeof mayCarryCoupon>[0],
  { campaign, limitedSource }: Pick<Carrying, 'campaign' | 'limitedSource'>,
): string | undefined {
  const { category, metroCampaign } = campaign
  const fundingType = metroCampaign?.fundingType ?? null
  const carried = mayCarryCoupon(coupon, { category, fundingType }, limitedSource)
  return carried.ok ? undefined : couponReasons[carried.reason]
}
