import { MOST_SCORE, type AnalyticalModel } from './household.rules.ts'

/** What a household is ranked by, as of a day. */
export interface ScoreFacts {
  daysSinceSeen: number
  visits: number
  mileage: number | null
  /** Of the most recent vehicle; null: none is known. */
  vehicleAge: number | null
}

/** From 0 to 1 as a value goes from nothing to so much. */
const share = (value: number, most: number) => Math.min(1, Math.max(0, value / most))

const MANY_VISITS = 12
const MANY_MILES = 150_000
const THREE_YEARS = 1_096
const OLD = 12

const recency = ({ daysSinceSeen }: ScoreFacts) => 1 - share(daysSinceSeen, THREE_YEARS)
const loyalty = ({ visits }: ScoreFacts) => share(visits, MANY_VISITS)
const use = ({ mileage }: ScoreFacts) => share(mileage ?? 0, MANY_MILES)
const age = ({ vehicleAge }: ScoreFacts) => share(vehicleAge ?? 0, OLD)
const isKnown = ({ vehicleAge }: ScoreFacts) => (vehicleAge === null ? 0 : 1)

/** Shares of the whole, which is 10,000. */
const WEIGHTS: Readonly<Record<AnalyticalModel, (facts: ScoreFacts) => number>> = {
  // Recent and frequent visitors with a car that needs service come again.
  'service-likelihood': (facts) =>
    0.45 * recency(facts) + 0.3 * loyalty(facts) + 0.15 * use(facts) + 0.1 * isKnown(facts),
  // Customers who drive an old car far, and still come, buy another one.
  'purchase-likelihood': (facts) =>
    0.4 * age(facts) + 0.3 * use(facts) + 0.2 * recency(facts) + 0.1 * loyalty(facts),
}

/** A plain rule, the same for the same facts: whole, from 0 to 10,000. */
export const scoreBy = (model: AnalyticalModel, facts: ScoreFacts): number =>
  Math.round(WEIGHTS[model](facts) * MOST_SCORE)
