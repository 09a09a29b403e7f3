import type { FulfillmentOption } from './channels.rules.ts'

/** What people call a way of sending. */
export const channelNames: Readonly<Record<FulfillmentOption, string>> = {
  EMAIL: 'Email',
  DIRECT_MAIL: 'Direct mail',
  EMAIL_WITH_DIRECT_MAIL_FALLBACK: 'Email, else direct mail',
  EMAIL_AND_DIRECT_MAIL: 'Email and direct mail',
  EMAIL_PREFERRED: 'Email preferred',
  DIGITAL_MEDIA: 'Digital media',
  NON_OPEN_REBLAST: 'Second email to those who did not open',
}

/** To whom a piece goes: in full, and in the short form behind the name of a channel. */
export const sendModes = {
  all: { label: 'Send to all recipients', suffix: ' (All)' },
  backfill: { label: 'Send only as backfill (if no email)', suffix: ' (Backfill)' },
} as const

export const channelTexts = {
  section: 'Choose how this campaign will be distributed.',
  annual: 'Selected Marketing channel will be applied to all 4 seasonals.',
  notAlone: 'Campaign does not support this channel fulfilled alone',
  recommended: 'Recommended',
  notOffered: (name: string) => `${name} is not offered by this campaign.`,
  requiredMissing: (name: string) => `${name} is required by this campaign.`,
} as const

/** What all that is checked comes to for a recipient. */
export const choiceTexts = {
  nothing: 'As it is, nothing is sent.',
  emailOnly: 'Each recipient with a usable email address gets an email, and nothing is mailed.',
  mailOnly: 'Each recipient gets a mailed piece, and no email.',
  both: 'Each recipient gets both, an email and a mailed piece, as far as their addresses are known.',
  either:
    'Each recipient gets one of the two: an email or, without a usable email address, a mailed piece.',
  second: 'A recipient who does not open the email gets a second one.',
  digital:
    'Ad platforms get a file of the recipients, without those who opted out of email or mail, to show them ads.',
} as const

/** Why an option cannot be checked or unchecked. */
export const channelReasons = {
  'channel.not-offered': 'This campaign does not offer this channel.',
  'channel.required': 'This campaign always uses this channel.',
  'channel.settled': 'The channels that this campaign requires decide how this one is used.',
} as const
