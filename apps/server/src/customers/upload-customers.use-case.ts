import type { customers } from '@marquee/contract/customers'
import { accept, refuse } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import type { UploadedFile } from '../platform/uploads/index.ts'
import { Pause, type Call, type PausingUseCase, type UseCase } from '../platform/use-case.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { customerImportsView, type ShownImport } from './customer-imports.view.ts'
import { presentWithPreview } from './import.present.ts'
import { storeFile } from './store-file.change.ts'

type Upload = typeof customers.upload

const LONGEST_NAME = 200

/** The file is received while no transaction is open: a slow connection keeps none waiting. */
export const uploadCustomers: PausingUseCase<Upload> = async (call) => {
  const market = await marketFor(call)
  if (!market.ok) return market
  return new Pause<Upload>(async () => {
    const file = await call.file.take()
    return file.ok ? keepFile(file.value) : async () => refuse('customers.too-large')
  })
}

async function marketFor({ query, use }: Call<Upload>) {
  const market = await use(marketsStore).find(query.marketKey)
  if (!market) return refuse('not-found')
  const underWay = await use(customerImportsStore).underWay(market.key)
  return underWay > 0 ? refuse('customers.import-running') : accept(market)
}

const keepFile =
  (file: UploadedFile): UseCase<Upload> =>
  async (call) => {
    const { person, use, announce } = call
    const market = await marketFor(call)
    if (!market.ok) return market
    const name = file.name.slice(-LONGEST_NAME)
    const newFile = { market: market.value, name, uploadedBy: person.key }
    const stored = await storeFile(use, newFile, file.pieces())
    if (!stored.ok) return stored
    const { key } = stored.value
    announce({ key, marketKey: market.value.key })
    const shown = (await use(customerImportsView).find(key)) as ShownImport
    return accept(await presentWithPreview(use, shown, call))
  }
