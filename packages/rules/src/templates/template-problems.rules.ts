import { compareDates, type CalendarDate } from '../calendar/index.ts'
import { channelNames, channelsOf } from '../channels/index.ts'
import { fieldTexts, firstProblem, maxLength, required } from '../fields/index.ts'
import { showCount } from '../money/index.ts'
import { hasTrait } from './categories.rules.ts'
import { creativeCodesProblems } from './creative-codes-problems.rules.ts'
import { onlyFound, repeatedPlaces, type Problems } from './problems.rules.ts'
import { offeredOptions, optionOf } from './selectable-dates.rules.ts'
import { stepProblems } from './step-problems.rules.ts'
import { SEASONS, type CampaignTemplate, type Period } from './template.rules.ts'
import { templateTexts } from './texts.ts'
import { MOST_AFTER } from './trigger.rules.ts'

export const MOST_OF_TEMPLATE_NAME = 80
export const MOST_OF_DESCRIPTION = 600

/** What is wrong with a template that is to be saved: the path of each field and its message. */
export function templateProblems(template: CampaignTemplate): Record<string, string> {
  return onlyFound({
    name: firstProblem(template.name, required, maxLength(MOST_OF_TEMPLATE_NAME)),
    description: maxLength(MOST_OF_DESCRIPTION)(template.description),
    'trigger.after': triggerProblem(template),
    ...dateProblems(template),
    ...channelProblems(template),
    ...priceProblems(template),
    ...segmentProblems(template),
    ...seasonProblems(template),
    ...stepProblems(template),
    ...creativeCodesProblems(template),
  })
}

/** Fewer miles than a car runs in a month would be due again before anything is sent. */
const LEAST_MILES = 1_000

function triggerProblem({ trigger }: CampaignTemplate): string | undefined {
  const isTooOften = trigger?.event === 'MILES' && trigger.after < LEAST_MILES
  return isTooOften
    ? fieldTexts.wholeNumber(showCount(LEAST_MILES), showCount(MOST_AFTER))
    : undefined
}

function dateProblems(template: CampaignTemplate): Problems {
  const { category, mailDate, secondMailDate, isMailDateLocked } = template
  const enrollment = {
    startDate: template.enrollmentStartDate,
    endDate: template.enrollmentEndDate,
  }
  const isSeasonal = hasTrait(category, 'season')
  const { enrollmentNeeded } = templateTexts
  return {
    enrollmentStartDate: isSeasonal && !enrollment.startDate ? enrollmentNeeded : undefined,
    enrollmentEndDate:
      isSeasonal && !enrollment.endDate ? enrollmentNeeded : periodProblem(enrollment),
    'mailWindow.endDate': periodProblem(template.mailWindow),
    'customizationPeriod.endDate': periodProblem(template.customizationPeriod),
    secondMailDate: secondDateProblem(mailDate, secondMailDate, template),
    mailDate: isMailDateLocked && !mailDate ? templateTexts.lockWithoutDate : undefined,
  }
}

function periodProblem({ startDate, endDate }: Period): string | undefined {
  const isTurned = startDate !== null && endDate !== null && compareDates(endDate, startDate) < 0
  return isTurned ? templateTexts.endBeforeStart : undefined
}

function secondDateProblem(
  first: CalendarDate | null,
  second: CalendarDate | null,
  { canSelectWaves }: CampaignTemplate,
): string | undefined {
  if (second === null) return undefined
  if (!canSelectWaves) return templateTexts.secondWaveUnused
  const isLater = first !== null && compareDates(second, first) > 0
  return isLater ? undefined : templateTexts.secondWaveLater
}

function channelProblems({ channelOptions }: CampaignTemplate): Problems {
  const isOne = channelOptions.map(
    (option) =>
      (option.fulfillmentChannel === null) !== (option.fulfillmentChannelVariation === null),
  )
  const again = repeatedPlaces(channelOptions.map(optionOf))
  return {
    channelOptions: required(offeredOptions(channelOptions)) && templateTexts.optionMissing,
    ...Object.fromEntries(
      channelOptions.map((_, at) => [
        `channelOptions.${at}`,
        isOne[at]
          ? again.includes(at)
            ? templateTexts.optionTwice
            : undefined
          : templateTexts.optionEmpty,
      ]),
    ),
  }
}

/** Each channel that is offered, alone or in a variation, has a price. */
function priceProblems({ channelOptions, priceBook }: CampaignTemplate): Problems {
  const { prices, discount } = priceBook
  const priced = new Set(prices.map(({ option }) => option))
  const needed = new Set(offeredOptions(channelOptions).flatMap(channelsOf))
  const missing = [...needed].filter((channel) => !priced.has(channel))
  const names = missing.map((channel) => channelNames[channel]).join(', ')
  const again = repeatedPlaces(prices.map(({ option }) => option))
  return {
    'priceBook.prices': missing.length > 0 ? templateTexts.priceMissing(names) : undefined,
    ...Object.fromEntries(
      again.map((at) => [`priceBook.prices.${at}.option`, templateTexts.optionTwice]),
    ),
    'priceBook.discount.maximum':
      discount && discount.maximum < discount.minimum ? templateTexts.discountTurned : undefined,
  }
}

function segmentProblems({ audienceConfiguration }: CampaignTemplate): Problems {
  const { audienceSegmentConfigurations: segments } = audienceConfiguration
  return Object.fromEntries(
    repeatedPlaces(segments.map(({ segmentType }) => segmentType)).map((at) => [
      `audienceConfiguration.audienceSegmentConfigurations.${at}.segmentType`,
      templateTexts.segmentTwice,
    ]),
  )
}

function seasonProblems({ category, seasonals }: CampaignTemplate): Problems {
  if (!hasTrait(category, 'year')) {
    return { seasonals: seasonals.length > 0 ? templateTexts.seasonsUnused : undefined }
  }
  const named = new Set(seasonals.map(({ season }) => season))
  const isWhole = named.size === SEASONS.length && seasonals.length === SEASONS.length
  return { seasonals: isWhole ? undefined : templateTexts.seasonsIncomplete }
}
