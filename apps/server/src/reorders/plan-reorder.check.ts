import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { mayReorder, type CampaignDetails } from '@marquee/rules/campaigns'
import {
  priceChanges,
  reorderedDetails,
  reorderedSteps,
  reorderTexts,
  type NewStep,
  type ReorderFailure,
} from '@marquee/rules/reorders'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { selectableDates, templateReasons } from '@marquee/rules/templates'
import { blackoutDatesStore } from '../blackout-dates/index.ts'
import {
  campaignsStore,
  campaignsView,
  savedDetails,
  isOfferedTo,
  isUsableAt,
  libraryAt,
  standingOf,
  type FoundCampaign,
} from '../campaigns/index.ts'
import { marketsStore, type MarketRow } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { dealersOfGroup, templatesStore, type Template } from '../templates/index.ts'
import type { Cached } from './cache.load.ts'

export interface Reordering {
  person: CallingPerson
  use: Use
  now: number
  /** For many at once: sources, templates and closed days are the same for most of them. */
  cached: Cached
}

export interface ReorderRequest {
  campaignKey: number
  /** Null: where the campaign lies. */
  marketKey: number | null
  mailDate: CalendarDate | null
}

/** A campaign as the reorder would create it. */
export interface Planned {
  source: FoundCampaign
  market: MarketRow
  template: Template
  isSameMarket: boolean
  /** May the template be used today; a single draft is created anyway, with a note. */
  usable: ReturnType<typeof isUsableAt>
  details: CampaignDetails
  steps: readonly NewStep[]
  notes: readonly string[]
}

/** Reads what there is and decides what is taken over; writes nothing. */
export async function planReorder(request: ReorderRequest, by: Reordering) {
  const { use, person, cached } = by
  const { campaignKey } = request
  const source = await cached(`source ${campaignKey}`, () => use(campaignsView).find(campaignKey))
  if (!source) return refuse('reorder.source-gone')
  const allowed = mayReorder(person.permissions, standingOf(source))
  if (!allowed.ok) return allowed
  const { templateKey, templateVersion, hierarchyId } = source.campaign
  const market = await use(marketsStore).find(request.marketKey ?? source.market.key)
  const template = await cached(`template ${templateKey}`, () =>
    use(templatesStore).find(templateKey),
  )
  const before = await cached(`template ${templateKey} ${templateVersion}`, () =>
    use(templatesStore).find(templateKey, templateVersion),
  )
  if (!market) return refuse('reorder.market-gone')
  if (market.hierarchyId !== hierarchyId) return refuse('campaign.other-brand')
  if (!template || !before) return refuse('campaign-template.not-offered')
  const offered = await isOfferedTo(template, market, by)
  if (!offered.ok) return offered
  const usable = isUsableAt(template, market, by)
  const held: Held = { source, market, template, before, mailDate: request.mailDate }
  return accept({ source, market, template, usable, ...(await valuesOf(held, by)) })
}

interface Held
  extends Pick<ReorderRequest, 'mailDate'>, Pick<Planned, 'source' | 'market' | 'template'> {
  before: Template
}

async function valuesOf(
  { source, market, template, before, mailDate }: Held,
  by: Reordering,
): Promise<Pick<Planned, 'isSameMarket' | 'details' | 'steps' | 'notes'>> {
  const { campaign } = source
  const { use, now, cached } = by
  const today = todayIn(market.timeZone, now)
  const isSameMarket = market.key === source.market.key
  const children = await cached(`children ${campaign.key}`, () =>
    use(campaignsView).childrenOf(campaign),
  )
  const stored = savedDetails(
    campaign,
    children.map(({ marketKey }) => marketKey),
  )
  const closed = await cached(`closed ${template.path}`, () =>
    use(blackoutDatesStore).all(template.path),
  )
  const details = reorderedDetails(isSameMarket ? stored : withoutGroup(stored), {
    category: template.category,
    template: template.content,
    today,
    mailDate,
    isSameMarket,
    selectableDates: selectableDates(
      template.content,
      today,
      closed.map(({ date }) => date),
    ),
    isSelectable: await selectableIn(campaign.groupKey, template, by),
  })
  const steps = await stepsFor({ source, market, template, before }, today, by)
  const chosen = details.value.fulfillmentChannelsAndVariations
  const prices = priceChanges(chosen, before.content.priceBook, template.content.priceBook)
  const notes = [...details.notes, ...steps.notes, ...prices]
  return { isSameMarket, details: details.value, steps: steps.value, notes }
}

async function stepsFor(
  { source, market, template, before }: Omit<Held, 'mailDate'>,
  today: CalendarDate,
  { use, cached }: Reordering,
) {
  const { key } = source.campaign
  const held = await cached(`steps ${key}`, () => use(campaignsStore).stepsOf(key))
  const sources = held.map(({ templateStepKey, opted, creative, channels }) => ({
    templateStepKey,
    opted,
    creative,
    ...channels,
  }))
  const library = await cached(`library ${key} ${template.key} ${market.path}`, () =>
    libraryAt(market.path, namedBy(sources, template), use),
  )
  return reorderedSteps(sources, {
    template: template.content,
    before: before.content,
    library,
    today,
  })
}

/** A group belongs to the place for which it was chosen. */
function withoutGroup(details: CampaignDetails): CampaignDetails {
  const { metroCampaign } = details
  const elsewhere = metroCampaign && { ...metroCampaign, marketGroupKey: null, metroGroupName: '' }
  return { ...details, metroCampaign: elsewhere, selectedMarketKeys: [] }
}

async function selectableIn(groupKey: number | null, template: Template, by: Reordering) {
  const dealers = groupKey === null ? undefined : await dealersOfGroup(groupKey, by, template)
  const selectable = new Set(
    dealers?.flatMap(({ isSelectable, market }) => (isSelectable ? [market.key] : [])),
  )
  return (marketKey: number): boolean => selectable.has(marketKey)
}

function namedBy(sources: readonly Pick<NewStep, 'creative'>[], { content }: Template) {
  const { creativeTemplates } = content
  return {
    creatives: [
      ...creativeTemplates.map(({ creativeTemplateKey }) => creativeTemplateKey),
      ...sources.flatMap(({ creative }) => creative.creativeTemplateKey ?? []),
    ],
    coupons: [
      ...creativeTemplates.flatMap(({ defaultCoupons }) => defaultCoupons),
      ...sources.flatMap(({ creative }) => creative.attachments),
    ].map(({ couponKey }) => couponKey),
  }
}

/** The notes for the new draft; also why it could not be submitted at present. */
export function notesOf({ notes, usable }: Planned): readonly string[] {
  return usable.ok ? notes : [reorderTexts.template(templateReasons[usable.reason]), ...notes]
}

type PlanResult = Awaited<ReturnType<typeof planReorder>>

/** For one of many, a template that cannot be used is a refusal. */
export function onlyUsable(planned: PlanResult): Result<Planned, ReorderFailure> {
  if (!planned.ok) return planned
  return planned.value.usable.ok ? planned : refuse(planned.value.usable.reason)
}
