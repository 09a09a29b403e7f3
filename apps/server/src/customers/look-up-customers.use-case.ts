import type { customers } from '@marquee/contract/customers'
import type { ReplyOf } from '@marquee/contract/operation'
import type { CalendarDate } from '@marquee/rules/calendar'
import {
  lookUpBy,
  MOST_FOUND,
  MOST_LOOKED_THROUGH,
  vehicleOf,
  type LookUp,
} from '@marquee/rules/customers'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { customerHashing, hashesOf } from './customer-hashing.load.ts'
import { customerModelsStore } from './customer-models.store.ts'
import { foundCustomersView, type FoundRow } from './found-customers.view.ts'
import { marketVersionsStore } from './market-versions.store.ts'

type Found = ReplyOf<typeof customers.lookUp>['customers'][number]

export const lookUpCustomers: UseCase<typeof customers.lookUp> = async (call) => {
  const { body, query, person, use, announce } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const read = lookUpBy(body.text)
  if (!read.ok) return read
  const isWide = (await use(marketVersionsStore).householdsWithin(part)) > MOST_LOOKED_THROUGH
  if (isWide && read.value.by === 'words') return refuse('customers.too-many-to-search')
  const by = await hashed(read.value, use)
  const rows = by ? await use(foundCustomersView).find({ part, by, most: MOST_FOUND + 1 }) : []
  const found = await presentFound(rows.slice(0, MOST_FOUND), use)
  announce({ key: query.marketKey ?? person.homeMarketKey, by: read.value.by, count: found.length })
  return accept({ customers: found, hasMore: rows.length > MOST_FOUND })
}

/** An email is looked for by its hash, which has an index. */
async function hashed(by: LookUp, use: Use) {
  if (by.by === 'words') return by
  const who = { lastName: '', line1: '', postalCode: '', email: by.email }
  const hash = hashesOf(await customerHashing(use), who)?.email
  return hash === null || hash === undefined ? undefined : { by: 'email' as const, hash }
}

async function presentFound(rows: readonly FoundRow[], use: Use): Promise<Found[]> {
  const brands = new Set(rows.flatMap(({ hierarchyId }) => hierarchyId ?? []))
  const models = new Map<string, string>()
  for (const brand of brands) {
    for (const { code, model } of await use(customerModelsStore).codesOf(brand)) {
      models.set(`${brand} ${code}`, model)
    }
  }
  return rows.map(({ hierarchyId, firstName, lastName, lastVisitOn, vehicles, ...known }) => {
    const [latest] = vehicles
    const { modelCode, year } = vehicleOf(latest ?? 0)
    const model = models.get(`${hierarchyId} ${modelCode}`)
    return {
      ...known,
      name: [firstName, lastName].filter(Boolean).join(' '),
      lastVisitOn: lastVisitOn as CalendarDate | null,
      vehicle: model === undefined ? null : `${year} ${model}`,
    }
  })
}
