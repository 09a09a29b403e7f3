import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { channelNames } from '@marquee/rules/channels'
import { showMoney } from '@marquee/rules/money'
import {
  analyticalModelNames,
  categoryNames,
  isAnalyticalModel,
  offeredOptions,
  SEGMENTS,
  showPiecePrice,
  triggerEvents,
  type Period,
} from '@marquee/rules/templates'
import type { TemplateValues } from '../../../../widgets/templates/index.ts'
import { contentOf } from './content.rules.ts'
import type { PaneId } from './problems.rules.ts'
import { applyingDates, type DatesField } from './shown-dates.rules.ts'
import {
  audienceTexts,
  basicsTexts,
  channelTexts,
  dateTexts,
  reviewTexts as texts,
} from './texts.ts'

/** A name and what is said of it; without a value it is left out. */
export type ReviewFact = readonly [name: string, value: string | false]

type FactPane = Extract<PaneId, 'basics' | 'dates' | 'channels' | 'audience'>

/** What a template comes to, by the part of its form in which it is changed. */
export function reviewOf(values: TemplateValues): Record<FactPane, readonly ReviewFact[]> {
  return {
    basics: basicsOf(values),
    dates: datesOf(values),
    channels: channelsOf(values),
    audience: audienceOf(values),
  }
}

function basicsOf(values: TemplateValues): ReviewFact[] {
  const { name, description, category, type, trigger, ...more } = contentOf(values)
  return [
    [basicsTexts.name, name || texts.none],
    [basicsTexts.description, description || texts.none],
    [basicsTexts.category, categoryNames[category].name],
    [basicsTexts.type, basicsTexts.types[type]],
    [basicsTexts.trigger, trigger !== null && triggerEvents[trigger.event].name],
    [
      basicsTexts.minimumOrderValue,
      more.minimumOrderValue > 0 && showMoney(more.minimumOrderValue),
    ],
    [basicsTexts.canSelectWaves, more.canSelectWaves && texts.yes],
    [basicsTexts.isBillingDeferred, more.isBillingDeferred && texts.yes],
  ]
}

const day = (date: CalendarDate | null): string | false => date !== null && showDate(date)

function period({ startDate, endDate }: Period): string | false {
  const [first, last] = [day(startDate), day(endDate)]
  if (first && last) return texts.between(first, last)
  if (first) return texts.from(first)
  return last && texts.until(last)
}

/** Days that mean nothing for the template are not reviewed. */
function datesOf(values: TemplateValues): ReviewFact[] {
  const content = contentOf(values)
  const applying = applyingDates(values)
  const has = (name: DatesField) => applying.has(name)
  const enrollment = { startDate: content.enrollmentStartDate, endDate: content.enrollmentEndDate }
  const mode = dateTexts.modes[content.campaignExecution.startDateSelectionMode]
  return [
    [dateTexts.mode, has('campaignExecution.startDateSelectionMode') && mode],
    [texts.mailWindow, has('mailWindow.startDate') && period(content.mailWindow)],
    [dateTexts.mailDate, has('mailDate') && day(content.mailDate)],
    [dateTexts.secondMailDate, has('secondMailDate') && day(content.secondMailDate)],
    [dateTexts.isMailDateLocked, has('isMailDateLocked') && content.isMailDateLocked && texts.yes],
    [texts.enrollment, has('enrollmentStartDate') && period(enrollment)],
    [dateTexts.campaignEndDate, has('campaignEndDate') && day(content.campaignEndDate)],
    [texts.changes, has('customizationPeriod.startDate') && period(content.customizationPeriod)],
    ...content.leadTimes
      .filter(({ fulfillmentChannel }) => has(`leadTimes.${fulfillmentChannel}`))
      .map(({ fulfillmentChannel, businessDays }): ReviewFact => [
        `${dateTexts.leadTimes}: ${channelNames[fulfillmentChannel]}`,
        texts.businessDays(businessDays),
      ]),
  ]
}

function channelsOf(values: TemplateValues): ReviewFact[] {
  const { channelOptions, priceBook } = contentOf(values)
  const prices = priceBook.prices.map(
    ({ option, pricePerPiece }) => `${channelNames[option]} ${showPiecePrice(pricePerPiece)}`,
  )
  return [
    [channelTexts.offered, namesOf(offeredOptions(channelOptions)) || texts.none],
    [channelTexts.prices, prices.join(', ') || texts.none],
    [channelTexts.hasDiscount, priceBook.discount !== null && texts.yes],
  ]
}

/** The ways of sending by name. */
export const namesOf = (options: readonly (keyof typeof channelNames)[]): string =>
  options.map((each) => channelNames[each]).join(', ')

function audienceOf(values: TemplateValues): ReviewFact[] {
  const { distanceFilteringMax, analyticalModel, workflows } = contentOf(values)
  const segments = SEGMENTS.filter((segment) => values.segments[segment] !== 'OFF')
  return [
    [audienceTexts.selectAudience, workflows[0]?.selectAudience === true && texts.yes],
    [
      audienceTexts.segments,
      segments.map((segment) => audienceTexts.segment[segment]).join(', ') || texts.none,
    ],
    [audienceTexts.distance, distanceFilteringMax !== null && texts.miles(distanceFilteringMax)],
    [audienceTexts.model, analyticalModel !== null && modelName(analyticalModel)],
  ]
}

const modelName = (model: string): string =>
  isAnalyticalModel(model) ? analyticalModelNames[model] : audienceTexts.otherModel(model)
