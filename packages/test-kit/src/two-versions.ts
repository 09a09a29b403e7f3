import { detailsNames, picked, type CampaignDetails } from '@marquee/rules/campaigns'
import { carriedCampaign, type Work } from '@marquee/rules/newer-versions'
import type { NewStep } from '@marquee/rules/reorders'
import type { CampaignTemplate, TemplateStep } from '@marquee/rules/templates'
import {
  attachedCoupon,
  BUILT_ON,
  channelOption,
  day,
  draftCampaign,
  openTemplate,
  seedPerson,
} from './campaign.ts'
import { presentCreative } from './creative.ts'

export const MAILED = day('2027-03-22')
export const LATER = day('2027-03-29')
const EMAIL = channelOption({ fulfillmentChannel: 'EMAIL' })
export const MAIL = channelOption({ fulfillmentChannel: 'DIRECT_MAIL' })

export const step = (key: number, overrides: Partial<TemplateStep> = {}): TemplateStep => ({
  key,
  number: key,
  name: `Step ${key}`,
  optionality: 'REQUIRED',
  daysAfterStart: 0,
  daysToSecondEmail: 5,
  fulfillmentOptions: [],
  fulfillmentVariationOptions: [],
  targetAttachmentCount: 2,
  isCouponCustomizable: true,
  fields: [],
  creativeSelection: {
    filterItems: [
      { name: 'Oil', creativeTemplateKey: 11 },
      { name: 'Tires', creativeTemplateKey: 12 },
    ],
  },
  ...overrides,
})
export const only = (creativeTemplateKey: number, name: string) => ({
  creativeSelection: { filterItems: [{ name, creativeTemplateKey }] },
})

export const workflow = (...steps: TemplateStep[]) => [{ key: 1, selectAudience: true, steps }]
export const template = (overrides: Partial<CampaignTemplate> = {}) =>
  ({
    ...openTemplate,
    category: 'ON_DEMAND',
    type: 'STANDARD',
    mailDate: null,
    secondMailDate: null,
    minimumOrderValue: 0,
    priceBook: { prices: [{ option: 'EMAIL', pricePerPiece: 400 }], discount: null },
    audienceConfiguration: {
      audienceSegmentConfigurations: [],
      smartAudienceDefaultIncluded: false,
    },
    distanceFilteringMax: null,
    analyticalModel: null,
    creativeTemplates: [],
    workflows: workflow(step(1), step(2, { optionality: 'OPTIONAL' })),
    ...overrides,
  }) as CampaignTemplate

const piece = (key: number) =>
  presentCreative({ key, version: 5, name: key === 11 ? 'Oil' : 'Tires', minAttachments: 0 })

const library = {
  creatives: new Map([
    [11, piece(11)],
    [12, piece(12)],
  ]),
  coupons: new Map([[21, attachedCoupon(21).customValues]]),
}

export const heldStep = (
  templateStepKey: number,
  overrides: Partial<Omit<NewStep, 'number'>> = {},
): Omit<NewStep, 'number'> => ({
  templateStepKey,
  opted: true,
  fulfillmentChannels: ['EMAIL'],
  fulfillmentChannelVariations: [],
  creative: {
    creativeTemplateKey: 11,
    creativeVersion: 3,
    variationId: 'b',
    values: { greeting: 'Hello' },
    attachments: [attachedCoupon(7), attachedCoupon(8)],
    targetAttachmentCount: 2,
  },
  ...overrides,
})

const detailsOf = (overrides: Partial<CampaignDetails> = {}): CampaignDetails =>
  picked(
    draftCampaign({
      name: 'Spring',
      mailDate: MAILED,
      sampleRecipients: [seedPerson()],
      ...overrides,
    }),
    detailsNames,
  )

export interface Case {
  before?: Partial<CampaignTemplate>
  now: Partial<CampaignTemplate>
  details?: Partial<CampaignDetails>
  steps?: Work['steps']
  hasAudience?: boolean
  offered?: readonly (typeof MAILED)[]
}

export function carried({ before, now, details, steps, hasAudience = false, offered }: Case) {
  const work: Work = { details: detailsOf(details), steps: steps ?? [heldStep(1)], hasAudience }
  const dates = { EMAIL: [MAILED, LATER], DIRECT_MAIL: [MAILED, LATER] }
  const outcome = carriedCampaign(work, {
    before: template(before),
    now: template(now),
    datesBefore: dates,
    datesNow: offered ? { EMAIL: offered, DIRECT_MAIL: offered } : dates,
    today: BUILT_ON,
    library,
  })
  return { work, ...outcome }
}
export const firstOf = ({ steps }: ReturnType<typeof carried>) => steps[0] as NewStep
export const open = { fulfillmentOptions: [EMAIL, MAIL] }
export const reusable = workflow(step(1, open), step(2, { ...open, optionality: 'OPTIONAL' }))
