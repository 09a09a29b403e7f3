export const emailTexts = {
  title: (subject: string) => `Email: ${subject}`,
  widths: 'Shown on',
  width: { desktop: 'Desktop', phone: 'Phone', text: 'Plain text' },
  subject: 'Subject',
  preheader: 'Preview text',
  failed: 'The email could not be shown',
} as const
