import { checkMapping } from '@marquee/rules/customers'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { customerImportsStore, type Starting } from './customer-imports.store.ts'
import { storeFile } from './store-file.change.ts'

interface Brought extends Partial<Omit<Starting, 'mapping'>> {
  /** The brand's own number of the dealer. */
  sourceId: string
  name: string
}

/** Keeps a file and starts its import; answers with its key. What is refused must be rolled back. */
export async function bringFile(
  use: Use,
  { sourceId, name, mode = 'REPLACE', isConfirmed = false }: Brought,
  bytes: AsyncIterable<Buffer>,
): Promise<Result<number, string>> {
  const [market] = await use(marketsStore).bySourceId(sourceId)
  if (!market) return refuse(`There is no dealer ${sourceId}.`)
  if ((await use(customerImportsStore).underWay(market.key)) > 0) {
    return refuse('customers.import-running')
  }
  const stored = await storeFile(use, { market, name, uploadedBy: null }, bytes)
  if (!stored.ok) return stored
  const { key, mapping, columns } = stored.value
  const checked = checkMapping(mapping, columns)
  if (!checked.ok) return checked
  await use(customerImportsStore).start(key, { mapping, mode, isConfirmed })
  return accept(key)
}
