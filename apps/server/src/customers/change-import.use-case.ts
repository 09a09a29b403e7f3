import type { customers } from '@marquee/contract/customers'
import { checkMapping, mayCancel, mayConfirm, mayStart } from '@marquee/rules/customers'
import { accept, refuse } from '@marquee/rules/result'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { customerImportsView, type ShownImport } from './customer-imports.view.ts'
import { IMPORT_CUSTOMERS } from './import-customers.job.ts'
import { presentWithPreview } from './import.present.ts'
import { TIDY_CUSTOMERS } from './publish-market.change.ts'

export const startImport: UseCase<typeof customers.start> = async (call) => {
  const { params, body, use, announce } = call
  const row = await use(customerImportsStore).find(params.id)
  if (!row) return refuse('not-found')
  const underWay = await use(customerImportsStore).underWay(row.marketKey)
  const permitted = mayStart(row.state)
  if (!permitted.ok) return permitted
  if (underWay > 0) return refuse('customers.import-running')
  const mapping = checkMapping(body.mapping, row.columns)
  if (!mapping.ok) return mapping
  await use(customerImportsStore).start(row.key, { mapping: mapping.value, mode: body.mode })
  await use(jobsQueue).request(IMPORT_CUSTOMERS, [row.key])
  announce({ key: row.key, marketKey: row.marketKey })
  const shown = (await use(customerImportsView).find(row.key)) as ShownImport
  return accept(await presentWithPreview(use, shown, call))
}

export const confirmImport: UseCase<typeof customers.confirm> = async (call) => {
  const { params, use, announce } = call
  const row = await use(customerImportsStore).find(params.id)
  if (!row) return refuse('not-found')
  const permitted = mayConfirm(row.state)
  if (!permitted.ok) return permitted
  await use(customerImportsStore).confirm(row.key)
  await use(jobsQueue).request(IMPORT_CUSTOMERS, [row.key])
  announce({ key: row.key, marketKey: row.marketKey, ...row.confirming })
  const shown = (await use(customerImportsView).find(row.key)) as ShownImport
  return accept(await presentWithPreview(use, shown, call))
}

export const cancelImport: UseCase<typeof customers.cancel> = async (call) => {
  const { params, use, announce } = call
  const row = await use(customerImportsStore).find(params.id)
  if (!row) return refuse('not-found')
  const permitted = mayCancel(row.state)
  if (!permitted.ok) return permitted
  await use(customerImportsStore).end(row.key, 'CANCELLED')
  await use(jobsQueue).request(TIDY_CUSTOMERS, [row.marketKey])
  announce({ key: row.key, marketKey: row.marketKey })
  const shown = (await use(customerImportsView).find(row.key)) as ShownImport
  return accept(await presentWithPreview(use, shown, call))
}
