import type { CalendarDate } from '../calendar/index.ts'
import { isByEmail, isOnPaper } from '../channels/index.ts'
import { isDrawnOnPaper, MOST_ATTACHMENTS, type CreativeTemplate } from '../creatives/index.ts'
import { showPhone } from '../phone/index.ts'
import { designOf } from './designs/designs.rules.ts'
import { EMAIL_DESIGNS } from './email-designs.rules.ts'
import type {
  DealerBlock,
  GroupOnPiece,
  PieceContent,
  PieceCoupon,
  Recipient,
} from './piece-content.rules.ts'
import { sampleContent } from './sample-content.rules.ts'

/** The known facts about a piece beside its creative; for unknown ones a sample is used. */
export interface PieceFacts {
  hierarchyId: string
  coupons: readonly PieceCoupon[]
  dealer?: DealerBlock | undefined
  group?: GroupOnPiece | null | undefined
  /** The hash of the dealer's logo. */
  logo?: string | null | undefined
  hasExpressService?: boolean | undefined
  isSecondBrand?: boolean | undefined
  /** The texts of the creative's own fields, by name. */
  values?: Readonly<Record<string, string>> | undefined
  fields?: PieceContent['fields'] | undefined
  mailDate?: CalendarDate | null | undefined
  recipient?: Recipient | undefined
}

/** A creative as a piece, addressed to a sample where no recipient is known. */
export function creativePiece(
  { texts, photo }: Pick<CreativeTemplate, 'texts' | 'photo'>,
  facts: PieceFacts,
): PieceContent {
  const { hierarchyId, coupons, dealer, logo = null, hasExpressService = false } = facts
  const sample = sampleContent(hierarchyId, 0, null)
  return {
    hierarchyId,
    texts,
    photo,
    logo,
    coupons,
    hasExpressService,
    isSecondBrand: facts.isSecondBrand ?? false,
    mailDate: facts.mailDate === undefined ? sample.mailDate : facts.mailDate,
    values: facts.values ?? {},
    fields: facts.fields ?? [],
    dealer: dealer ?? sample.dealer,
    group: facts.group ?? null,
    recipient: facts.recipient ?? sample.recipient,
  }
}

/** Coupons to fill a piece with whose own are not chosen yet. */
export function sampleCoupons(count: number): PieceCoupon[] {
  const samples = sampleContent('', MOST_ATTACHMENTS, null).coupons
  return Array.from({ length: count }, (_, at) => samples[at % samples.length] as PieceCoupon)
}

/** How many coupons a design takes, of mail or of email; none that is known, none. */
export function couponCountsOf(design: string): readonly number[] {
  const printed = designOf(design)
  if (printed) return printed.coupons
  const email = EMAIL_DESIGNS.find(({ key }) => key === design)
  if (!email) return []
  const { leastCoupons, mostCoupons } = email
  return Array.from({ length: mostCoupons - leastCoupons + 1 }, (_, at) => leastCoupons + at)
}

/** With how many coupons a creative's mail, or else its email, can be looked at: as it is offered, where its design can. */
export function shownCouponCounts(
  creative: Pick<
    CreativeTemplate,
    | 'fulfillmentChannels'
    | 'design'
    | 'emailDesign'
    | 'preview'
    | 'minAttachments'
    | 'maxAttachments'
  >,
): readonly number[] {
  const { design, emailDesign, preview, minAttachments, maxAttachments } = creative
  const isPaper = isDrawnOnPaper(creative)
  const possible = couponCountsOf(isPaper ? design : (emailDesign ?? ''))
  const isShown = isPaper ? isOnPaper : isByEmail
  const media = preview.media.filter(({ fulfillmentChannel }) => isShown(fulfillmentChannel))
  const isOffered = (count: number) =>
    media.length > 0
      ? media.some(({ couponCount }) => couponCount === count)
      : count >= minAttachments && count <= maxAttachments
  const offered = possible.filter(isOffered)
  return offered.length > 0 ? offered : possible
}

interface Profile {
  name: string
  addresses: readonly {
    line1: string
    city: string
    countrySubdivision: { code: string }
    postalCode: string
  }[]
  phoneNumber: string | null
  webAddress: string | null
  openingHours: string
  printedLine: string
}

/** A dealer as their pieces name them. */
export function dealerOnPiece(profile: Profile): DealerBlock {
  const { name, addresses, phoneNumber, webAddress, openingHours, printedLine } = profile
  const [address] = addresses
  return {
    name,
    line1: address?.line1 ?? '',
    city: address?.city ?? '',
    state: address?.countrySubdivision.code ?? '',
    postalCode: address?.postalCode ?? '',
    phone: showPhone(phoneNumber ?? ''),
    webAddress: webAddress ?? '',
    openingHours,
    printedLine,
  }
}
