import { showDate, type CalendarDate } from '../calendar/index.ts'

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `One ${one}` : `${count} ${more}`

/** What a reorder could not take over, a line each on the new draft. */
export const reorderTexts = {
  channels: 'The channels of this template changed. Check how the campaign is sent.',
  datePassed: (date: CalendarDate) =>
    `The mail date ${showDate(date)} has passed. Choose another one.`,
  dateNotOffered: (date: CalendarDate) =>
    `The mail date ${showDate(date)} is not offered. Choose another one.`,
  dateFixed: (date: CalendarDate) => `The template sets the mail date ${showDate(date)}.`,
  deferral: 'Billing can no longer be deferred with this template.',
  seeds: 'Seed recipients belong to their dealer and are not carried over to another one.',
  dealers: (count: number) =>
    `${counted(count, 'dealer', 'dealers')} can no longer be selected and ${count === 1 ? 'is' : 'are'} left out.`,
  stepGone: (name: string) => `The touchpoint ${name} is no longer part of the template.`,
  creativeGone: (step: string) =>
    `The creative of ${step} is no longer offered. Choose another one.`,
  creativeNewer: (step: string) => `The creative of ${step} has changed. Check the proof.`,
  couponGone: (heading: string) =>
    `The coupon “${heading}” has ended or was retired: it is removed.`,
  couponEnd: (heading: string, date: CalendarDate) =>
    `The coupon “${heading}” ended on ${showDate(date)}: it ends with the campaign now.`,
  price: (way: string, now: string, before: string) =>
    `${way} costs ${now} a piece. It was ${before}.`,
  audience: 'The audience is counted again: the customers may have changed.',
  audienceElsewhere: 'The audience of another dealer is chosen again.',
  template: (why: string) => `This draft cannot be submitted: ${why}`,
} as const

/** Why a campaign is not reordered. */
export const reorderReasons = {
  'reorder.too-many': 'A bulk reorder makes at most 1,000 campaigns.',
  'reorder.nothing-failed': 'Nothing of this bulk reorder failed.',
  'reorder.nothing-to-retry':
    'Another try would change nothing: what failed cannot be made. Its list says why.',
  'reorder.person-gone': 'The person who started this bulk reorder is no longer allowed to.',
  'reorder.source-gone': 'The campaign to reorder is no longer there.',
  'reorder.market-gone': 'The market of the new campaign is no longer among yours.',
  'reorder.canceled': 'The new campaign was canceled or deleted before it was made.',
  'reorder.failed': 'Something went wrong. Try this one again.',
} as const
