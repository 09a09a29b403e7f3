import { todayIn } from '@marquee/rules/calendar'
import { isByEmail } from '@marquee/rules/channels'
import type { PieceContent } from '@marquee/rules/pieces'
import { leaveOut, planPieces, planSecond, type PlannedPiece } from '@marquee/rules/sendings'
import { knownContactsView } from '../customers/index.ts'
import { imagesStore } from '../images/index.ts'
import { orderHouseholdsStore, ordersStore } from '../orders/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { deliveriesStore } from './deliveries.store.ts'
import { dueCustomersStore, type CappedHouseholds } from './due-customers.store.ts'
import { openedPiecesStore } from './opened-pieces.store.ts'
import { seedsOf } from './seeds-of-sending.load.ts'
import { composeSending, issueCodes } from './sending-offers.load.ts'
import { sendingsStore, type SendingRow } from './sendings.store.ts'
import { withinLimit } from './within-limit.change.ts'

/** Makes the pieces of a sending, on its day, of what was ordered. It has been locked before. */
export async function planSending(
  sending: SendingRow,
  { at, timeZone }: { at: Date; timeZone: string },
  use: Use,
): Promise<void> {
  const { key: sendingKey, path } = sending
  const day = todayIn(timeZone, at.getTime())
  const pieces = await withinLimit(sending, { pieces: await piecesOf(sending, use), day }, use)
  const seeds = await seedsOf(sending, use)
  if (isByEmail(sending.channel))
    await readyEmail(sending, { pieces, seeds: seeds.length }, at, use)
  await use(deliveriesStore).plan({ sendingKey, path, pieces, seeds: seeds.length, at })
  await use(sendingsStore).plan(sendingKey, { planned: pieces.length, seeds, plannedAt: at })
}

/** What the emails lead to is there before the first of them is. */
async function readyEmail(
  sending: SendingRow,
  planned: { pieces: readonly PlannedPiece[]; seeds: number },
  at: Date,
  use: Use,
): Promise<void> {
  const { content } = await composeSending(sending, { use, now: at.getTime() })
  await issueCodes(sending, content, planned, use)
  await publishPictures(content, use)
}

/** Whoever has an email loads its pictures, without a sign-in and for years. */
async function publishPictures({ photo, logo }: PieceContent, use: Use): Promise<void> {
  for (const hash of [photo, logo]) if (hash !== null) await use(imagesStore).publish(hash)
}

async function piecesOf(sending: SendingRow, use: Use): Promise<PlannedPiece[]> {
  if (sending.follows !== null) return secondPieces(sending, sending.follows, use)
  const { orderKey, campaignKey, stepKey, channel, wave, marketKey, path } = sending
  const content = (await use(ordersStore).find(orderKey))?.content
  const step = content?.steps.find(({ key }) => key === stepKey)
  const ordered = await orderedBy(sending, use)
  if (!content || !step || !ordered) {
    throw new Error(`The order ${orderKey} does not hold what sending ${sending.key} sends`)
  }
  const known = await use(knownContactsView).codes({ marketKey, path }, ordered.households)
  const pieces = planPieces({
    campaignKey,
    wave,
    isInTwoWaves: content.secondMailDate !== null,
    channel,
    send: step.send,
    ordered,
    known,
  })
  return leaveOut(pieces, ordered.overCap, 'OVER_CAP')
}

async function secondPieces(
  { marketKey, path }: SendingRow,
  first: number,
  use: Use,
): Promise<PlannedPiece[]> {
  const unopened = await use(openedPiecesStore).unopened(first)
  const households = Uint32Array.from(unopened)
  return planSecond(unopened, await use(knownContactsView).codes({ marketKey, path }, households))
}

/** Whom it goes to: those who were chosen with the order or, day by day, those who were due. */
async function orderedBy(sending: SendingRow, use: Use): Promise<CappedHouseholds | undefined> {
  if (sending.isDaily) return use(dueCustomersStore).of(sending)
  const atMarket = await use(orderHouseholdsStore).at(sending.orderKey, sending.marketKey)
  const chosen = atMarket.find(({ campaignKey }) => campaignKey === sending.campaignKey)
  return chosen && { ...chosen, overCap: NO_CAP }
}

const NO_CAP: ReadonlySet<number> = new Set()
