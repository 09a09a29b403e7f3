import type { customers } from '@marquee/contract/customers'
import { keysOf } from '@marquee/rules/access'
import { liftableSuppression, MOST_SUPPRESSIONS_EXPORTED } from '@marquee/rules/customers'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { customerHashing, hashesOf } from './customer-hashing.load.ts'
import { presentSuppressions } from './suppression-list.present.ts'
import { suppressionListView, type SuppressionFilters } from './suppression-list.view.ts'
import { countWithReleased } from './suppressed-people.change.ts'
import { suppressionsStore } from './suppressions.store.ts'

export const searchSuppressions: UseCase<typeof customers.searchSuppressions> = async (call) => {
  const { body, query, person, use, announce } = call
  const filters = await filtersOf(call)
  if (!filters) return refuse('not-found')
  const { page, size, sort } = body
  const isRising = sort[0]?.direction === 'ASCENDING'
  const rows = await use(suppressionListView).search(filters, {
    size,
    offset: page * size,
    isRising,
  })
  const totalElements = await use(suppressionListView).count(filters)
  announce({ key: query.marketKey ?? person.homeMarketKey, count: rows.length })
  return accept({ suppressions: await presentSuppressions(rows, call), totalElements, page, size })
}

export const exportSuppressions: UseCase<typeof customers.exportSuppressions> = async (call) => {
  const { query, person, use, announce } = call
  const filters = await filtersOf(call)
  if (!filters) return refuse('not-found')
  const most = MOST_SUPPRESSIONS_EXPORTED
  const page = { size: most + 1, offset: 0, isRising: false }
  const rows = await use(suppressionListView).search(filters, page)
  const suppressions = await presentSuppressions(rows.slice(0, most), call)
  announce({ key: query.marketKey ?? person.homeMarketKey, count: suppressions.length })
  return accept({ suppressions, isCut: rows.length > most })
}

export const liftListed: UseCase<typeof customers.liftListed> = async (call) => {
  const { body, params, use, announce } = call
  const found = await use(suppressionsStore).findListed(params.suppression)
  if (!found) return refuse('not-found')
  const liftable = liftableSuppression(found.reason)
  if (!liftable.ok) return liftable
  await use(suppressionsStore).delete(found.keys)
  const households = await countWithReleased(use, found.hashes, found.path)
  const { channel, path } = found
  announce({ key: keysOf(path).at(-1), channel, reason: body.reason, lifted: 1, households })
  return accept({ households })
}

/** Undefined: the market is outside the scope. */
async function filtersOf(
  call: Pick<Call<typeof customers.exportSuppressions>, 'body' | 'query' | 'person' | 'use'>,
): Promise<SuppressionFilters | undefined> {
  const part = await narrowedScope(call)
  if (!part) return undefined
  const { email, channel, reason, source } = call.body.criteria ?? {}
  const nameless = { lastName: '', line1: '', postalCode: '' }
  const hash = await customerHashing(call.use)
  const emailHash = email ? (hashesOf(hash, { ...nameless, email })?.email ?? NO_HASH) : undefined
  return { part, emailHash, channel, reason, source }
}

/** What is no email address finds nothing. */
const NO_HASH = 0n
