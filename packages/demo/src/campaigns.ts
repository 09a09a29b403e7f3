import type { CalendarDate } from '@marquee/rules/calendar'
import { afterBusinessDays } from '@marquee/rules/mail-dates'
import { closedDays } from './blackout-dates.ts'

/** A draft as the demo describes it. */
export interface DescribedCampaign {
  name: string
  /** The id of a template of the brand. */
  template: string
  /** The id of the person who started it, and the market where that is not their home. */
  by: string
  market?: string
  /** How many business days after today its waves are mailed. */
  waves?: readonly number[]
  /** Of a metro campaign: its group, and how many of its dealers are selected. */
  group?: string
  dealers?: number
  isReleased?: boolean
  monthlyCap?: number
}

/** Drafts of every kind, those of the dealer first. */
export const DEMO_CAMPAIGNS: readonly DescribedCampaign[] = [
  { name: 'Oil change before the holidays', template: 'oil-change', by: 'dealer', waves: [15] },
  { name: 'Tires in two waves', template: 'tire-event', by: 'dealer', waves: [12, 22] },
  { name: 'Reminders for our customers', template: 'service-reminders', by: 'dealer' },
  { name: 'We have not seen you', template: 'welcome-back', by: 'dealer' },
  { name: 'Brakes in time', template: 'brake-forecast', by: 'dealer', monthlyCap: 300 },
  { name: 'What is it worth today', template: 'trade-in', by: 'dealer', waves: [18] },
  { name: 'First year at Rookwell', template: 'first-year', by: 'sibling' },
  { name: 'An evening with us', template: 'evening', by: 'sibling' },
  { name: 'Battery check', template: 'battery-forecast', by: 'district', market: '204107' },
  { name: 'Recall letters', template: 'recall-notice', by: 'district', market: '204100' },
  { name: 'Oil change week', template: 'oil-change', by: 'acura-dealer', waves: [16] },
  { name: 'Reminders', template: 'service-reminders', by: 'nissan-dealer' },
  { name: 'Welcome back', template: 'welcome-back', by: 'amp-dealer' },
  {
    name: 'Great Lakes Metro price',
    template: 'metro-sheet',
    by: 'district',
    waves: [20],
    group: 'Great Lakes Metro',
    dealers: 40,
  },
  {
    name: 'Detroit Metro price',
    template: 'metro-sheet',
    by: 'district',
    waves: [20],
    group: 'Detroit Metro',
    dealers: 8,
    isReleased: true,
  },
]

/** The days of its waves, each the next one on which a brand mails. */
export function mailDates(
  { waves = [] }: Pick<DescribedCampaign, 'waves'>,
  brand: string,
  today: CalendarDate,
): CalendarDate[] {
  const closed = closedDays(brand, today)
  const open = (day: CalendarDate): CalendarDate =>
    closed.includes(day) ? open(afterBusinessDays(day, 1)) : day
  return waves.map((days) => open(afterBusinessDays(today, days)))
}

/** Who mails for a group of dealers. */
export const MAILER = {
  metroGroupUrl: 'https://service.demo.example',
  contactDto: {
    firstName: 'Priya',
    lastName: 'Raman',
    phoneNumber: '3135550140',
    email: 'district@demo.example',
  },
}
