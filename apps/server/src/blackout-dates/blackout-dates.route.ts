import { blackoutDates } from '@marquee/contract/blackout-dates'
import { bind } from '../platform/use-case.ts'
import { addBlackoutDate } from './add-blackout-date.use-case.ts'
import { deleteBlackoutDate } from './delete-blackout-date.use-case.ts'
import { listBlackoutDates } from './list-blackout-dates.use-case.ts'

export const blackoutDatesRoutes = bind(blackoutDates, {
  list: listBlackoutDates,
  add: addBlackoutDate,
  delete: deleteBlackoutDate,
})
