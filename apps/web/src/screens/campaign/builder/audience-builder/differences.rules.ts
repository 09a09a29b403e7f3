import type { AudienceValues } from './audience-values.rules.ts'
import { differenceTexts as texts } from './texts.ts'

const PARTS: readonly [label: string, of: (values: AudienceValues) => unknown][] = [
  [texts.location, ({ locationFilterType, miles, zips }) => [locationFilterType, miles, zips]],
  [texts.segments, ({ segments }) => segments],
  [texts.vehicles, ({ vehicles }) => vehicles],
  [texts.smart, ({ isSmartSelect, budget }) => [isSmartSelect, budget]],
  [texts.markets, ({ markets }) => markets],
]

/** What somebody else chose otherwise, a line each. */
export const differencesOf = (typed: AudienceValues, saved: AudienceValues): string[] =>
  PARTS.filter(([, of]) => JSON.stringify(of(typed)) !== JSON.stringify(of(saved))).map(
    ([label]) => label,
  )
