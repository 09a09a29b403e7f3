import {
  builderFlow,
  choosesAudience,
  missingFields,
  places,
  type BuilderState,
  type Missing,
} from '../builder/index.ts'
import {
  attachedProblems,
  couponEnds,
  earliestEndDate,
  usedSteps,
  type CampaignStep,
  type PresentCreative,
} from '../campaigns/index.ts'
import { bracesProblem } from '../creatives/index.ts'
import type { PictureSizes } from '../pieces/index.ts'
import {
  type CampaignTemplate,
  mayUse,
  templateReasons,
  type TemplateStatus,
} from '../templates/index.ts'
import type { PrintedDealer } from './many-dealers.rules.ts'
import { printProblems } from './print-problems.rules.ts'
import { orderTexts } from './texts.ts'

/** All that an order is judged by, when it is made and again when it is submitted. */
export interface OrderState extends BuilderState {
  template: CampaignTemplate
  /** As the template is by now. */
  present: CampaignTemplate & { status: TemplateStatus }
  isAdministrator: boolean
  /** Has the campaign changed since its saved audience was counted? */
  isAudienceStale: boolean
  /** Whose coupons may not promise a price that an association pays for. */
  flatCostSource: string
  /** The creatives that the steps hold, in their versions. */
  creatives: readonly PresentCreative[]
  printedFor: readonly PrintedDealer[]
  /** How large their logos are. */
  pictures: PictureSizes
}

/** Why a campaign cannot be ordered yet, each with the step of the builder where it is mended. */
export function orderProblems(state: OrderState): Missing[] {
  const { missing } = builderFlow(state)
  return [
    ...templateProblems(state),
    ...missing,
    ...usedSteps(state.campaign).flatMap((step) => [
      ...unlisted(couponProblems(step, state), missing),
      ...unlisted(missingFields(step, state.creatives), missing),
      ...wordProblems(step, state),
      ...printProblems(step, state),
    ]),
    ...staleAudience(state),
  ]
}

function templateProblems({ present, today, isAdministrator, campaign }: OrderState): Missing[] {
  // A dealer enrolls in a year, whichever of its seasons are open to enroll by themselves.
  const isOverridden = isAdministrator || campaign.annualCampaignKey !== null
  const usable = mayUse(present, { today, isOverridden })
  if (usable.ok) return []
  const text = templateReasons[usable.reason]
  return [{ code: usable.reason, text, place: places.confirmation }]
}

function couponProblems(step: CampaignStep, state: OrderState): Missing[] {
  const { campaign, template, today, flatCostSource } = state
  const { creative, key, name } = step
  if (creative.creativeTemplateKey === null) return []
  const problems = attachedProblems(creative.attachments, {
    target: creative.targetAttachmentCount,
    campaign,
    limitedSource: flatCostSource,
    earliest: earliestEndDate(step, today),
    ends: couponEnds(campaign, template, today),
  })
  return Object.entries(problems).map(([field, problem]) => ({
    code: 'order.coupon',
    place: places.coupon(key),
    field: `${key}.${field}`,
    text: orderTexts.ofStep(name, problem),
  }))
}

/** Without those that the builder lists already. */
const unlisted = (problems: readonly Missing[], listed: readonly Missing[]): Missing[] =>
  problems.filter(
    ({ code, field }) => !listed.some((one) => one.code === code && one.field === field),
  )

/** A creative of an earlier release was saved with whatever stood in its braces. */
function wordProblems({ key, name, creative }: CampaignStep, { creatives }: OrderState): Missing[] {
  const held = creatives.find(
    (one) => one.key === creative.creativeTemplateKey && one.version === creative.creativeVersion,
  )
  if (!held) return []
  const own = held.fields.map((field) => field.name)
  const problems = Object.values<string>({ ...held.texts }).map((text) => bracesProblem(text, own))
  return [...new Set(problems)].flatMap((problem) =>
    problem === undefined
      ? []
      : {
          code: 'order.words',
          place: places.creative(key),
          field: `${key}.creativeTemplateKey`,
          text: orderTexts.ofStep(name, orderTexts.strayBraces(problem)),
        },
  )
}

function staleAudience(state: OrderState): Missing[] {
  if (!choosesAudience(state) || state.audiencePieces === null || !state.isAudienceStale) return []
  return [{ code: 'order.stale-audience', text: orderTexts.staleAudience, place: places.audience }]
}
