import type { customers } from '@marquee/contract/customers'
import { rejectedRowsFile } from '@marquee/rules/customers'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { customerImportsView } from './customer-imports.view.ts'
import { presentImport, presentWithPreview, rejectedRowsAddress } from './import.present.ts'
import { rejectedRowsStore } from './rejected-rows.store.ts'

export const readImport: UseCase<typeof customers.read> = async (call) => {
  const shown = await call.use(customerImportsView).find(call.params.id)
  return shown ? accept(await presentWithPreview(call.use, shown, call)) : refuse('not-found')
}

export const searchImports: UseCase<typeof customers.search> = async (call) => {
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { criteria, page, size, sort } = call.body
  const { text, states } = criteria ?? {}
  const filters = { part, text, states, page, size, sort: sort[0] }
  const { imports, totalElements } = await call.use(customerImportsView).search(filters)
  return accept({
    imports: imports.map((shown) => presentImport(shown, call)),
    totalElements,
    page,
    size,
  })
}

export const readRejectedRows: UseCase<typeof customers.rejectedRows> = async (call) => {
  const { id } = call.params
  const mayRead = call.links.isSigned(rejectedRowsAddress(id), call.query, call.now)
  if (!mayRead) return refuse('not-found')
  const rejections = await call.use(rejectedRowsStore).all(id)
  const lines = await call.use(rejectedRowsStore).lines(id)
  const tag = `rejected-rows-${id}-${rejections.length}-${lines.length}`
  const bytes = Buffer.from(rejectedRowsFile(rejections, lines))
  return accept({
    bytes,
    contentType: 'text/csv; charset=utf-8',
    fileName: `rejected-rows-${id}.csv`,
    tag,
    isPublic: false,
  })
}
