import { z } from 'zod'
import { CalendarDay } from '../operation/index.ts'

/** Where today lies in the time in which an ordered season takes changes. */
export const SeasonPeriod = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('ahead'), opens: CalendarDay }),
  z.strictObject({
    state: z.literal('open'),
    closes: CalendarDay.nullable(),
    daysLeft: z.int().nullable(),
  }),
  z.strictObject({ state: z.literal('over'), closed: CalendarDay }),
])
