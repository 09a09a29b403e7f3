import type { enrollments } from '@marquee/contract/enrollments'
import { accept, refuse } from '@marquee/rules/result'
import { narrowedScope } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { presentBulkEnrollment, presentBulks, presentDealer } from './bulk-enrollment.present.ts'
import { bulkEnrollmentsView } from './bulk-enrollments.view.ts'

export const readBulkEnrollment: UseCase<typeof enrollments.read> = async (call) => {
  const presented = await presentBulkEnrollment(call.params.id, call)
  return presented ? accept(presented) : refuse('not-found')
}

export const searchBulkEnrollments: UseCase<typeof enrollments.search> = async (call) => {
  const { query, body, use } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { page, size } = body
  const view = use(bulkEnrollmentsView)
  const { found, totalElements } = await view.search(part, query.query, page, size)
  return accept({ bulkEnrollments: await presentBulks(found, call), totalElements, page, size })
}

export const searchEnrolledDealers: UseCase<typeof enrollments.searchDealers> = async (call) => {
  const { params, query, body, use } = call
  if (!(await use(bulkEnrollmentsView).find(params.id))) return refuse('not-found')
  const { criteria, page, size, sort } = body
  const { found, totalElements } = await use(bulkEnrollmentsView).dealers({
    bulkKey: params.id,
    status: query.status,
    text: criteria?.text,
    page,
    size,
    sort,
  })
  return accept({ dealers: found.map(presentDealer), totalElements, page, size })
}
