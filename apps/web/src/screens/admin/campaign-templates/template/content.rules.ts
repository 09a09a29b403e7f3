import { isCalendarDate, type CalendarDate } from '@marquee/rules/calendar'
import { FULFILLMENT_CHANNELS, FULFILLMENT_OPTIONS } from '@marquee/rules/channels'
import { parseMoney } from '@marquee/rules/money'
import {
  ATTACHMENT_NAMES,
  ATTACHMENT_TYPE,
  hasTrait,
  parsePiecePrice,
  SEASONS,
  SEGMENTS,
  triggerEvents,
  triggerOf,
  USUAL_DAYS_TO_SECOND_EMAIL,
} from '@marquee/rules/templates'
import { wholeNumber } from '../../../../ui/form/index.ts'
import { dynamicFieldOf } from '../../../../widgets/creatives/index.ts'
import type { StepValues, TemplateValues } from '../../../../widgets/templates/index.ts'

/** What is sent; text that is no valid value yet counts as empty, and is reported by the problems. */
export function contentOf(values: TemplateValues) {
  const { name, description, category, type, canSelectWaves, isBillingDeferred } = values
  return {
    name: name.trim(),
    description: description.trim(),
    category,
    type,
    trigger: triggerIn(values),
    canSelectWaves,
    isBillingDeferred,
    ...datesOf(values),
    ...audienceOf(values),
    minimumOrderValue: parseMoney(values.minimumOrderValue) ?? 0,
    priceBook: priceBookOf(values),
    channelOptions: values.channelOptions,
    workflows: values.workflows.map(({ key, selectAudience, steps }) => ({
      key,
      selectAudience,
      steps: steps.map(stepOf),
    })),
    creativeTemplates: values.creativeTemplates.map((creative) => ({
      ...creative,
      name: creative.name.trim(),
      creativeCode: creative.creativeCode.trim(),
      eventCode: creative.eventCode.trim(),
      letterCode: creative.letterCode.trim(),
      reuseCode: creative.reuseCode.trim(),
      stepNumber: wholeNumber(creative.stepNumber) ?? 0,
    })),
    attachments: attachmentsOf(values),
    seasonals: seasonalsOf(values),
  }
}

function triggerIn({ category, trigger }: Pick<TemplateValues, 'category' | 'trigger'>) {
  const after = triggerEvents[trigger.event].after === null ? 0 : (wholeNumber(trigger.after) ?? 0)
  return triggerOf(category, { event: trigger.event, after })
}

const dayOf = (typed: string | null): CalendarDate | null =>
  typed !== null && isCalendarDate(typed) ? typed : null

function datesOf(values: TemplateValues) {
  const { mailWindow, customizationPeriod, leadTimes } = values
  const periodOf = ({ startDate, endDate }: TemplateValues['mailWindow']) => ({
    startDate: dayOf(startDate),
    endDate: dayOf(endDate),
  })
  return {
    mailDate: dayOf(values.mailDate),
    secondMailDate: dayOf(values.secondMailDate),
    isMailDateLocked: values.isMailDateLocked,
    campaignExecution: values.campaignExecution,
    enrollmentStartDate: dayOf(values.enrollmentStartDate),
    enrollmentEndDate: dayOf(values.enrollmentEndDate),
    campaignEndDate: dayOf(values.campaignEndDate),
    mailWindow: periodOf(mailWindow),
    customizationPeriod: periodOf(customizationPeriod),
    leadTimes: FULFILLMENT_CHANNELS.flatMap((fulfillmentChannel) => {
      const businessDays = wholeNumber(leadTimes[fulfillmentChannel])
      return businessDays === undefined ? [] : [{ fulfillmentChannel, businessDays }]
    }),
  }
}

function audienceOf(values: TemplateValues) {
  const { segments, smartAudienceDefaultIncluded, distanceFilteringMax, analyticalModel } = values
  return {
    audienceConfiguration: {
      audienceSegmentConfigurations: SEGMENTS.map((segmentType) => ({
        segmentType,
        isDisabled: segments[segmentType] === 'OFF',
        isDefaultIncluded: segments[segmentType] === 'CHOSEN',
      })),
      smartAudienceDefaultIncluded,
    },
    distanceFilteringMax: wholeNumber(distanceFilteringMax) ?? null,
    analyticalModel: analyticalModel.trim() || null,
  }
}

function priceBookOf({ prices, hasDiscount, discount }: TemplateValues) {
  const priceOf = (text: string) => parsePiecePrice(text) ?? 0
  return {
    prices: FULFILLMENT_OPTIONS.flatMap((option) => {
      const pricePerPiece = parsePiecePrice(prices[option])
      return pricePerPiece === undefined ? [] : [{ option, pricePerPiece }]
    }),
    discount: hasDiscount
      ? {
          base: priceOf(discount.base),
          cap: wholeNumber(discount.cap) ?? 1,
          minimum: priceOf(discount.minimum),
          maximum: priceOf(discount.maximum),
        }
      : null,
  }
}

const stepOf = (step: StepValues) => ({
  ...step,
  name: step.name.trim(),
  number: wholeNumber(step.number) ?? 0,
  daysAfterStart: wholeNumber(step.daysAfterStart) ?? 0,
  daysToSecondEmail: wholeNumber(step.daysToSecondEmail) ?? USUAL_DAYS_TO_SECOND_EMAIL,
  targetAttachmentCount: wholeNumber(step.targetAttachmentCount) ?? 0,
  fields: step.fields.map(dynamicFieldOf),
})

function attachmentsOf({ couponTexts: { body, bullets } }: TemplateValues) {
  return [body, bullets].flatMap((typed, at) => {
    const key = wholeNumber(typed)
    const name = ATTACHMENT_NAMES[at]
    return key === undefined || name === undefined ? [] : [{ key, type: ATTACHMENT_TYPE, name }]
  })
}

function seasonalsOf({ category, seasonals }: TemplateValues) {
  if (!hasTrait(category, 'year')) return []
  return SEASONS.flatMap((season) => {
    const templateKey = wholeNumber(seasonals[season])
    return templateKey === undefined ? [] : [{ season, templateKey }]
  })
}
