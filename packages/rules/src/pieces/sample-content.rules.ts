import type { CalendarDate } from '../calendar/index.ts'
import { mailDigits, PREVIEW_MAILER } from './mail-digits.rules.ts'
import { PREVIEW_CODE } from './offer-code.rules.ts'
import type { PieceContent, PieceCoupon, Recipient } from './piece-content.rules.ts'

/** Somebody with a car of each brand; their last name says that they are nobody's customer. */
const PEOPLE: Readonly<Record<string, Pick<Recipient, 'firstName' | 'vehicle'>>> = {
  HONDA: { firstName: 'Jordan', vehicle: '2023 Accord' },
  ACURA: { firstName: 'Taylor', vehicle: '2023 MDX' },
  NISSAN: { firstName: 'Morgan', vehicle: '2023 Altima' },
}

/** Of a brand that sells all makes, or of one that is new: they drive any vehicle. */
const ANYBODY = { firstName: 'Casey', vehicle: '' }

/** The placeholder to whom previews and proofs are addressed. */
export const sampleRecipient = (hierarchyId: string): Recipient => ({
  ...(PEOPLE[hierarchyId] ?? ANYBODY),
  lastName: 'Sample',
  line1: '123 Any Street',
  city: 'Anytown',
  state: 'OH',
  postalCode: '43001-0123',
  mailDigits: mailDigits({ mailerId: PREVIEW_MAILER, serial: 0, zip: '430010123' }),
})

const MAILED = '2027-01-11' as CalendarDate
const EXPIRES = '2027-03-31' as CalendarDate
const coupon = (
  heading: string,
  offerTitle: string,
  offers: PieceCoupon['offers'],
  disclaimer: string,
) => ({
  heading,
  offerTitle,
  offers,
  disclaimer,
  expires: EXPIRES,
  link: `https://marquee.example.com/r/${PREVIEW_CODE}`,
})

const COUPONS: readonly PieceCoupon[] = [
  coupon(
    'Service special',
    'Synthetic oil and filter change',
    [{ amount: '$20', suffix: 'OFF', qualifier: 'up to 5 quarts' }],
    'Plus tax. One per visit.',
  ),
  coupon(
    'Ready for the road',
    'Four-wheel alignment',
    [{ amount: '$89.95', suffix: '', qualifier: 'most models' }],
    'Plus tax and shop fees.',
  ),
  coupon(
    'Brakes',
    'Brake pads and rotors',
    [{ amount: '15%', suffix: 'OFF', qualifier: 'per axle' }],
    'Parts and labor, most models.',
  ),
  coupon(
    'Tires',
    'Set of four tires',
    [{ amount: '$100', suffix: 'OFF', qualifier: 'installed' }],
    'In stock sizes only.',
  ),
  coupon(
    'On us',
    'Multi-point inspection',
    [{ amount: 'Complimentary', suffix: '', qualifier: 'with any service' }],
    'By appointment.',
  ),
  coupon(
    'Spend and save',
    'Any service over $200',
    [
      { amount: '10%', suffix: 'OFF', qualifier: 'parts' },
      { amount: '$25', suffix: 'OFF', qualifier: 'labor' },
    ],
    'Not with other offers.',
  ),
]

const TEXTS: PieceContent['texts'] = {
  headline: 'Spring starts in our service bay',
  subhead: '{{firstName}}, your {{vehicle}} has earned a fresh start after a long winter.',
  body:
    'Salt, cold and potholes wear on tires, brakes and wipers. Our technicians look over your {{vehicle}} in under an hour.\n' +
    'Every visit includes a battery test, tire pressures and a full report by text message.\n' +
    'Book online or simply come by. The coffee is on us.',
  callToAction: 'Book your visit today',
  disclaimer:
    'Offers valid at {{dealer}} only, through {{expiry}}. Present coupon when order is written. Cannot be combined with other offers. See dealer for details.',
  subject: 'Spring starts in our service bay',
  preheader: 'Save on what winter wore out.',
}

/** Content that fills a design as an author would, for its picture in lists and for its tests. */
export const sampleContent = (
  hierarchyId: string,
  couponCount: number,
  photo: string | null,
  logo: string | null = null,
): PieceContent => ({
  hierarchyId,
  texts: TEXTS,
  photo,
  logo,
  hasExpressService: true,
  isSecondBrand: false,
  mailDate: MAILED,
  dealer: {
    name: 'Riverside Motors',
    line1: '4200 Riverside Drive',
    city: 'Columbus',
    state: 'OH',
    postalCode: '43220',
    phone: '(614) 555-0142',
    webAddress: 'https://riversidemotors.example.com',
    openingHours: 'Mon–Fri 7–6, Sat 8–5',
    printedLine: 'Shuttle service within ten miles.',
  },
  group: null,
  recipient: sampleRecipient(hierarchyId),
  coupons: COUPONS.slice(0, couponCount),
})
