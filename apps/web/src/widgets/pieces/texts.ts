import type { Recipient } from '@marquee/rules/pieces'

export const previewTexts = {
  sides: 'What is shown',
  side: { front: 'Front', back: 'Back', email: 'Email' },
  saveForEmail: 'Save the creative to see its email.',
  designUntilSaved:
    'This is the design, with sample words. Save the creative to see the email with your own.',
  asSaved: 'The email shows what was saved last.',
  makeProof: 'Make a PDF proof',
  openProof: 'Open the PDF proof',
  saveForProof: 'Save the creative first: a proof is made of what is saved.',
  coupons: 'Coupons on it',
  couponCount: (count: number) => (count === 1 ? '1 coupon' : `${count} coupons`),
  page: (name: string, side: string, headline: string) =>
    [name.trim() || 'Creative', side, headline.trim().replace(/\s+/g, ' ')]
      .filter(Boolean)
      .join(', '),
  withSamples: 'The dealer is a sample.',
  withDealer: (name: string) => `With the data of ${name}.`,
  withSampleCoupons: 'The coupons are samples.',
  dealerFailed: 'The data of the dealer could not be loaded, so a sample is shown.',
  retry: 'Try again',
  picture: (name: string) => `Picture of ${name}`,
  noPicture: 'No picture has been chosen yet.',
  noDesign: 'The design could not be shown.',
  noFonts: 'The fonts of this piece could not be loaded. Load the page again.',
  brokenPicture: 'The picture could not be loaded.',
  external: (name: string) => `Preview of ${name}, shown by another server`,
  externalSmall: 'Shown by another server',
  notAllowed: 'Its preview server is not among those that this deployment allows.',
  opening: 'Waiting for the preview server',
  late: 'The preview server has not answered',
  lateWhy:
    'What is saved is safe. Try again in a moment; if it stays away, tell your administrator.',
  reload: 'Load it again',
  byOther: (host: string) => `Shown by ${host}. Nothing is there? Load it again.`,
} as const

/** To whom a piece is addressed while it is looked at. */
export const readerTexts = {
  showAs: 'Show as',
  asSample: 'As a sample customer',
  asReal: 'As a real customer',
  next: 'Next customer',
  sample: ({ firstName, lastName, vehicle }: Recipient) =>
    vehicle === ''
      ? `${firstName} ${lastName} is a sample, and no customer.`
      : `${firstName} ${lastName} and the ${vehicle} are samples, and no customer.`,
  real: ({ firstName, lastName }: Recipient) =>
    `${`${firstName} ${lastName}`.trim()} is a real customer of this campaign. That you looked is recorded. A PDF proof is addressed to a sample.`,
  noCustomer: 'No customer gets this piece yet.',
  failed: (why: string) => `No customer can be shown: ${why}`,
} as const

/** How an email is shown that was written already. */
export const writtenTexts = {
  asShown: 'As mail programs show it',
  asText: 'As text',
  asSent: 'As it was sent',
} as const
