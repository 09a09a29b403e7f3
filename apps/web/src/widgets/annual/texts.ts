export const texts = {
  form: 'Enrollment',
  title: 'Before you enroll',
  dealerOnly: 'A dealer is enrolled. Choose the dealer.',
  drafts:
    'This dealer has drafts of campaigns of these seasons. They stay, but they cannot be ordered any more once the dealer is enrolled.',
  enroll: 'Enroll',
  failed: 'The enrollment could not be created. Please try again.',
} as const

export const seasonTexts = {
  mailDate: 'Mail date',
  noDate: 'Not chosen yet',
  cost: 'Estimated cost',
  ordered: 'Cost',
  noAudience: 'No audience yet',
} as const
