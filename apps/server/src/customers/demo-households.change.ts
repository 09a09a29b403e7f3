import type { ReadHousehold } from '@marquee/rules/customers'
import type { Use } from '../platform/sql/index.ts'
import { customerModelsStore } from './customer-models.store.ts'
import { customerHashing, hashesOf } from './customer-hashing.load.ts'
import { householdsStore, type NewHousehold } from './households.store.ts'
import { marketVersionsStore } from './market-versions.store.ts'

/** The version of households that come with the demo, not from an import. */
const OF_THE_DEMO = 0

interface At {
  key: number
  path: string
}

/** Loads the demo's households in the same way as an import, but without a file. */
export async function demoLoader(use: Use) {
  const hash = await customerHashing(use)
  function* rowsOf(
    { key: marketKey, path }: At,
    households: Iterable<ReadHousehold>,
  ): Iterable<NewHousehold> {
    let household = 0
    for (const one of households) {
      const { lastName, line1, postalCode, email } = one
      const who = { lastName, line1: line1 ?? '', postalCode: postalCode ?? '', email: email ?? '' }
      const hashes = hashesOf(hash, who)
      household += 1
      if (hashes)
        yield { marketKey, path, version: OF_THE_DEMO, household, details: one, ...hashes }
    }
  }
  return {
    async modelsOf(hierarchyId: string, path: string) {
      await use(customerModelsStore).number(hierarchyId, path)
      return use(customerModelsStore).codesOf(hierarchyId)
    },
    /** False: the market has customers already. */
    async add(at: At, households: Iterable<ReadHousehold>): Promise<boolean> {
      if (await use(marketVersionsStore).find(at.key)) return false
      await use(householdsStore).add(rowsOf(at, households))
      await use(marketVersionsStore).serve(at.key, at.path, OF_THE_DEMO)
      return true
    },
  }
}

/** Have all of these dealers customers, and are they published? */
export async function areMarketsCounted(marketKeys: readonly number[], use: Use): Promise<boolean> {
  const found = await use(marketVersionsStore).findAll(marketKeys)
  return found.filter(({ version }) => version > 0).length === marketKeys.length
}
