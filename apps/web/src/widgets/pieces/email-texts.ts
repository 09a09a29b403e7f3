export const emailTexts = {
  title: (subject: string) => `Email: ${subject}`,
  widths: 'Shown on',
  width: { desktop: 'Desktop', phone: 'Phone', text: 'Plain text' },
  subject: 'Subject',
  preheader: 'Preview text',
  mendFirst: 'The email is shown again as soon as what is typed is right.',
  failed: 'The email could not be shown',
  sendTest: 'Send me a test',
  testSent: (to: string) => `A test is on its way to ${to}. Its codes redeem nothing.`,
  testKept:
    'No mail server is set up: the test is kept in the outbox, where administrators read it.',
} as const
