import type { MarketPath } from '@marquee/rules/access'
import type { CallingPerson } from '../platform/person.ts'
import type { Store } from '../platform/sql/index.ts'
import { hierarchiesStore } from './hierarchies.store.ts'
import { marketsStore } from './markets.store.ts'

interface Narrowing {
  person: CallingPerson
  query: { marketKey?: number | undefined; hierarchyId?: string | undefined }
  use: <Made>(store: Store<Made>) => Made
}

/**
 * The part of the person's scope that a list is asked for. Naming a market or a brand narrows the
 * scope and never widens it; one outside the scope answers undefined, as if it did not exist.
 */
export async function narrowedScope(call: Narrowing): Promise<MarketPath | undefined> {
  const { person, query, use } = call
  if (query.marketKey) return (await use(marketsStore).find(query.marketKey))?.path
  if (!query.hierarchyId) return person.path
  const brand = await use(hierarchiesStore).find(query.hierarchyId)
  if (!brand) return undefined
  return person.path.startsWith(brand.path) ? person.path : brand.path
}
