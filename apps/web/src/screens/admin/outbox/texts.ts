import type { EmailState } from '@marquee/rules/outbox'

export const texts = {
  title: 'Outbox',
  intro: 'Emails that Marquee wrote to its users, and what happened to them.',
  kept: 'No mail server is set up: emails are kept here and not sent. Set SMTP_URL to use one.',
  ofCampaigns: 'Emails of campaigns',
  returned: 'Returned emails',
  returnedWaiting: (count: number) => `Returned emails (${count.toLocaleString('en-US')})`,
  sendingDomains: 'Sending domains',
  emails: 'Emails',
  search: 'Address or subject',
  state: 'State',
  anyState: 'Any state',
  none: 'No email matches. Every email that is written to a person is listed here.',
  email: 'Email',
  settledAt: 'Settled',
  columns: {
    subject: 'Subject',
    to: 'To',
    state: 'State',
    madeAt: 'Written',
    answer: 'Mail server said',
  },
} as const

export const stateNames: Readonly<Record<EmailState, string>> = {
  kept: 'Kept',
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  refused: 'Refused',
  unknown: 'Unknown',
}
