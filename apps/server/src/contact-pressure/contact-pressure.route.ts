import { contactPressure } from '@marquee/contract/contact-pressure'
import { bind } from '../platform/use-case.ts'
import { changeContactLimit } from './change-contact-limit.use-case.ts'
import { listContactLimits } from './list-contact-limits.use-case.ts'

export const contactPressureRoutes = bind(contactPressure, {
  list: listContactLimits,
  change: changeContactLimit,
})
