import type { campaigns } from '@marquee/contract/campaigns'
import { todayIn } from '@marquee/rules/calendar'
import {
  changeVersion,
  lostProblems,
  mayCarryCoupon,
  maySaveStep,
  sameStep,
  normalizedStep,
  stepProblems,
  stepsOfCampaignTemplate,
  switchTouchpoint,
  type Library,
  type StepDecisions,
} from '@marquee/rules/campaigns'
import { accept, refuse, type Result } from '@marquee/rules/result'
import type { TemplateStep } from '@marquee/rules/templates'
import { creativesStore } from '../creatives/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import type { Template } from '../templates/index.ts'
import { customizingOf, standingOf } from './campaign-abilities.check.ts'
import { campaignEventsStore } from './campaign-events.store.ts'
import { campaignsStore, type StepRow } from './campaigns.store.ts'
import type { FoundCampaign } from './campaigns.view.ts'
import { libraryAt } from './library.load.ts'
import { lockedCampaign } from './found-campaign.load.ts'
import { campaignNow } from './campaign.present.ts'
import { templateOf } from './campaign-template.load.ts'
import { saveStep } from './save-step.change.ts'
import { unalteredStepFacts } from './unaltered-facts.check.ts'

type Update = typeof campaigns.updateStep
type Updating = Pick<Call<Update>, 'body' | 'use' | 'now' | 'deployment'>

export const updateStep: UseCase<Update> = async (call) => {
  const { params, body, person, use, announce } = call
  const found = await lockedCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const rows = await use(campaignsStore).stepsOf(params.key)
  const template = await templateOf(found, call)
  const row = rows.find(({ key }) => key === body.key)
  const step = stepsOfCampaignTemplate(template.content).find(
    ({ key }) => key === row?.templateStepKey,
  )
  if (!row || !step) return refuse('not-found')
  const today = todayIn(found.market.timeZone, call.now)
  const customizing = await customizingOf(found, template.content, { today, use })
  const allowed = maySaveStep(person.permissions, standingOf(found), customizing)
  if (!allowed.ok) return allowed
  const deciding = { found, template, step, row }
  const current = changeVersion(row, call)
  if (!current.ok) {
    // A save whose answer got lost is sent again: it changes nothing and is no conflict.
    const { updated } = await updatedStep(deciding, call)
    return sameStep(decisionsOf(row), updated) ? campaignNow(params.key, call) : current
  }
  const facts = unalteredStepFacts(found, row, template.content.workflows[0], body)
  if (!facts.ok) return facts
  const switched = switchTouchpoint(
    { optionality: step.optionality, status: row.status },
    body.opted,
  )
  if (!switched.ok) return switched
  const decided = await decide(deciding, call)
  if (!decided.ok) return decided
  // What is ordered of a season, and not approved yet, is what its year was submitted with: nothing is saved then.
  const isOrdered = found.campaign.annualKey !== null && found.campaign.status === 'RESERVED'
  const status = isOrdered ? 'PENDING' : switched.value.status
  await saveStep(
    { found, template, rows, row },
    { ...decided.value, ...switched.value, status },
    call,
  )
  if (isOrdered) await submitStep(row, call)
  announce({ key: params.key, stepKey: row.key, version: row.version + 1 })
  return campaignNow(params.key, call)
}

/** Its change waits for a decision of its own. */
const submitStep = ({ key, campaignKey }: StepRow, { use, person, now }: Call<Update>) =>
  use(campaignEventsStore).record(campaignKey, {
    at: new Date(now),
    action: 'submit',
    stepKey: key,
    words: '',
    personKey: person.key,
    by: person.name,
  })

interface Deciding {
  found: FoundCampaign
  template: Template
  step: TemplateStep
  row: StepRow
}

const decisionsOf = ({ opted, creative, channels }: StepRow): StepDecisions => ({
  opted,
  creative,
  ...channels,
})

/** The sent step, as it would be stored. */
async function updatedStep({ found, template, step, row }: Deciding, call: Updating) {
  const library = await libraryFor(found, template, call)
  const { opted, creative, fulfillmentChannels, fulfillmentChannelVariations } = call.body
  const sent = { opted, creative, fulfillmentChannels, fulfillmentChannelVariations }
  const context = { step, template: template.content, stored: decisionsOf(row), library }
  return { library, updated: normalizedStep(sent, context) }
}

/** What becomes of a step, or what is wrong with it. */
async function decide(
  deciding: Deciding,
  call: Updating,
): Promise<Result<StepDecisions, 'request.invalid' | 'coupon.flat-cost-funded'>> {
  const { found, step, row } = deciding
  const { campaign, market } = found
  const stored = decisionsOf(row)
  const { library, updated } = await updatedStep(deciding, call)
  const problems = {
    ...lostProblems(call.body),
    ...stepProblems(updated, {
      step,
      stored,
      creative: await atVersion(updated, library, call),
      coupons: new Set(library.coupons.keys()),
      today: todayIn(market.timeZone, call.now),
    }),
  }
  const fields = Object.entries(problems).map(([path, text]) => [`body.${path}`, text])
  if (fields.length > 0) return refuse('request.invalid', { fields: Object.fromEntries(fields) })
  const { category, details } = campaign
  const funded = { category, fundingType: details.metroCampaign?.fundingType ?? null }
  const refused = updated.creative.attachments.some(
    ({ customValues }) => !mayCarryCoupon(customValues, funded, call.deployment.flatCostSource).ok,
  )
  return refused ? refuse('coupon.flat-cost-funded') : accept(updated)
}

function libraryFor({ campaign }: FoundCampaign, { content }: Template, { body, use }: Updating) {
  const { creativeTemplateKey: key, attachments } = body.creative
  const brought = content.creativeTemplates.flatMap(({ defaultCoupons }) => defaultCoupons)
  const keys = {
    creatives: key === null ? [] : [key],
    coupons: [...attachments, ...brought].map(({ couponKey }) => couponKey),
  }
  return libraryAt(campaign.path, keys, use)
}

/** The creative as the step holds it: a newer version may have other fields. */
async function atVersion(
  { creative: { creativeTemplateKey: key, creativeVersion } }: StepDecisions,
  { creatives }: Library,
  { use }: Pick<Updating, 'use'>,
) {
  const newest = key === null ? undefined : creatives.get(key)
  if (!newest || creativeVersion === null || creativeVersion === newest.version) return newest
  const held = await use(creativesStore).find(newest.key, creativeVersion)
  return held && { ...held.content, key: newest.key, version: creativeVersion }
}
