import type { customers } from '@marquee/contract/customers'
import type { ReplyOf } from '@marquee/contract/operation'
import type { CalendarDate } from '@marquee/rules/calendar'
import {
  lookUpBy,
  MOST_FOUND,
  MOST_LOOKED_THROUGH,
  numbersEnding,
  vehicleOf,
  type LookUp,
} from '@marquee/rules/customers'
import { accept, refuse, type Result } from '@marquee/rules/result'
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
  const by = lookUpBy(body.text)
  if (!by.ok) return by
  const searched = await search(by.value, part, use)
  if (!searched.ok) return searched
  const rows = searched.value
  const found = await presentFound(rows.slice(0, MOST_FOUND), use)
  announce({ key: query.marketKey ?? person.homeMarketKey, count: found.length })
  return accept({ customers: found, hasMore: rows.length > MOST_FOUND })
}

/** One more than is shown. An email is looked for by its hash first, and a phone number: both have an index. */
async function search(
  { words, email, phone, isPhoneAlone }: LookUp,
  part: string,
  use: Use,
): Promise<Result<FoundRow[], 'customers.too-many-to-search'>> {
  const most = MOST_FOUND + 1
  const emailHash = email && (await hashOf(email, use))
  const phones = phone !== undefined && isPhoneAlone ? numbersEnding(phone) : undefined
  const by = emailHash ? { emailHash } : phones && { phones }
  const rows = by ? await use(foundCustomersView).find({ part, by, most }) : []
  if (rows.length > 0) return accept(rows)
  const all = await use(marketVersionsStore).householdsWithin(part)
  if (all > MOST_LOOKED_THROUGH) {
    return email || phones ? accept([]) : refuse('customers.too-many-to-search')
  }
  return accept(await use(foundCustomersView).find({ part, by: { words, phone }, most }))
}

async function hashOf(email: string, use: Use): Promise<bigint | null | undefined> {
  const nameless = { lastName: '', line1: '', postalCode: '' }
  return hashesOf(await customerHashing(use), { ...nameless, email })?.email
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
