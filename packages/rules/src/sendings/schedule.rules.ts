import type { CalendarDate } from '../calendar/index.ts'
import { SENT_CHANNELS, type SentChannel } from '../audience/index.ts'
import type { OrderedContent } from '../orders/index.ts'

export const WAVES = [1, 2] as const

export type Wave = (typeof WAVES)[number]

/** What is sent to the customers of one dealer by one step and channel in one wave, and on which day. */
export interface ScheduledSending {
  /** The child, in the order of a metro campaign. */
  campaignKey: number
  marketKey: number
  stepKey: number
  stepNumber: number
  stepName: string
  channel: SentChannel
  wave: Wave
  dueOn: CalendarDate
}

/** All that an order sends, dealer by dealer; nothing of what a need of the customer sets off. */
export const scheduleOf = ({ dealers, steps }: Scheduled): ScheduledSending[] =>
  dealers.flatMap(({ campaignKey, marketKey }) =>
    steps.flatMap((step) =>
      sendingsOfStep(step).map((sending) => ({ campaignKey, marketKey, ...sending })),
    ),
  )

type Scheduled = Pick<OrderedContent, 'dealers' | 'steps'>
type Step = OrderedContent['steps'][number]

function sendingsOfStep({ key, number, name, send, startDate, startDateTwo }: Step) {
  const step = { stepKey: key, stepNumber: number, stepName: name }
  const days = [startDate, startDateTwo]
  return SENT_CHANNELS.filter((channel) => send.channels.includes(channel)).flatMap((channel) =>
    WAVES.flatMap((wave) => {
      const dueOn = days[wave - 1] ?? null
      return dueOn === null ? [] : [{ ...step, channel, wave, dueOn }]
    }),
  )
}
