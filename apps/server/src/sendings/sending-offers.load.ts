import { createHmac } from 'node:crypto'
import type { StepSend } from '@marquee/rules/campaigns'
import { groupOnPiece, offerCode, printedOffer, type PieceContent } from '@marquee/rules/pieces'
import type { OrderedContent } from '@marquee/rules/orders'
import type { NamedPiece } from '../mailing/index.ts'
import type { PlannedPiece } from '@marquee/rules/sendings'
import { ordersStore } from '../orders/index.ts'
import { composePiece, offerCodesStore, type ComposedPiece } from '../pieces/index.ts'
import { secretsStore } from '../platform/secrets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { SendingRow } from './sendings.store.ts'

type Composed = Pick<
  SendingRow,
  'key' | 'orderKey' | 'campaignKey' | 'stepKey' | 'marketKey' | 'dueOn'
>

interface Composing {
  use: Use
  /** When it was planned: a coupon without a last day ends by it, whenever the piece is made again. */
  now: number
}

export interface OrderedPiece extends ComposedPiece {
  campaign: string
  send: StepSend
}

/** The piece of a sending as it was ordered, for none of its recipients yet. */
export async function composeSending(
  sending: Composed,
  composing: Composing,
): Promise<OrderedPiece> {
  const { key, orderKey, stepKey } = sending
  const ordered = (await composing.use(ordersStore).find(orderKey))?.content
  const step = ordered?.steps.find((one) => one.key === stepKey)
  if (!ordered || !step?.creative)
    throw new Error(`The order of sending ${key} has no piece for it`)
  const piece = await composeOrdered(sending, ordered, composing)
  if (!piece) throw new Error(`The creative of sending ${key} is not there any more`)
  return { ...piece, campaign: ordered.campaign.name, send: step.send }
}

/** The same of what is ordered, or would be; undefined where the step has no creative, or it is not there any more. */
export async function composeOrdered(
  sending: Pick<Composed, 'campaignKey' | 'stepKey' | 'marketKey' | 'dueOn'>,
  ordered: OrderedContent,
  { use, now }: Composing,
): Promise<ComposedPiece | undefined> {
  const { campaignKey, stepKey, marketKey, dueOn } = sending
  const step = ordered.steps.find((one) => one.key === stepKey)
  if (!step?.creative) return undefined
  const { creative, coupons } = step
  return composePiece(
    {
      creativeTemplateKey: creative.key,
      creativeVersion: creative.version,
      variationId: creative.variationId,
      marketKey,
      campaignKey,
      couponKeys: [],
      coupons,
      values: creative.values,
      hasExpressService: ordered.metro?.isExpressService === true,
      group: groupOnPiece(ordered.metro),
      mailDate: dueOn,
    },
    // Its coupons lead elsewhere for each recipient.
    { use, deployment: { publicUrl: '' }, now },
  )
}

/** The code of each coupon for a recipient: the same whenever their piece is made, and nobody else can draw it. */
export const codesOfPiece = (
  secret: string,
  { sendingKey, isSeed, recipient }: NamedPiece,
  coupons: readonly unknown[],
): string[] =>
  coupons.map((_, at) => {
    const of = [sendingKey, isSeed, recipient, at].join(' ')
    return offerCode(createHmac('sha256', secret).update(of).digest())
  })

export const OFFER_CODES = 'offer-codes'

interface Planned {
  pieces: readonly PlannedPiece[]
  seeds: number
}

/** Makes the codes of all who get an email lead to what it shows. */
export async function issueCodes(
  { key: sendingKey, marketKey, path }: SendingRow,
  content: PieceContent,
  { pieces, seeds }: Planned,
  use: Use,
): Promise<void> {
  const secret = await use(secretsStore).keep(OFFER_CODES)
  const codesOf = (recipient: number, isSeed: boolean) =>
    codesOfPiece(secret, { sendingKey, isSeed, recipient }, content.coupons)
  const sent = pieces.filter(({ suppressedFor }) => suppressedFor === null)
  const all = [
    ...sent.map(({ household }) => codesOf(household, false)),
    ...Array.from({ length: seeds }, (_, place) => codesOf(place, true)),
  ]
  const codes = use(offerCodesStore)
  for (const [nth, coupon] of content.coupons.entries()) {
    const offer = await codes.print(printedOffer(content, coupon), { key: marketKey, path })
    const ofCoupon = all.map((ofOne) => ofOne[nth] ?? '')
    await codes.add(ofCoupon, offer, path)
  }
}
