import { checkMapping } from '@marquee/rules/customers'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { Store } from '../platform/sql/index.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { keepFile } from './keep-file.change.ts'

type Use = <Made>(store: Store<Made>) => Made

interface Named {
  /** The brand's own number of the dealer. */
  sourceId: string
  name: string
}

/** Keeps a file and starts its import; answers with its key. What is refused must be rolled back. */
export async function bringFile(
  use: Use,
  { sourceId, name }: Named,
  bytes: AsyncIterable<Buffer>,
): Promise<Result<number, string>> {
  const [market] = await use(marketsStore).bySourceId(sourceId)
  if (!market) return refuse(`There is no dealer ${sourceId}.`)
  if ((await use(customerImportsStore).underWay(market.key)) > 0) {
    return refuse('customers.import-running')
  }
  const kept = await keepFile(use, { market, name, uploadedBy: null }, bytes)
  if (!kept.ok) return kept
  const { key, mapping, columns } = kept.value
  const checked = checkMapping(mapping, columns)
  if (!checked.ok) return checked
  await use(customerImportsStore).start(key, mapping)
  return accept(key)
}
