import { compareDates, type CalendarDate } from '../calendar/index.ts'
import { fieldTexts } from '../fields/index.ts'
import {
  datesFor,
  mailDateProblem,
  mailDateTexts,
  pickerBounds,
  secondWaveProblem,
} from '../mail-dates/index.ts'
import {
  type CampaignTemplate,
  type Category,
  hasTrait,
  mayChooseDate,
} from '../templates/index.ts'
import type { Campaign } from './campaign.rules.ts'
import type { DetailsFacts, DetailsTemplate } from './details.rules.ts'

export const usesMailDate = (category: Category): boolean => hasTrait(category, 'mail-date')

export const offersSecondWave = (
  category: Category,
  { canSelectWaves }: Pick<CampaignTemplate, 'canSelectWaves'>,
): boolean => canSelectWaves && hasTrait(category, 'two-waves')

/** What is wrong with the mail dates of a campaign that has some. */
export function dateProblems(
  campaign: Campaign,
  template: DetailsTemplate,
  facts: DetailsFacts,
): Record<string, string | undefined> {
  const { category, mailDate: first, secondMailDate: second, hasSecondWave } = campaign
  if (!usesMailDate(category)) return {}
  const choice = choiceOf(campaign, facts)
  const isSecond = hasSecondWave && offersSecondWave(category, template)
  return {
    mailDate: firstProblem(campaign, template, facts),
    secondMailDate: isSecond ? secondWaveProblem(second, first, choice) : undefined,
  }
}

function firstProblem(
  campaign: Campaign,
  template: DetailsTemplate,
  facts: DetailsFacts,
): string | undefined {
  const { category, mailDate: date } = campaign
  const mayChoose = mayChooseDate(template, facts.mayChooseFreely ?? false).ok
  if (!mayChoose) return fixedDateProblem(date, campaign, facts)
  // A seasonal campaign only needs a day; which day it is does not matter.
  if (hasTrait(category, 'season')) return date === null ? fieldTexts.required : undefined
  return mailDateProblem(date, choiceOf(campaign, facts))
}

/**
 * Why no order is made with the day of a seasonal campaign: while it is built it only needs one, whichever that is.
 * Undefined also where it is not known which days there are.
 */
export function seasonalDateProblem(
  campaign: Campaign,
  template: DetailsTemplate,
  facts: DetailsFacts,
): string | undefined {
  const { category, mailDate: date, fulfillmentChannelsAndVariations: chosen } = campaign
  const { today, selectableDates, mayChooseFreely = false } = facts
  if (!hasTrait(category, 'season') || !usesMailDate(category)) return undefined
  if (date === null || selectableDates === undefined) return undefined
  if (mayChooseFreely) return mailDateProblem(date, { today })
  const eligible = datesFor(chosen, selectableDates)
  // A year is ordered before the days of its later seasons are offered.
  const isOfYear = campaign.annualCampaignKey !== null && date === template.mailDate
  if (!isOfYear && mayChooseDate(template, false).ok) {
    return mailDateProblem(date, { today, eligible })
  }
  const isTooEarly = eligible[0] === undefined || date < eligible[0]
  return isTooEarly ? mailDateTexts.invalid : undefined
}

/** A day that the template sets need not be one to choose from, but must not come too early. */
function fixedDateProblem(
  date: CalendarDate | null,
  campaign: Campaign,
  facts: DetailsFacts,
): string | undefined {
  if (date === null || hasTrait(campaign.category, 'season')) return undefined
  const { eligible } = choiceOf(campaign, facts)
  const isTooEarly =
    eligible !== undefined && compareDates(date, pickerBounds(eligible)?.first ?? date) < 0
  return isTooEarly ? mailDateTexts.invalid : mailDateProblem(date, { today: facts.today })
}

function choiceOf(
  { fulfillmentChannelsAndVariations: chosen }: Campaign,
  { today, selectableDates, mayChooseFreely = false }: DetailsFacts,
) {
  const isLimited = selectableDates !== undefined && !mayChooseFreely && chosen.length > 0
  return { today, eligible: isLimited ? datesFor(chosen, selectableDates) : undefined }
}
