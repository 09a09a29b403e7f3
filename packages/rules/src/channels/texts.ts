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
