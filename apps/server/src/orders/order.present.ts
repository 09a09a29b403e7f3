import type { orders } from '@marquee/contract/orders'
import type { ReplyOf } from '@marquee/contract/operation'
import { cancellingOf, moveCampaign } from '@marquee/rules/campaigns'
import { selectedChannel } from '@marquee/rules/channels'
import { lineTotals, totalsOf } from '@marquee/rules/orders'
import { ability } from '@marquee/rules/result'
import { campaignsView, marketOf, movableOf, type FoundCampaign } from '../campaigns/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { orderLinesStore, type PlacedLine, type PlacedPayment } from './order-lines.store.ts'
import type { OrderRow } from './orders.store.ts'
import { loadRecipients } from './recipients.load.ts'

type Presented = ReplyOf<typeof orders.read>
type Part = ReplyOf<typeof orders.ofCampaign>['part']

interface Reading {
  person: CallingPerson
  use: Use
}

/** An order as all people read it who see its campaign. */
export async function presentOrder(order: OrderRow, call: Reading) {
  const { use, person } = call
  const found = await use(campaignsView).find(order.campaignKey)
  if (!found) throw new Error(`The campaign of order ${order.key} is out of reach`)
  const { campaign } = found
  const lines = await use(orderLinesStore).lines(order.key)
  const payments = await use(orderLinesStore).payments(order.key)
  const { key, name, status, mailDate, secondMailDate } = campaign
  const { content } = order
  const movable = movableOf(found)
  const market = marketOf(found)
  const chosen = content?.channels ?? campaign.details.fulfillmentChannelsAndVariations
  return {
    ...factsOf(order),
    campaignKey: key,
    fulfillmentOption: selectedChannel(chosen),
    campaign: {
      key,
      name: content?.campaign.name ?? name,
      status,
      market: { key: market.key, name: nameIn(content, market) },
      mailDate: content ? content.mailDate : mailDate,
      secondMailDate: content ? content.secondMailDate : secondMailDate,
    },
    fundingType: (content?.metro ?? campaign.details.metroCampaign)?.fundingType ?? null,
    // They may change after it was submitted, and are no part of what is approved.
    sampleRecipients: [...campaign.details.sampleRecipients],
    ...totalsOf(order),
    monthlyCap: (content ?? campaign.details).monthlyCap,
    lines: lines.map(presentLine),
    payments: payments.map(presentPayment),
    recipients: await loadRecipients(order, status, use),
    can: {
      submit: ability(moveCampaign('submit', movable, person)),
      withdraw: ability(moveCampaign('withdraw', movable, person)),
      cancel: ability(moveCampaign(cancellingOf(status), movable, person)),
    },
  } satisfies Presented
}

/** Once it is submitted, the dealer is called as they were then. */
const nameIn = (content: OrderRow['content'], { key, name }: { key: number; name: string }) =>
  content?.dealers.find(({ marketKey }) => marketKey === key)?.dealer.name ?? name

function factsOf(order: OrderRow) {
  const { key, revision, status, quoteKey, dataStamp, contentHash, createdAt } = order
  return {
    key,
    revision,
    status,
    quoteKey,
    contentHash,
    createdAt: createdAt.toISOString(),
    dataAsOf: dataStamp?.asOf ?? null,
    submitted: by(order.submittedByName, order.submittedAt),
    submittedFreely: order.submittedFreely,
    decided: by(order.decidedByName, order.decidedAt),
  }
}

const by = (name: string | null, at: Date | null) =>
  name === null || at === null ? null : { name, at: at.toISOString() }

/** What the dealer of a child orders: its lines lie at the dealer, who does not see the order itself. */
export async function partOf({ campaign }: FoundCampaign, use: Reading['use']): Promise<Part> {
  const { key, parentKey, status, marketKey } = campaign
  // A draft was not ordered; what was counted for it is still open.
  if (parentKey === null || status === 'DRAFT') return null
  const orderKey = await use(orderLinesStore).newestOf(campaign)
  if (orderKey === undefined) return null
  const found = await use(orderLinesStore).lines(orderKey)
  const payments = await use(orderLinesStore).payments(orderKey)
  const lines = found.map(presentLine).filter(({ campaignKey }) => campaignKey === key)
  return {
    orderKey,
    lines,
    ...lineTotals(lines),
    payments: payments
      .filter(({ billedMarketKey }) => billedMarketKey === marketKey)
      .map(presentPayment),
  }
}

interface FoundLine {
  line: PlacedLine & { orderKey: number }
  market: string
  ofSeason: string | null
}

function presentLine({ line, market, ofSeason }: FoundLine) {
  const { orderKey: _, path: __, marketKey, ...figures } = line
  return { ...figures, market: { key: marketKey, name: market }, ofSeason }
}

function presentPayment(found: PlacedPayment & { orderKey: number }) {
  const { orderKey: _, path: __, ...payment } = found
  return payment
}
