import type { orders } from '@marquee/contract/orders'
import { usedSteps } from '@marquee/rules/campaigns'
import { accept, refuse } from '@marquee/rules/result'
import {
  chosenHouseholds,
  countInPause,
  type ChosenHouseholds,
  type Counting,
} from '../audience/index.ts'
import { campaignsView, wholeCampaign } from '../campaigns/index.ts'
import type { Call, Outcome, PausingUseCase } from '../platform/use-case.ts'
import { ordersStore } from './orders.store.ts'
import { presentOrder } from './order.present.ts'
import { namedCampaigns, type NamedCampaign } from './named-campaigns.load.ts'
import { readyToSubmit, submitOne, type Submitting } from './submit-order.change.ts'
import { hasTrait } from '@marquee/rules/templates'

type Submit = typeof orders.submit
type SubmitMetro = typeof orders.submitMetro
/** The two calls take and answer the same. */
type Submitted = Pick<Call<Submit>, keyof Call<Submit>>
type Counts = readonly (ChosenHouseholds | undefined)[]

/** By their keys, each by itself. */
export const submitOrders: PausingUseCase<Submit> = async (call) => {
  const campaigns = await namedCampaigns(call)
  if (!campaigns.ok) return campaigns
  const { creativeTemplateKey } = call.query
  for (const { found } of creativeTemplateKey === undefined ? [] : campaigns.value) {
    const { campaign } = await wholeCampaign(found, call.use)
    const keys = usedSteps(campaign).map(({ creative }) => creative.creativeTemplateKey)
    if (!keys.includes(creativeTemplateKey ?? 0)) return refuse('order.other-creative')
  }
  const ready = await allReady(campaigns.value, call)
  if (!ready.ok) return ready
  if (ready.value.every(isUncounted)) return submitEach(ready.value, [], call)
  return countInPause<Submit, Counts>(call, {
    ...countingOf(ready.value),
    goOn: (counted, next) => submitEach(ready.value, counted, next),
  })
}

/** By the key of the parent, or those of all its children. */
export const submitMetro: PausingUseCase<SubmitMetro> = async (call) => {
  const campaigns = await namedCampaigns(call)
  if (!campaigns.ok) return campaigns
  const parents = new Map<number, NamedCampaign>()
  for (const { found, quoteKey } of campaigns.value) {
    const { key, parentKey, category } = found.campaign
    if (!hasTrait(category, 'several-dealers')) return refuse('order.not-metro')
    const parent = parentKey === null ? found : await call.use(campaignsView).find(parentKey)
    if (!parent) return refuse('not-found')
    const named = new Set(campaigns.value.map((one) => one.found.campaign.key))
    const children = await call.use(campaignsView).childrenOf(parent.campaign)
    const isWhole = parentKey === null || children.every((child) => named.has(child.key))
    if (!isWhole) return refuse('order.not-all-dealers', { campaignKey: key })
    if (!parents.has(parent.campaign.key)) {
      parents.set(parent.campaign.key, { found: parent, quoteKey })
    }
  }
  const ready = await allReady([...parents.values()], call)
  if (!ready.ok) return ready
  if (ready.value.every(isUncounted)) return submitEach(ready.value, [], call)
  return countInPause<SubmitMetro, Counts>(call, {
    ...countingOf(ready.value),
    goOn: (counted, next) => submitEach(ready.value, counted, next),
  })
}

/** All of them or none: a refusal takes back what was submitted before it. */
async function allReady(campaigns: readonly NamedCampaign[], call: Submitted) {
  const ready: Submitting[] = []
  for (const { found, quoteKey } of campaigns) {
    const one = await readyToSubmit(found, quoteKey, call)
    if (!one.ok) return one
    ready.push(one.value)
  }
  return accept(ready)
}

const isUncounted = ({ selection }: Submitting) => selection === undefined

const countingOf = (ready: readonly Submitting[]) => ({
  kind: `submit ${ready.map(({ campaignKey }) => campaignKey).join()}`,
  async count(counting: Counting, signal: AbortSignal): Promise<Counts> {
    const counted = []
    for (const { selection } of ready) {
      counted.push(selection && (await chosenHouseholds(selection, counting, signal)))
    }
    return counted
  },
})

async function submitEach(
  ready: readonly Submitting[],
  counted: Counts,
  call: Submitted,
): Promise<Outcome<Submit>> {
  const keys: number[] = []
  // Always in the same order: two people who submit the same campaigns never wait for each other.
  const inOrder = [...ready.entries()].toSorted(([, a], [, b]) => a.campaignKey - b.campaignKey)
  for (const [at, submitting] of inOrder) {
    const one = await submitOne(submitting, counted[at], call)
    if (!one.ok) return one
    keys.push(one.value.orderKey)
  }
  call.announce({ orderKeys: keys, campaignKeys: ready.map(({ campaignKey }) => campaignKey) })
  const presented = []
  for (const key of keys) {
    const order = await call.use(ordersStore).find(key)
    if (order) presented.push(await presentOrder(order, call))
  }
  return accept({ orders: presented })
}
