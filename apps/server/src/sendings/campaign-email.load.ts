import { mailboxOf } from '@marquee/rules/mailing'
import { isEmailDesign, type PieceContent } from '@marquee/rules/pieces'
import { hasSecond } from '@marquee/rules/sendings'
import { codedModelsView } from '../audience/index.ts'
import { unsubscribeLinks } from '../customers/index.ts'
import {
  campaignMessage,
  loadSender,
  messageIdOf,
  returnPathFor,
  type CampaignMessage,
  type PieceNames,
} from '../mailing/index.ts'
import { marketProfilesStore } from '../market-profiles/index.ts'
import type { Envelope } from '../outbox/index.ts'
import { emailPress, type ComposedPiece } from '../pieces/index.ts'
import { sendingDomainsStore } from '../sending-domains/index.ts'
import { secretsStore } from '../platform/secrets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { vehicleNamed, type Reader } from './reader.load.ts'
import { codesOfPiece, composeSending, OFFER_CODES } from './sending-offers.load.ts'
import type { SendingRow } from './sendings.store.ts'

interface Loading {
  use: Use
  publicUrl: string
}

/** The email of one sending as it was ordered: written for each of its readers. */
export interface CampaignEmail {
  write: (to: Reader, now: number) => Promise<Envelope>
}

export async function loadCampaignEmail(
  sending: SendingRow,
  { use, publicUrl }: Loading,
): Promise<CampaignEmail> {
  const planned = sending.plannedAt?.getTime() ?? 0
  const piece = await composeSending(sending, { use, now: planned })
  const { write, names } = await loadEmailWriter(sending, piece, { use, publicUrl })
  const links = await unsubscribeLinks(use, publicUrl)
  const secret = await use(secretsStore).keep(OFFER_CODES)
  const notesOpening = hasSecond(sending, piece.send)
  const { campaignKey, marketKey, key: sendingKey } = sending
  return {
    write(to, now) {
      const { recipient, isSeed, emailHash } = to
      const named = { sendingKey, isSeed, recipient }
      const household = isSeed ? NOBODY : recipient
      const { page } = links.linkFor({ marketKey, household, emailHash, campaignKey })
      const codes = codesOfPiece(secret, named, piece.content.coupons)
      const own = { name: names.nameFor(named), unsubscribe: page, codes, notesOpening }
      return write(to, own, now)
    },
  }
}

/** From whom an email comes, and for which campaign. */
type From = Pick<SendingRow, 'marketKey' | 'campaignKey' | 'path'>

/** What is of one email alone. */
export interface OwnOfEmail {
  /** Of the piece, by which what comes back is known. */
  name: string
  unsubscribe: string
  /** Of each coupon, in the order of the email. */
  codes: readonly string[]
  /** That it was opened is noted, as a second email goes to those who do not open it. */
  notesOpening: boolean
}

export interface EmailWriter {
  names: PieceNames
  write: (
    to: Pick<Reader, 'email' | 'firstName' | 'vehicles'>,
    own: OwnOfEmail,
    now: number,
  ) => Promise<Envelope>
}

/** Writes and signs an email; where it leads, and by which name it is known, its caller says. */
export async function loadEmailWriter(
  from: From,
  piece: ComposedPiece,
  { use, publicUrl }: Loading,
): Promise<EmailWriter> {
  const { content } = piece
  const ownDomain = await use(sendingDomainsStore).of(content.hierarchyId)
  const { domain, sign, names } = await loadSender(ownDomain ?? new URL(publicUrl).hostname, use)
  const head = await headOf(from, content, domain, use)
  const models = await use(codedModelsView).all(content.hierarchyId)
  const picture = pictureAt(publicUrl)
  const paint = emailPress({ design: designOf(piece), content, picture, publicUrl })
  return {
    names,
    async write({ email: to, firstName, vehicles }, own, now) {
      const { name, unsubscribe: url, codes, notesOpening } = own
      const vehicle = vehicleNamed(vehicles, models)
      const { subject, text, html: page } = paint({ firstName, vehicle, unsubscribe: url, codes })
      const html = notesOpening ? withOpening(page, openedAt(publicUrl, name)) : page
      const words = { subject, text, html, unsubscribe: { url } }
      const messageId = messageIdOf(name, domain)
      const message = campaignMessage({ ...head, ...words, to, messageId, piece: name, now })
      return { from: returnPathFor(name, domain), to, message: await sign(message, now) }
    },
  }
}

type Head = Pick<CampaignMessage, 'from' | 'replyTo' | 'feedbackId' | 'list'>

/** What stands at the head of the email for all its readers: it comes from the dealer, by the domain that sends. */
async function headOf(
  { marketKey, campaignKey, path }: From,
  { dealer: { name }, hierarchyId }: PieceContent,
  domain: string,
  use: Use,
): Promise<Head> {
  const { contactEmail } = await use(marketProfilesStore).of({ key: marketKey, path })
  return {
    from: { name, address: `${mailboxOf(name)}@${domain}` },
    replyTo: contactEmail === '' ? null : contactEmail,
    feedbackId: [`${campaignKey}`, `${marketKey}`, hierarchyId, 'marquee'],
    list: { name: `Offers of ${name}`, id: `dealer-${marketKey}.${domain}` },
  }
}

/** Who looks at pieces is no household of the dealer. */
const NOBODY = 0

function designOf({ creative }: ComposedPiece) {
  const design = creative.content.emailDesign
  if (design === null || !isEmailDesign(design)) {
    throw new Error(`The creative ${creative.key} has no email`)
  }
  return design
}

/** Pictures that were approved are public. */
const pictureAt = (publicUrl: string) => (hash: string) =>
  `${publicUrl.replace(/\/$/, '')}/api/image/${hash}`

const openedAt = (publicUrl: string, name: string) =>
  `${publicUrl.replace(/\/$/, '')}/api/opened/${name}`

/** The page with a picture at its end that nobody sees, and that is loaded when the page is shown. */
function withOpening(page: string, address: string): string {
  const end = page.lastIndexOf('</body>')
  const picture = `<img src="${address}" width="1" height="1" alt="">`
  return `${page.slice(0, end)}${picture}${page.slice(end)}`
}
