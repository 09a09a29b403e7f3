import { CATEGORIES, type Category } from './categories.rules.ts'

/** What sets a piece off where no mail date does, as far as the customer data holds it. */
export const TRIGGER_EVENTS = ['LAST_VISIT', 'PURCHASE', 'MILES', 'OPEN_RECALL'] as const

export type TriggerEvent = (typeof TRIGGER_EVENTS)[number]

/** Of a template: when the first touchpoint is sent. The others follow so many days after it. */
export interface Trigger {
  event: TriggerEvent
  /** So many days after the event; of miles, every so many of them. */
  after: number
}

/** What is said of an event where a template is written. */
export interface EventWords {
  name: string
  /** The label of its number. Null: it has none. */
  after: string | null
}

export const triggerEvents: Readonly<Record<TriggerEvent, EventWords>> = {
  LAST_VISIT: { name: 'The last service visit', after: 'Days after the visit' },
  PURCHASE: { name: 'A purchase', after: 'Days after the purchase' },
  MILES: { name: 'Miles driven', after: 'Every so many miles' },
  OPEN_RECALL: { name: 'An open recall', after: null },
}

export const MOST_AFTER = 100_000

/** What most cars run: 12,000 in a year. */
export const MILES_A_DAY = 33

/** What sets the campaigns of a category off where its template says nothing else. Null: they are mailed on a day. */
const USUAL: Readonly<Record<Category, Trigger | null>> = {
  SEASONAL: null,
  ON_DEMAND: null,
  REMINDERS: { event: 'LAST_VISIT', after: 150 },
  METRO: null,
  SERVICE_PROGNOSTICS: { event: 'MILES', after: 30_000 },
  ANNUAL_SEASONAL: null,
  RECALL: { event: 'OPEN_RECALL', after: 0 },
}

export const isSetOff = (category: Category): boolean => USUAL[category] !== null

export const SET_OFF_CATEGORIES = CATEGORIES.filter(isSetOff)

/** What a template says, or what is usual in its category; where a mail date is chosen nothing else counts. */
export const triggerOf = (category: Category, said: Trigger | null | undefined): Trigger | null =>
  isSetOff(category) ? (said ?? USUAL[category]) : null
