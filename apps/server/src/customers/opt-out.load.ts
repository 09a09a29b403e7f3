import type { customers } from '@marquee/contract/customers'
import type { ReplyOf } from '@marquee/contract/operation'
import { ROOT_PATH } from '@marquee/rules/access'
import {
  maskedEmail,
  mayTakeBack,
  suppressesEmail,
  widestReach,
  type SuppressionReason,
} from '@marquee/rules/customers'
import { hierarchiesStore, marketsStore, type MarketRow } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Call } from '../platform/use-case.ts'
import { recipientView } from './recipient.view.ts'
import { isOptOutBy, suppressionsStore } from './suppressions.store.ts'
import { unsubscribeLinks, type EmailRecipient } from './unsubscribe-links.load.ts'

/** Whom the link of an email is about. */
export interface OptingOut {
  recipient: EmailRecipient
  market: MarketRow
  /** Of the address that was written to, and of the household if it is still known. */
  hashes: bigint[]
  email: string | null
  /** In all markets: the same customer may be known at other dealers. */
  use: Use
}

type Linked = Pick<Call<typeof customers.readOptOut>, 'params' | 'use' | 'enter' | 'deployment'>

/** Undefined: the link was not signed here, or its dealer is gone. */
export async function loadOptingOut(call: Linked): Promise<OptingOut | undefined> {
  const links = await unsubscribeLinks(call.use, call.deployment.publicUrl)
  const recipient = links.read(call.params.token)
  if (!recipient) return undefined
  const use = await call.enter(ROOT_PATH)
  const market = await use(marketsStore).find(recipient.marketKey)
  if (!market) return undefined
  const { emailHash } = recipient
  const known = await use(recipientView).versionsOf(market.key, recipient.household)
  const persons = known.flatMap(({ personHash, importedPersonHash }) => [
    personHash,
    importedPersonHash,
  ])
  const hashes = [emailHash, ...persons].filter((hash) => hash !== null)
  const email = known.find((one) => one.emailHash === emailHash)?.email
  return {
    recipient,
    market,
    hashes: [...new Set(hashes)],
    email: email ? maskedEmail(email) : null,
    use,
  }
}

/** How far email is stopped for them at this moment. */
export async function presentOptOut(
  { recipient, market, hashes, email, use }: OptingOut,
  now: number,
): Promise<ReplyOf<typeof customers.readOptOut>> {
  const brand = await use(hierarchiesStore).find(market.hierarchyId ?? '')
  const standing = await use(suppressionsStore).standing(hashes, market.path)
  const places = standing
    .filter(({ channel, reason }) => suppressesEmail(channel) && IS_THEIR_WILL[reason])
    .map(({ path }) => path)
  return {
    dealerName: market.name,
    brandName: brand?.name ?? null,
    hierarchyId: market.hierarchyId,
    email,
    reach: widestReach(places, market.path) ?? null,
    mayTakeBack: standing.some(
      (one) => isOptOutBy(one, recipient) && mayTakeBack(one.suppressedAt.getTime(), now),
    ),
  }
}

/** An address that bounced is not written to either, but may still be opted out. */
const IS_THEIR_WILL: Readonly<Record<SuppressionReason, boolean>> = {
  OPTED_OUT: true,
  COMPLAINED: true,
  ERASED: true,
  BOUNCED: false,
  UNDELIVERABLE: false,
}
