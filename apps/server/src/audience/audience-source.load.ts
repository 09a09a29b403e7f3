import type { CodedModel } from '@marquee/rules/audience'
import {
  startedStep,
  startingOptions,
  stepsOfCampaignTemplate,
  type sendsOf,
} from '@marquee/rules/campaigns'
import type { CalendarDate } from '@marquee/rules/calendar'
import type { FulfillmentOption } from '@marquee/rules/channels'
import { accept, refuse, type Result } from '@marquee/rules/result'
import type { CampaignTemplate } from '@marquee/rules/templates'
import type { CountedCampaign } from '../campaigns/index.ts'
import { narrowedToPlace } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { viewerOf, isReadable, templatesStore, type Template } from '../templates/index.ts'
import { codedModelsView } from './coded-models.view.ts'
import type { Touchpoint } from './monthly-estimate.load.ts'
import { marketDataView, type MarketData } from './market-data.view.ts'

export interface AudienceCall {
  person: CallingPerson
  query: { marketKey?: number | undefined; hierarchyId?: string | undefined }
  use: Use
  now: number
}

/**
 * Everything that counting the audiences of a template or a campaign needs, read before the counting
 * begins.
 */
export interface AudienceSource {
  template: CampaignTemplate
  /** The ways of sending that are chosen already. */
  ways: readonly FulfillmentOption[]
  steps: Parameters<typeof sendsOf>[1]
  models: readonly CodedModel[]
  markets: readonly MarketData[]
  /** On which the campaign is sent first; null: it is not known yet. */
  mailDate: CalendarDate | null
}

/** Of a campaign that would be started from a template: its touchpoints as they would begin. */
export interface TemplateSource extends AudienceSource {
  steps: readonly Touchpoint[]
}

export type SourceRefusal = 'not-found' | 'audience.no-markets' | 'audience.data-not-there'

/** The source of a campaign's audience; of its dealers only the named ones, or all. */
export async function sourceOfCampaign(
  campaign: CountedCampaign,
  sourceIds: readonly string[],
  { use }: Pick<AudienceCall, 'use'>,
): Promise<Result<AudienceSource, SourceRefusal>> {
  const { found, template, steps } = campaign
  if (campaign.marketKeys.length === 0) return refuse('audience.no-markets')
  const markets = withData(await use(marketDataView).dealers(campaign.marketKeys), sourceIds)
  if (!markets.ok) return markets
  const ways = found.campaign.details.fulfillmentChannelsAndVariations.map(({ value }) => value)
  const models = await use(codedModelsView).all(found.campaign.hierarchyId)
  return accept({
    template: template.content,
    ways,
    steps,
    models,
    markets: markets.value,
    mailDate: found.campaign.mailDate,
  })
}

/** What a campaign started from one of these templates would be counted from, for the requested market. */
export async function sourceOfTemplates(
  keys: readonly number[],
  sourceIds: readonly string[],
  call: AudienceCall,
): Promise<Result<Map<number, TemplateSource>, SourceRefusal>> {
  const { use } = call
  const viewer = await viewerOf(call)
  const part = await narrowedToPlace(call)
  if (!viewer || !part) return refuse('not-found')
  const found = new Map<number, TemplateSource>()
  for (const template of await use(templatesStore).findAll([...new Set(keys)])) {
    if (!(await isReadable(template, viewer, use))) continue
    const { hierarchyId } = template
    const markets = withData(await use(marketDataView).openDealers(hierarchyId, part), sourceIds)
    if (!markets.ok) return markets
    const models = await use(codedModelsView).all(hierarchyId)
    found.set(template.key, { ...begun(template), models, markets: markets.value, mailDate: null })
  }
  return found.size === new Set(keys).size ? accept(found) : refuse('not-found')
}

/** The state in which a campaign starts: the template's default channels, no step switched. */
function begun({ content }: Template) {
  const library = { creatives: new Map(), coupons: new Map() }
  const steps = stepsOfCampaignTemplate(content).map((step, at) => ({
    ...startedStep(step, content, library),
    key: at,
    name: step.name,
    daysAfterStart: step.daysAfterStart,
    optionality: step.optionality,
  }))
  const ways = startingOptions(content.channelOptions).map(({ value }) => value)
  return { template: content, ways, steps }
}

/** Dealers without customers count as zero among others; alone, they are an error. */
function withData(
  markets: readonly MarketData[],
  sourceIds: readonly string[],
): Result<readonly MarketData[], 'not-found' | 'audience.data-not-there'> {
  const found = named(markets, sourceIds)
  if (!found.ok) return found
  const known = found.value.filter(({ version }) => (version ?? 0) > 0)
  const isNoneKnown = found.value.length > 0 && known.length === 0
  return isNoneKnown ? refuse('audience.data-not-there') : found
}

/** A dealer who is not among them is answered as if they did not exist. */
function named(
  markets: readonly MarketData[],
  sourceIds: readonly string[],
): Result<readonly MarketData[], 'not-found'> {
  if (sourceIds.length === 0) return accept(markets)
  const chosen = new Set(sourceIds)
  const known = markets.filter(({ sourceId }) => chosen.has(sourceId))
  return known.length === chosen.size ? accept(known) : refuse('not-found')
}
