import { enrollments } from '@marquee/contract/enrollments'
import { bind } from '../platform/use-case.ts'
import { retryEnrolling, startEnrolling, tryEnrolling } from './enroll-many.use-case.ts'
import {
  readBulkEnrollment,
  searchBulkEnrollments,
  searchEnrolledDealers,
} from './read-bulk-enrollment.use-case.ts'

export const enrollmentsRoutes = bind(enrollments, {
  tryOut: tryEnrolling,
  start: startEnrolling,
  search: searchBulkEnrollments,
  read: readBulkEnrollment,
  searchDealers: searchEnrolledDealers,
  retry: retryEnrolling,
})
