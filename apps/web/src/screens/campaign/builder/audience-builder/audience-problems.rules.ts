import type { AudienceTemplate } from '@marquee/rules/audience'
import { parseMoney } from '@marquee/rules/money'
import { parseMiles, type AudienceValues } from './audience-values.rules.ts'
import { problemTexts as texts } from './texts.ts'

/** As far as the contract goes. */
const MOST_MILES = 500

const mostMiles = ({ distanceFilteringMax }: AudienceTemplate): number =>
  distanceFilteringMax ?? MOST_MILES

/** What of an audience cannot be counted as it is typed, by field. */
export function audienceProblems(
  values: AudienceValues,
  template: AudienceTemplate,
): Record<string, string> {
  const problems: Record<string, string | undefined> = {
    miles: values.locationFilterType === 'DISTANCE' ? milesProblem(values, template) : undefined,
    markets: values.markets?.length === 0 ? texts.noMarket : undefined,
    budget: values.isSmartSelect ? budgetProblem(values) : undefined,
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  )
}

function milesProblem({ miles }: AudienceValues, template: AudienceTemplate): string | undefined {
  const most = mostMiles(template)
  if (miles.trim() === '') {
    return template.distanceFilteringMax === null ? undefined : texts.milesNeeded(most)
  }
  const typed = parseMiles(miles)
  return typed === undefined || typed > most ? texts.milesNeeded(most) : undefined
}

function budgetProblem({ budget }: AudienceValues): string | undefined {
  if (budget.trim() === '') return undefined
  const cents = parseMoney(budget)
  return cents === undefined || cents < 0 ? texts.budget : undefined
}
