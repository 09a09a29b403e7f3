import type { orders } from '@marquee/contract/orders'
import { accept, refuse } from '@marquee/rules/result'
import {
  chosenHouseholds,
  countInPause,
  readingSourcesOnce,
  type ChosenHouseholds,
  type Counting,
} from '../audience/index.ts'
import { campaignsView, lockedCampaign } from '../campaigns/index.ts'
import type { Call, Outcome, PausingUseCase, UseCase } from '../platform/use-case.ts'
import { ordersStore } from './orders.store.ts'
import { presentOrder } from './order.present.ts'
import { orderableYear, whyYearNotOrdered } from './orderable-year.load.ts'
import { readyAudience, type Submitting } from './submit-order.change.ts'
import { namedCampaigns } from './named-campaigns.load.ts'
import { readingSeasonsOnce } from './seasons-once.load.ts'
import { openYear, submitYear, type YearSubmitting } from './submit-year.change.ts'

type Create = typeof orders.createAnnual
type Submit = typeof orders.submitAnnual

/** The quote says what people were shown: what was counted when the audiences of the seasons were saved. */
export const createYearOrder: UseCase<Create> = async (creating) => {
  const call = { ...creating, use: readingSeasonsOnce(creating.use) }
  const found = await lockedCampaign(call.body.campaignKey, call.use)
  if (!found) return refuse('not-found')
  const year = await orderableYear(found, call)
  const refused = whyYearNotOrdered(year, call)
  if (refused) return refused
  if (year.seasons.some(({ selection, isCounted }) => isCounted && !selection)) {
    return refuse('audience.none-saved')
  }
  const opened = await openYear(year, call)
  call.announce({
    orderKey: opened.key,
    campaignKey: found.campaign.key,
    quoteKey: opened.quoteKey,
  })
  return accept(await presentOrder(opened, call))
}

type Submitted = Pick<Call<Submit>, keyof Call<Submit>>
type Counts = readonly (readonly (ChosenHouseholds | undefined)[])[]

/** A year with all of its seasons, or none of them. */
export const submitYearOrders: PausingUseCase<Submit> = async (submitting) => {
  const call = { ...submitting, use: readingSourcesOnce(readingSeasonsOnce(submitting.use)) }
  const ready = await readyYears(call)
  if (!ready.ok) return ready
  const years = ready.value
  return countInPause<Submit, Counts>(call, {
    kind: `submit year ${years.map(({ annualKey }) => annualKey).join()}`,
    count: (counting, signal) => countYears(years, counting, signal),
    goOn: (counted, next) =>
      submitEach(years, counted, { ...next, use: readingSeasonsOnce(next.use) }),
  })
}

/** Named by itself or by one of its seasons, it is the same year. */
async function readyYears(call: Submitted) {
  const named = await namedCampaigns(call)
  if (!named.ok) return named
  const ready = new Map<number, YearSubmitting>()
  for (const { found, quoteKey } of named.value) {
    const { annualKey } = found.campaign
    const annual = annualKey === null ? found : await call.use(campaignsView).find(annualKey)
    if (!annual) return refuse('not-found')
    const year = await orderableYear(annual, call)
    const refused = whyYearNotOrdered(year, call)
    if (refused) return refused
    const seasons: Submitting[] = []
    for (const season of year.seasons) {
      const one = await readyAudience(season, '', call)
      if (!one.ok) return one
      seasons.push(one.value)
    }
    const { key } = annual.campaign
    if (!ready.has(key)) ready.set(key, { annualKey: key, quoteKey, seasons })
  }
  // Always in the same order: two people who submit the same years never wait for each other.
  return accept([...ready.values()].toSorted((one, other) => one.annualKey - other.annualKey))
}

async function countYears(
  years: readonly YearSubmitting[],
  counting: Counting,
  signal: AbortSignal,
): Promise<Counts> {
  const counted: (ChosenHouseholds | undefined)[][] = []
  for (const { seasons } of years) {
    const ofYear = []
    for (const { selection } of seasons) {
      ofYear.push(selection && (await chosenHouseholds(selection, counting, signal)))
    }
    counted.push(ofYear)
  }
  return counted
}

async function submitEach(
  years: readonly YearSubmitting[],
  counted: Counts,
  call: Submitted,
): Promise<Outcome<Submit>> {
  const keys: number[] = []
  for (const [at, submitting] of years.entries()) {
    const one = await submitYear(submitting, counted[at] ?? [], call)
    if (!one.ok) return one
    keys.push(one.value.orderKey)
  }
  call.announce({ orderKeys: keys, campaignKeys: years.map(({ annualKey }) => annualKey) })
  const presented = []
  for (const key of keys) {
    const order = await call.use(ordersStore).find(key)
    if (order) presented.push(await presentOrder(order, call))
  }
  return accept({ orders: presented })
}
