export const texts = {
  title: 'Kept emails',
  intro:
    'Emails of campaigns as they arrived at the mail server of this installation. The newest 20,000 of 30 days are kept.',
  kept: 'No mail server is set up for campaigns: their emails arrive here, and none leaves. Set CAMPAIGN_SMTP_URL to send them.',
  sending:
    'A mail server is set up: emails of campaigns are sent, and no more are kept. These are from before.',
  emails: 'Emails',
  search: 'Address or subject',
  none: 'No email matches. What a campaign sends arrives here on its day.',
  email: 'Email',
  seed: 'Seed recipient',
  wave: (wave: number) => `Wave ${wave}`,
  columns: {
    subject: 'Subject',
    to: 'To',
    from: 'From',
    replyTo: 'Replies to',
    campaign: 'Campaign',
    dealer: 'Dealer',
    step: 'Touchpoint',
    arrivedAt: 'Arrived',
  },
} as const
