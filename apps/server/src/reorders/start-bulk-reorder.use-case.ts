import type { reorders } from '@marquee/contract/reorders'
import { itemsOf, mayRetry, type ReorderItem } from '@marquee/rules/reorders'
import { accept, refuse } from '@marquee/rules/result'
import { campaignsStore, campaignsView, type FoundCampaign } from '../campaigns/index.ts'
import { marketsStore, type MarketRow } from '../markets/index.ts'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { BULK_REORDER } from './bulk-reorder.job.ts'
import { bulkReordersStore, type NewItem } from './bulk-reorders.store.ts'
import { bulkReordersView, type ShownBulk } from './bulk-reorders.view.ts'
import { presentBulks } from './bulk-reorder.present.ts'

type Start = typeof reorders.start
type Retry = typeof reorders.retry
type Starting = Pick<Call<Start>, 'person' | 'use' | 'now'>

export const startBulkReorder: UseCase<Start> = async (call) => {
  const { body, person, use, now, announce } = call
  const items = itemsOf(body.campaignKeys, body.marketKeys)
  if (!items.ok) return items
  const named = await namedItems(items.value, call)
  if (!named) return refuse('not-found')
  const at = new Date(now)
  const bulk = await use(bulkReordersStore).insert({
    personKey: person.key,
    startedAt: at,
    mailDate: body.mailDate,
    path: person.path,
  })
  const held = await use(campaignsStore).holdPlaces(
    named.map(({ sourceKey, marketKey }) => ({ sourceKey, marketKey })),
    { personKey: person.key, level: person.level, at },
  )
  await use(bulkReordersStore).addItems(
    bulk.key,
    named.map((item, place) => ({ ...item, campaignKey: held[place] ?? null })),
    at,
  )
  await use(jobsQueue).request(BULK_REORDER, [bulk.key])
  announce({ key: bulk.key, items: named.length, mailDate: body.mailDate })
  const [presented] = await presentBulks([{ bulk, startedBy: person.name }], call)
  return accept(presented as NonNullable<typeof presented>)
}

/** Each by its names; undefined when one of them is out of sight. */
export async function namedItems(
  items: readonly ReorderItem[],
  { use }: Pick<Starting, 'use'>,
): Promise<NewItem[] | undefined> {
  const sources = await use(campaignsView).findAll(items.map(({ campaignKey }) => campaignKey))
  const marketKeys = items.flatMap(({ marketKey }) => marketKey ?? [])
  const places = await use(marketsStore).findAll([...new Set(marketKeys)])
  const loaded = {
    sources: new Map(sources.map((source) => [source.campaign.key, source])),
    places: new Map(places.map((place) => [place.key, place])),
  }
  const named = items.map((item) => namedItem(item, loaded))
  return named.every((one) => one !== undefined) ? (named as NewItem[]) : undefined
}

interface Loaded {
  sources: ReadonlyMap<number, FoundCampaign>
  places: ReadonlyMap<number, MarketRow>
}

function namedItem({ campaignKey, marketKey }: ReorderItem, { sources, places }: Loaded) {
  const source = sources.get(campaignKey)
  const market = marketKey === null ? source?.market : places.get(marketKey)
  if (!source || !market) return undefined
  const { name, initialName, path } = source.campaign
  return {
    sourceKey: campaignKey,
    sourceName: name || initialName,

    marketKey: market.key,
    marketName: market.name,
    path: 'path' in market ? market.path : path,
  }
}

/** Those that failed get a place once more, and the job its turn. */
export const retryBulkReorder: UseCase<Retry> = async (call) => {
  const { params, person, use, now, announce } = call
  await use(bulkReordersStore).lock(params.id)
  const shown = await use(bulkReordersView).find(params.id)
  if (!shown) return refuse('not-found')
  const [before] = await presentBulks([shown], call)
  if (!before) return refuse('not-found')
  const allowed = mayRetry(before.counts, before.retryable)
  if (!allowed.ok) return allowed
  const failed = await use(bulkReordersStore).toRetry(params.id)
  const held = await use(campaignsStore).holdPlaces(
    failed.map(({ sourceKey, marketKey }) => ({ sourceKey, marketKey })),
    { personKey: person.key, level: person.level, at: new Date(now) },
  )
  for (const [place, item] of failed.entries()) {
    await use(bulkReordersStore).hold(item.key, held[place] ?? null)
  }
  await use(jobsQueue).request(BULK_REORDER, [params.id])
  announce({ key: params.id, items: failed.length })
  const [after] = await presentBulks([shown as ShownBulk], call)
  return accept(after as NonNullable<typeof after>)
}
