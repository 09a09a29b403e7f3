import type { customers } from '@marquee/contract/customers'
import { accept, refuse } from '@marquee/rules/result'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { customerImportsView, type ShownImport } from './customer-imports.view.ts'
import { presentWithPreview, undoing } from './import.present.ts'
import { UNDO_IMPORT } from './undo-import.job.ts'

export const undoImport: UseCase<typeof customers.undo> = async (call) => {
  const { params, person, use, now, announce } = call
  const row = await use(customerImportsStore).find(params.id)
  if (!row) return refuse('not-found')
  const underWay = await use(customerImportsStore).underWay(row.marketKey)
  // Read again: another import may have been published before this call had its turn.
  const found = await use(customerImportsView).find(row.key)
  if (!found) return refuse('not-found')
  const permitted = undoing(found, now)
  if (!permitted.ok) return permitted
  if (underWay > 0) return refuse('customers.import-running')
  await use(customerImportsStore).undo(row.key, person.key, new Date(now))
  await use(jobsQueue).request(UNDO_IMPORT, [row.key])
  announce({ key: row.key, marketKey: row.marketKey })
  const shown = (await use(customerImportsView).find(row.key)) as ShownImport
  return accept(await presentWithPreview(use, shown, call))
}
