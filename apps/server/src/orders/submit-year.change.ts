import { canonical, yearTotals, type OrderedSeason } from '@marquee/rules/orders'
import { accept, refuse } from '@marquee/rules/result'
import type { ChosenHouseholds } from '../audience/index.ts'
import { carryOut, lockedCampaign } from '../campaigns/index.ts'
import { openOrder } from './create-order.use-case.ts'
import type { Orderable, Ordering } from './orderable.load.ts'
import { orderableYear, whyYearNotOrdered, type OrderableYear } from './orderable-year.load.ts'
import { orderedContent } from './ordered-content.load.ts'
import { ordersStore, seasonOrdersStore, type OrderRow } from './orders.store.ts'
import { LETTERS_OF_QUOTE, quoteFor, sha256, type StoredQuote } from './quote.check.ts'
import {
  freeze,
  quoteChanged,
  quoteNow,
  type SubmitCall,
  type Submitting,
} from './submit-order.change.ts'

/** An annual enrollment to be submitted, with its seasons as they were before they were counted for it. */
export interface YearSubmitting {
  annualKey: number
  /** Of the figures that were shown. */
  quoteKey: string
  seasons: readonly Submitting[]
}

/** The open order of a year, with one for each of its seasons. */
export async function openYear(
  { order, seasons }: OrderableYear,
  call: Ordering,
): Promise<OrderRow> {
  const quotes: StoredQuote[] = []
  const keys: number[] = []
  for (const season of seasons) {
    const quote = await quoteFor(season, season.selection?.breakdown, call)
    keys.push((await openOrder(season, quote, call)).key)
    quotes.push(quote)
  }
  const opened = await openOrder(order, yearQuote(quotes), call)
  await call.use(seasonOrdersStore).link(opened.key, keys)
  return opened
}

/** Its lines and payments are those of the seasons, whose figures its key stands for. */
function yearQuote(seasons: readonly StoredQuote[]): StoredQuote {
  const totals = yearTotals(seasons)
  const shown = canonical({ ...totals, seasons: seasons.map(({ figures }) => figures.quoteKey) })
  const quoteKey = sha256(shown).slice(0, LETTERS_OF_QUOTE)
  return { ...totals, lines: [], payments: [], figures: { ...totals, dataStamp: null, quoteKey } }
}

interface PricedSeason {
  season: Orderable
  quote: StoredQuote
  chosen: ChosenHouseholds | undefined
}

/** Submits a year with its seasons, unless one of them became another one, or costs something else, by now. */
export async function submitYear(
  { annualKey, quoteKey, seasons }: YearSubmitting,
  counted: readonly (ChosenHouseholds | undefined)[],
  call: SubmitCall,
) {
  const { use } = call
  const found = await lockedCampaign(annualKey, use)
  if (!found) return refuse('not-found')
  for (const { campaignKey } of seasons) await lockedCampaign(campaignKey, use)
  const year = await orderableYear(found, call)
  const refused = whyYearNotOrdered(year, call)
  if (refused) return refused
  // A season that was left out, or came back, since they were counted.
  if (year.seasons.length !== seasons.length) return refuse('audience.campaign-changed')
  const priced: PricedSeason[] = []
  for (const [at, season] of year.seasons.entries()) {
    const submitting = seasons[at]
    if (submitting?.campaignKey !== season.found.campaign.key) {
      return refuse('audience.campaign-changed')
    }
    const chosen = counted[at]
    const quote = await quoteNow(season, { submitting, chosen }, call)
    if (!quote.ok) return quote
    priced.push({ season, quote: quote.value, chosen })
  }
  const quote = yearQuote(priced.map((one) => one.quote))
  if (quote.figures.quoteKey !== quoteKey) {
    const shown = await use(ordersStore).open(annualKey)
    return quoteChanged(annualKey, { shown, present: quote })
  }
  const frozen = await freezeYear(year, { priced, quote }, call)
  if (!frozen.ok) return frozen
  const moved = await carryOut('submit', found, call)
  return moved.ok ? accept({ orderKey: frozen.value }) : moved
}

async function freezeYear(
  { order }: OrderableYear,
  { priced, quote }: { priced: readonly PricedSeason[]; quote: StoredQuote },
  call: SubmitCall,
) {
  const seasons: OrderedSeason[] = []
  const keys: number[] = []
  for (const { season, quote: own, chosen } of priced) {
    const { key: campaignKey, name, mailDate, season: which } = season.found.campaign
    const content = await orderedContent(season, chosen?.counted, call)
    const frozen = await freeze(season, { quote: own, content, chosen }, call)
    if (!frozen.ok) return frozen
    const { orderKey, contentHash } = frozen.value
    keys.push(orderKey)
    if (which !== null) seasons.push({ season: which, campaignKey, name, mailDate, contentHash })
  }
  const content = { ...(await orderedContent(order, undefined, call)), seasons }
  const frozen = await freeze(order, { quote, content, chosen: undefined }, call)
  if (!frozen.ok) return frozen
  await call.use(seasonOrdersStore).link(frozen.value.orderKey, keys)
  return accept(frozen.value.orderKey)
}
