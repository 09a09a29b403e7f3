import { showDate, type CalendarDate } from '@marquee/rules/calendar'

export const texts = {
  title: 'Touchpoints',
  intro: 'Each time this campaign reaches a customer. Switches are saved right away.',
  list: 'Touchpoints of the campaign',
  place: (number: number) => `Touchpoint ${number}`,
  optionalities: { REQUIRED: 'Required', OPTIONAL: 'Optional', DISABLED: 'Not offered' },
  use: (name: string) => `Use ${name}`,
  used: 'Used',
  notUsed: 'Not used',
  required: 'This touchpoint is always part of the campaign.',
  date: 'Date',
  status: 'Status',
  channels: 'Sent by',
  asCampaign: (channels: string) => `${channels} (as the campaign)`,
  notOfCampaign: (channels: string) =>
    `${channels}: not among the channels of the campaign. Choose it in the details as well, or nothing is sent by it.`,
  noChannels: 'No channel chosen yet',
  on: (first: CalendarDate, second: CalendarDate | null) =>
    second ? `${showDate(first)}, second wave ${showDate(second)}` : showDate(first),
  afterMailDate: (days: number) =>
    days === 0 ? 'On the mail date' : `${days} ${days === 1 ? 'day' : 'days'} after the mail date`,
  afterNeed: (days: number) =>
    days === 0
      ? 'When it is due for a customer'
      : `${days} ${days === 1 ? 'day' : 'days'} after the first touchpoint`,
  done: 'Done',
  noCreative: 'No creative yet',
  off: 'Switch it on to choose its piece.',
  saving: 'Saving',
  saved: 'Saved',
  continue: 'Continue',
} as const
