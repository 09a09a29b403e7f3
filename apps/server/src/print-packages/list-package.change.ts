import { printedOffer, type MailerId, type PieceContent } from '@marquee/rules/pieces'
import { inPrintersOrder } from '@marquee/rules/print-packages'
import { offerCodesStore } from '../pieces/index.ts'
import type { Use } from '../platform/sql/index.ts'
import {
  deliveriesStore,
  jointDeliveriesStore,
  sendingsStore,
  type SendingRow,
} from '../sendings/index.ts'
import { addressedPieces } from './addressed-pieces.load.ts'
import { mailSerialsStore } from './mail-serials.store.ts'
import { orderedPiece } from './ordered-piece.load.ts'
import { printPackagesStore } from './print-packages.store.ts'
import { printPiecesStore } from './print-pieces.store.ts'

interface Listing {
  mailerId: MailerId
  publicUrl: string
  now: number
}

/**
 * Begins the package of a sending: whom its pieces are for, in which order, with which numbers, and what they say. From
 * here on all of it stands, so that what is painted later, or once more, is the same.
 */
export async function listPackage(sendingKey: number, listing: Listing, use: Use): Promise<void> {
  const { mailerId, publicUrl, now } = listing
  const sending = await use(sendingsStore).lock(sendingKey)
  // A person, or another program, was faster.
  if (sending?.state !== 'running' || sending.plannedAt === null) return
  const { campaign, title, design, content } = await orderedPiece(sending, { use, now })
  const { pieces, leftOut } = await addressedPieces(
    sending,
    { hierarchyId: content.hierarchyId, now },
    use,
  )
  const at = new Date(now)
  await use(jointDeliveriesStore).suppress(sendingKey, leftOut, at)
  // Seeds look at what others get: without others there is nothing to print.
  if (pieces.every(({ isSeed }) => isSeed)) return use(deliveriesStore).leaveOut(sendingKey, at)
  const serials = await use(mailSerialsStore).take(mailerId, { count: pieces.length, now })
  if (!serials.ok) throw new Error(`Sending ${sendingKey}: ${NO_SERIALS}`)
  const { marketKey, path } = sending
  const key = await use(printPackagesStore).insert({
    sendingKey,
    marketKey,
    path,
    state: 'making',
    pieces: pieces.length,
    seeds: pieces.filter(({ isSeed }) => isSeed).length,
    mailerId,
    firstSerial: serials.value,
    campaign,
    wave: sending.wave,
    mailOn: sending.dueOn,
    title,
    design: design.key,
    format: design.format,
    pagesOfPiece: design.lay(content).length,
    content,
    offerKeys: await printOffers(content, sending, use),
    publicUrl,
    listedAt: at,
  })
  await use(printPiecesStore).insert({ key, path }, inPrintersOrder(pieces))
}

const NO_SERIALS =
  'all numbers of the mailer are in barcodes of the last weeks; a mailer ID of six digits has more'

/** What the codes of its coupons show, once for all recipients. */
async function printOffers(
  content: PieceContent,
  { marketKey, path }: SendingRow,
  use: Use,
): Promise<number[]> {
  const keys: number[] = []
  for (const coupon of content.coupons) {
    const place = { key: marketKey, path }
    keys.push(await use(offerCodesStore).print(printedOffer(content, coupon), place))
  }
  return keys
}
