import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { DAYS_OF_A_COUPON } from '@marquee/rules/coupons'

export const texts = {
  title: 'Customize the coupons',
  titleOf: (touchpoint: string) => `Customize the coupons of ${touchpoint}`,
  intro: 'Changes here apply to this campaign only. The coupon library stays as it is.',
  form: 'Coupons',
  list: 'Coupons on the piece',
  count: (count: number, target: number) => `${count} of ${target} coupons`,
  coupons: 'Coupons',
  none: 'No coupon has been chosen yet.',
  add: 'Choose a coupon',
  full: (target: number) =>
    target === 1
      ? 'The piece has room for one coupon. Remove it to choose another one.'
      : `The piece has room for ${target} coupons. Remove one to choose another one.`,
  fewerWhy: (target: number) =>
    `The piece has room for ${target === 1 ? 'one coupon' : `${target} coupons`}. To print fewer,`,
  fewerWay: 'choose another number of coupons with the creative.',
  unnamed: 'Coupon without a heading',
  wrong: 'Something to check',
  fromMailWhy: `Good for ${DAYS_OF_A_COUPON} days from the day its piece is mailed, so that it has not expired when it arrives. The preview shows a piece that is mailed today.`,
  endHint: (standard: CalendarDate, earliest: CalendarDate) =>
    `If empty, it ends ${showDate(standard)}. It cannot end before ${showDate(earliest)}.`,
  preview: 'Preview',
  coupon: 'The coupon',
  piece: 'Your piece',
  noCreative: 'The piece is shown here once its creative is chosen.',
  gone: (place: number, heading: string) => `Coupon ${place}: ${heading}`,
  fewer: (count: number) => `Coupons on the piece: ${count}`,
  at: (place: number, what: string) => `Coupon ${place}, ${what}`,
} as const

export const chooserTexts = {
  title: 'Choose a coupon',
  search: 'Heading or title',
  list: 'Coupons of the library',
  pages: 'Pages of coupons',
  choose: 'Choose',
  of: (heading: string) => `Choose ${heading}`,
  failed: 'The coupons could not be loaded',
  none: 'There are no coupons yet',
  noneWhy: 'Create coupons in the coupon library.',
  noneFound: 'No coupon matches',
  noneFoundWhy: 'Search for something else.',
  noEnd: 'Ends with the campaign',
} as const
