import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import type { SeasonPeriod } from '@marquee/rules/campaigns'

export const texts = {
  title: 'Seasons',
  intro:
    'Each season is a campaign of its own, with its piece and its coupons. It goes out as you see it here, unless you customize it.',
  list: 'Seasons of this year',
  customize: 'Customize',
  mailDate: 'Mail date',
  noDate: 'Not chosen yet',
  cost: 'Estimated cost',
  noAudience: 'No audience yet',
  asDraft: 'You can customize it now.',
  changeWaits: 'A change of its coupons waits for a decision. Until then what was approved stands.',
  leaveOut: 'Cancel season',
  saves: (amount: string) => `${amount} is not billed. The other seasons stand.`,
  next: 'Continue',
} as const

/** Whether an ordered season takes changes, and how long. */
export function periodInWords(period: SeasonPeriod): string {
  switch (period.state) {
    case 'ahead':
      return `It can be customized from ${showDate(period.opens)}.`
    case 'open':
      return openInWords(period)
    case 'over':
      return `Its customization period ended on ${showDate(period.closed)}: it goes out as it is.`
  }
}

function openInWords({
  closes,
  daysLeft,
}: {
  closes: CalendarDate | null
  daysLeft: number | null
}) {
  if (closes === null || daysLeft === null) return 'It can be customized until it is mailed.'
  if (daysLeft === 0) return 'Today is the last day to customize it.'
  return `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left to customize it, until ${showDate(closes)}.`
}
