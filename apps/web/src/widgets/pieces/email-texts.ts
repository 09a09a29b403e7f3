export const emailTexts = {
  title: (subject: string) => `Email: ${subject}`,
  widths: 'Shown on',
  width: { desktop: 'Desktop', phone: 'Phone', text: 'Plain text' },
  subject: 'Subject',
  preheader: 'Preview text',
  mendFirst: 'The email is shown again as soon as what is typed is right.',
  failed: 'The email could not be shown',
} as const
