import type { Recipient } from '@marquee/rules/pieces'

export const previewTexts = {
  sides: 'What is shown',
  side: { front: 'Front', back: 'Back', email: 'Email' },
  saveForEmail: 'Save the creative to see its email.',
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
  withSamples: 'The dealer is a sample. Choose a dealer above to see their own data.',
  /** The reader of the piece. */
  sampleReader: ({ firstName, lastName, vehicle }: Recipient) =>
    vehicle === ''
      ? `${firstName} ${lastName} is a sample, and no customer.`
      : `${firstName} ${lastName} and the ${vehicle} are samples, and no customer.`,
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
