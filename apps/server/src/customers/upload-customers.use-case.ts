import type { customers } from '@marquee/contract/customers'
import { MOST_IMPORT_BYTES } from '@marquee/rules/customers'
import { accept, refuse } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { customerImportsView, type ShownImport } from './customer-imports.view.ts'
import { storeFile } from './store-file.change.ts'
import { presentWithPreview } from './import.present.ts'

const LONGEST_NAME = 200

export const uploadCustomers: UseCase<typeof customers.upload> = async (call) => {
  const { query, file, person, use, announce } = call
  const market = await use(marketsStore).find(query.marketKey)
  if (!market) return refuse('not-found')
  if (file.bytes.length > MOST_IMPORT_BYTES) return refuse('customers.too-large')
  const underWay = await use(customerImportsStore).underWay(market.key)
  if (underWay > 0) return refuse('customers.import-running')
  const name = file.name.slice(-LONGEST_NAME)
  const stored = await storeFile(use, { market, name, uploadedBy: person.key }, [
    Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength),
  ])
  if (!stored.ok) return stored
  const { key } = stored.value
  announce({ key, marketKey: market.key })
  const shown = (await use(customerImportsView).find(key)) as ShownImport
  return accept(await presentWithPreview(use, shown, call))
}
