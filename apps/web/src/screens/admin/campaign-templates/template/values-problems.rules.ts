import { isCalendarDate } from '@marquee/rules/calendar'
import { channelNames, channelsOf, FULFILLMENT_OPTIONS } from '@marquee/rules/channels'
import { dateWithin, fieldTexts } from '@marquee/rules/fields'
import {
  hasTrait,
  offeredOptions,
  SEASONS,
  templateProblems,
  templateTexts,
} from '@marquee/rules/templates'
import { wholeProblem } from '../../../../ui/form/index.ts'
import { fieldValuesProblems } from '../../../../widgets/creatives/index.ts'
import { contentOf } from './content.rules.ts'
import { fieldOf } from './problem-places.rules.ts'
import type { TemplateValues } from './template-values.rules.ts'
import { moneyProblem, priceProblem } from './typed-numbers.rules.ts'

type Problems = Record<string, string | undefined>

/**
 * What is wrong with a template as it stands in the form: what the server would say about it, by the
 * same rule, and what was typed that is no number and no day. Each by the name of its field.
 */
export function problemsIn(values: TemplateValues): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [field, problem] of Object.entries(typedProblems(values))) {
    if (problem !== undefined) found[field] = problem
  }
  for (const [path, problem] of Object.entries(templateProblems(contentOf(values)))) {
    found[fieldOf(path, values)] ??= problem
  }
  return found
}

function typedProblems(values: TemplateValues): Problems {
  return {
    hierarchyId: values.hierarchyId === '' ? fieldTexts.required : undefined,
    minimumOrderValue: moneyProblem(values.minimumOrderValue),
    distanceFilteringMax: wholeProblem(values.distanceFilteringMax, MILES),
    ...dayProblems(values),
    ...priceProblems(values),
    ...stepProblems(values),
    ...seasonProblems(values),
  }
}

const MILES = { least: 1, most: 500, isOptional: true }

function dayProblems(values: TemplateValues): Problems {
  const days = {
    deploymentDate: values.deploymentDate,
    deploymentDateTwo: values.deploymentDateTwo,
    enrollmentStartDate: values.enrollmentStartDate,
    enrollmentEndDate: values.enrollmentEndDate,
    campaignEndDate: values.campaignEndDate,
    'mailWindow.startDate': values.mailWindow.startDate,
    'mailWindow.endDate': values.mailWindow.endDate,
    'customizationPeriod.startDate': values.customizationPeriod.startDate,
    'customizationPeriod.endDate': values.customizationPeriod.endDate,
  }
  return {
    ...mapped(days, (day) => {
      if (day === null) return undefined
      return isCalendarDate(day) ? dateWithin()(day) : fieldTexts.dateInvalid
    }),
    ...mapped(prefixed('leadTimes', values.leadTimes), (text) => wholeProblem(text, LEAD_DAYS)),
  }
}

const LEAD_DAYS = { least: 0, most: 60, isOptional: true }

function priceProblems({ channelOptions, prices, hasDiscount, discount }: TemplateValues) {
  const needed = new Set<string>(offeredOptions(channelOptions).flatMap(channelsOf))
  const problems: Problems = {}
  for (const option of FULFILLMENT_OPTIONS) {
    const isMissing = needed.has(option) && prices[option].trim() === ''
    problems[`prices.${option}`] = isMissing
      ? templateTexts.priceMissing(channelNames[option])
      : priceProblem(prices[option], true)
  }
  if (!hasDiscount) return problems
  return {
    ...problems,
    'discount.base': priceProblem(discount.base),
    'discount.minimum': priceProblem(discount.minimum),
    'discount.maximum': priceProblem(discount.maximum),
    'discount.cap': wholeProblem(discount.cap, { least: 1, most: 1_000_000 }),
  }
}

function stepProblems({ workflows }: TemplateValues): Problems {
  const problems: Problems = {}
  for (const [at, { steps }] of workflows.entries()) {
    for (const [nth, step] of steps.entries()) {
      const place = `workflows.${at}.steps.${nth}`
      problems[`${place}.number`] = wholeProblem(step.number, { least: 1, most: 99 })
      problems[`${place}.daysAfterStart`] = wholeProblem(step.daysAfterStart, DAYS)
      for (const [part, problem] of Object.entries(fieldValuesProblems(step.fields))) {
        problems[`${place}.${part}`] = problem
      }
    }
  }
  return problems
}

const DAYS = { least: 0, most: 730 }

function seasonProblems({ category, seasonals }: TemplateValues): Problems {
  if (!hasTrait(category, 'year')) return {}
  return Object.fromEntries(
    SEASONS.map((season) => [
      `seasonals.${season}`,
      seasonals[season] === '' ? templateTexts.seasonsIncomplete : undefined,
    ]),
  )
}

const prefixed = <Value>(prefix: string, values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]))

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  problem: (value: Value) => string | undefined,
): Problems =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, problem(value)]))
