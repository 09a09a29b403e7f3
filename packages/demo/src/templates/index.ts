import { addDays, type CalendarDate } from '@marquee/rules/calendar'
import { isBusinessDay } from '@marquee/rules/mail-dates'
import {
  ATTACHMENT_NAMES,
  ATTACHMENT_TYPE,
  SEASONS,
  type CampaignTemplate,
  type Category,
  type TemplateAttachment,
  type TemplateCreative,
  USUAL_DAYS_TO_SECOND_EMAIL,
} from '@marquee/rules/templates'
import { closedDays } from '../blackout-dates.ts'
import type { DemoCoupon } from '../coupons.ts'
import type { DemoCreative } from '../creatives/index.ts'
import { ALWAYS_ON_TEMPLATES } from './always-on.ts'
import { WAYS, type Days, type DescribedStep, type DescribedTemplate } from './described.ts'
import { METRO_TEMPLATES } from './metro.ts'
import { ON_DEMAND_TEMPLATES } from './on-demand.ts'
import { ANNUAL_TEMPLATES, PAST_TEMPLATES, SEASONAL_TEMPLATES } from './seasonal.ts'
import { ORDINARY } from './ordinary.ts'

export interface DemoTemplate {
  key: number
  id: string
  hierarchyId: string
  isInactive: boolean
  isForGroups: boolean
  content: CampaignTemplate
}

interface MadeOf {
  brands: readonly { id: string }[]
  creatives: readonly DemoCreative[]
  /** Their keys are their places in the list. */
  coupons: readonly DemoCoupon[]
  today: CalendarDate
}

const DESCRIBED = [
  ...ON_DEMAND_TEMPLATES,
  ...SEASONAL_TEMPLATES,
  ...ALWAYS_ON_TEMPLATES,
  ...METRO_TEMPLATES,
  ...ANNUAL_TEMPLATES,
  ...PAST_TEMPLATES,
]

/** By its place among the templates of a brand, and that of the brand among the brands. */
export const keyOfTemplate = (templateId: string, nthBrand: number): number =>
  nthBrand * DESCRIBED.length + DESCRIBED.findIndex(({ id }) => id === templateId) + 1

/** The same templates for every brand, their dates around the day on which the demo is loaded. */
export function demoTemplates(sources: MadeOf): DemoTemplate[] {
  return sources.brands.flatMap(({ id: hierarchyId }, nth) =>
    DESCRIBED.map((described) => ({
      key: keyOfTemplate(described.id, nth),
      id: described.id,
      hierarchyId,
      isInactive: described.isInactive ?? false,
      isForGroups: described.isForGroups ?? false,
      content: contentOf(described, {
        ...sources,
        hierarchyId,
        firstKey: nth * DESCRIBED.length + 1,
      }),
    })),
  )
}

type OfBrand = MadeOf & { hierarchyId: string; firstKey: number }

function contentOf(described: DescribedTemplate, brand: OfBrand): CampaignTemplate {
  const { name, description, category, ways, steps, code, dates, more } = described
  return {
    ...ORDINARY,
    name,
    description,
    category,
    channelOptions: WAYS[ways],
    priceBook: priceBookOf(described),
    workflows: [
      {
        key: 1,
        selectAudience: CHOOSES_AUDIENCE.includes(category),
        steps: (steps.length > 0 ? steps : [SEASONS_STEP]).map((step, at) =>
          stepOf(step, at + 1, ways, brand),
        ),
      },
    ],
    creativeTemplates: steps.flatMap((step, at) => creativesOf(step, at + 1, code, brand)),
    attachments: category === 'ON_DEMAND' ? attachmentsOf(brand) : [],
    seasonals: category === 'ANNUAL_SEASONAL' ? seasonsOf(brand) : [],
    ...dates?.(daysFrom(brand)),
    ...more,
  }
}

export const CHOOSES_AUDIENCE: readonly Category[] = [
  'ON_DEMAND',
  'SEASONAL',
  'METRO',
  'ANNUAL_SEASONAL',
]

function priceBookOf({ prices, discount }: DescribedTemplate): CampaignTemplate['priceBook'] {
  const { email, mail, digital } = prices
  const ofAll = [
    { option: 'EMAIL' as const, pricePerPiece: email },
    { option: 'DIRECT_MAIL' as const, pricePerPiece: mail },
    { option: 'DIGITAL_MEDIA' as const, pricePerPiece: digital },
  ]
  return {
    prices: ofAll.flatMap(({ option, pricePerPiece }) =>
      pricePerPiece === undefined ? [] : [{ option, pricePerPiece }],
    ),
    discount: discount ?? null,
  }
}

/** An annual enrollment has no pieces of its own: those of its seasons are made from their templates. */
const SEASONS_STEP: DescribedStep = { name: 'The four seasons', creatives: [], coupons: [] }

function stepOf(
  step: DescribedStep,
  number: number,
  ways: DescribedTemplate['ways'],
  brand: OfBrand,
) {
  const { name, creatives, coupons, after = 0, isOptional, reuses } = step
  const options = WAYS[ways]
  return {
    key: number,
    number,
    name,
    daysAfterStart: after,
    daysToSecondEmail: USUAL_DAYS_TO_SECOND_EMAIL,
    optionality: isOptional ? ('OPTIONAL' as const) : ('REQUIRED' as const),
    fulfillmentOptions: options.filter((one) => one.fulfillmentChannel !== null),
    fulfillmentVariationOptions: options.filter((one) => one.fulfillmentChannel === null),
    creativeSelection: {
      filterItems: creatives.map((id) => {
        const { key, content } = creativeBy(id, brand)
        return { name: content.name, creativeTemplateKey: key }
      }),
    },
    targetAttachmentCount: coupons.length,
    isCouponCustomizable: reuses === undefined,
    fields: [],
  }
}

function creativesOf(
  { creatives, coupons, reuses }: DescribedStep,
  stepNumber: number,
  code: string,
  brand: OfBrand,
): TemplateCreative[] {
  return creatives.map((id, at) => {
    const { key, content } = creativeBy(id, brand)
    const own = `${code}-${stepNumber}${'ABCDEFGH'[at]}`
    return {
      creativeTemplateKey: key,
      stepNumber,
      name: content.name,
      eventCode: code,
      creativeCode: own,
      letterCode: `L${code}${stepNumber}${at + 1}`,
      reuseCode: `${code}-${reuses ?? stepNumber}`,
      defaultCoupons: coupons.map((heading) => ({ couponKey: couponBy(heading, brand) })),
    }
  })
}

const creativeBy = (creativeId: string, { creatives, hierarchyId }: OfBrand): DemoCreative =>
  creatives.find((one) => one.id === creativeId && one.hierarchyId === hierarchyId) as DemoCreative

const couponBy = (heading: string, { coupons, hierarchyId }: OfBrand): number =>
  1 +
  coupons.findIndex(
    (one) => one.scope === 'GLOBAL' && one.hierarchyId === hierarchyId && one.heading === heading,
  )

/** The coupons whose words stand as a paragraph, and as a list. */
function attachmentsOf(brand: OfBrand): TemplateAttachment[] {
  const headings = ['On the house', 'Oil change special']
  return ATTACHMENT_NAMES.map((name, at) => ({
    key: couponBy(headings[at] ?? '', brand),
    type: ATTACHMENT_TYPE,
    name,
  }))
}

function seasonsOf({ firstKey }: OfBrand) {
  return SEASONS.map((season) => ({
    season,
    templateKey: firstKey + DESCRIBED.findIndex(({ id }) => id === season.toLowerCase()),
  }))
}

/** A season is mailed on a day on which its brand mails, or nobody could order it. */
function daysFrom({ today, hierarchyId }: OfBrand): Days {
  const closed = closedDays(hierarchyId, today)
  const day = (after: number) => addDays(today, after)
  const workday = (after: number): CalendarDate =>
    isBusinessDay(day(after)) && !closed.includes(day(after)) ? day(after) : workday(after + 1)
  return { day, workday }
}
