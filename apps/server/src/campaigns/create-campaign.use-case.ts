import type { campaigns } from '@marquee/contract/campaigns'
import {
  freeName,
  toStoredDetails,
  nameFromTemplate,
  startedDetails,
  startedStep,
  stepsOfCampaignTemplate,
} from '@marquee/rules/campaigns'
import { refuse } from '@marquee/rules/result'
import { hasTrait, type Season } from '@marquee/rules/templates'
import { marketsStore, type MarketRow } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { viewerOf, isReadable, templatesStore, type Template } from '../templates/index.ts'
import { campaignEventsStore } from './campaign-events.store.ts'
import { campaignsStore, type CampaignRow, type NewCampaign } from './campaigns.store.ts'
import { libraryAt } from './library.load.ts'
import { cadenceAt } from './may-begin.check.ts'
import { campaignNow } from './campaign.present.ts'

type Create = typeof campaigns.create
type Creating = Pick<Call<Create>, 'person' | 'use' | 'now'>

export const createCampaign: UseCase<Create> = async (call) => {
  const { params, query, use, announce } = call
  const viewer = await viewerOf(call)
  const market = await use(marketsStore).find(query.marketKey)
  const template = await use(templatesStore).find(params.templateKey)
  if (!viewer || !market || !template || !(await isReadable(template, viewer, use))) {
    return refuse('not-found')
  }
  // A year is enrolled in by another call.
  if (hasTrait(template.category, 'year')) return refuse('campaign.annual')
  const cadence = await cadenceAt(template, market, query.campaignCadence, call)
  if (!cadence.ok) return cadence
  const campaign = await startCampaign(template, market, { cadence: cadence.value }, call)
  const { key, hierarchyId, templateKey, templateVersion } = campaign
  announce({ key, hierarchyId, templateKey, templateVersion, marketKey: market.key })
  return campaignNow(key, call)
}

interface Started extends Pick<CampaignRow, 'cadence'> {
  /** Of the campaign of one season: the annual enrollment that it is part of. */
  ofYear?: { annual: CampaignRow; season: Season } | undefined
}

/** A draft from a template at a market, with the event of its beginning. */
export async function startCampaign(
  template: Template,
  market: MarketRow,
  { cadence, ofYear }: Started,
  { person, use, now }: Creating,
): Promise<CampaignRow> {
  const { content } = template
  const campaign = await withFreeName(
    draftFrom(template, market, { cadence, ofYear, person }),
    use,
    (named) => use(campaignsStore).insert(named, new Date(now)),
  )
  // In an annual enrollment each season has steps of its own.
  const steps = hasTrait(content.category, 'year') ? [] : stepsOfCampaignTemplate(content)
  const library = await libraryAt(market.path, startedWith(content, steps), use)
  await use(campaignsStore).addSteps(
    campaign,
    steps.map((step) => ({
      number: step.number,
      templateStepKey: step.key,
      ...startedStep(step, content, library, ofYear !== undefined),
    })),
  )
  await use(campaignEventsStore).record(campaign.key, {
    at: new Date(now),
    action: 'create',
    toStatus: campaign.status,
    words: '',
    personKey: person.key,
    by: person.name,
  })
  return campaign
}

/** As the template says it; a season has the channels of its year. */
function draftFrom(
  { key, version, hierarchyId, category, content }: Template,
  market: MarketRow,
  { cadence, ofYear, person }: Started & Pick<Creating, 'person'>,
): NewCampaign {
  const started = startedDetails(content)
  const { fulfillmentChannelsAndVariations } = ofYear?.annual.details ?? started
  const name = nameFromTemplate(content.name)
  return {
    hierarchyId,
    templateKey: key,
    cadence,
    templateVersion: version,
    category,
    type: content.type,
    marketKey: market.key,
    groupKey: null,
    parentKey: null,
    annualKey: ofYear?.annual.key ?? null,
    season: ofYear?.season ?? null,
    path: market.path,
    name,
    initialName: name,
    status: 'DRAFT',
    details: toStoredDetails({ ...started, fulfillmentChannelsAndVariations }),
    mailDate: started.mailDate,
    secondMailDate: started.secondMailDate,
    createdBy: person.key,
    creatorLevel: person.level,
    updatedBy: person.key,
    reorderedFrom: null,
    reorderNotes: null,
  }
}

function startedWith(
  { creativeTemplates }: Template['content'],
  steps: ReturnType<typeof stepsOfCampaignTemplate>,
) {
  const defaults = creativeTemplates.flatMap(({ defaultCoupons }) => defaultCoupons)
  const items = steps.flatMap(({ creativeSelection }) => creativeSelection.filterItems)
  return {
    creatives: items.map(({ creativeTemplateKey }) => creativeTemplateKey),
    coupons: defaults.map(({ couponKey }) => couponKey),
  }
}

/** Another person may take the name between looking and writing; then the next one is tried. */
export async function withFreeName(
  campaign: NewCampaign,
  use: Creating['use'],
  write: (named: NewCampaign) => Promise<CampaignRow | undefined>,
): Promise<CampaignRow> {
  const { name: givenName, marketKey } = campaign
  for (;;) {
    const taken = await use(campaignsStore).namesOf(marketKey)
    const name = freeName(givenName, taken)
    const created = await write({ ...campaign, name, initialName: name })
    if (created) return created
  }
}
