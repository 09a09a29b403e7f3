import type { PrintedField } from '../creatives/index.ts'
import type { CalendarDate } from '../calendar/index.ts'

/** All that stands on a piece, before a design decides where. Every text is shown as it is. */
export interface PieceContent {
  hierarchyId: string
  texts: PieceTexts
  /** Hashes of stored pictures. */
  photo: string | null
  logo: string | null
  dealer: DealerBlock
  /** In whose name all dealers of a metro campaign invite; null on the piece of one dealer alone. */
  group: GroupOnPiece | null
  recipient: Recipient
  coupons: readonly PieceCoupon[]
  hasExpressService: boolean
  /** Its brand bears the second brand’s drawing beside EXPRESS SERVICE. */
  isSecondBrand: boolean
  /** What a letter is dated; null where it is not known yet. */
  mailDate: CalendarDate | null
  /** What the person who orders the piece filled into the creative's own fields, by name. */
  values?: Readonly<Record<string, string>>
  /** The same fields by themselves: each is printed, whether a text names it or not. */
  fields?: readonly PrintedField[]
}

/** What the author of a creative wrote; holds merge fields, which are filled once and never read again. */
export interface PieceTexts {
  headline: string
  subhead: string
  body: string
  callToAction: string
  disclaimer: string
  /** Of the email: what stands in the inbox. */
  subject: string
  preheader: string
}

export interface DealerBlock {
  name: string
  line1: string
  city: string
  state: string
  postalCode: string
  phone: string
  webAddress: string
  openingHours: string
  /** What this dealer prints on every piece; their notes are for staff. */
  printedLine: string
}

/** A group of dealers, as the details of their campaign name it. */
export interface GroupOnPiece {
  name: string
  webAddress: string
}

export interface Recipient {
  firstName: string
  lastName: string
  vehicle: string
  line1: string
  city: string
  state: string
  postalCode: string
  /** The digits of the Intelligent Mail barcode; null on a piece that is not mailed. */
  mailDigits: string | null
}

/** A coupon as it is printed on a piece. */
export interface PieceCoupon {
  heading: string
  offerTitle: string
  /** The large words of an offer, as `$20` and `OFF`, or `Complimentary`. */
  offers: readonly { amount: string; suffix: string; qualifier: string }[]
  disclaimer: string
  expires: CalendarDate | null
  /** Where the QR code leads; null shows the coupon without one. */
  link: string | null
}
