import {
  toStoredDetails,
  nameFromTemplate,
  startedDetails,
  startedStep,
  stepsOfCampaignTemplate,
} from '@marquee/rules/campaigns'
import { hasTrait, type Season } from '@marquee/rules/templates'
import type { MarketRow } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Template } from '../templates/index.ts'
import { campaignEventsStore, type NewEvent } from './campaign-events.store.ts'
import { campaignsStore, type CampaignRow, type NewCampaign } from './campaigns.store.ts'
import { withFreeName, withFreeNames } from './free-name.change.ts'
import { libraryAt } from './library.load.ts'

interface Starting {
  person: CallingPerson
  use: Use
  now: number
}

type Cadence = Pick<CampaignRow, 'cadence'>

/** A draft from a template at a market, with the event of its beginning. */
export async function startCampaign(
  template: Template,
  market: MarketRow,
  { cadence }: Cadence,
  by: Starting,
): Promise<CampaignRow> {
  const { use, person } = by
  const draft = draftFrom(template, market, { cadence, person })
  const campaign = await withFreeName(draft, use, (named) =>
    use(campaignsStore).insert(named, new Date(by.now)),
  )
  await addFirstSteps([{ campaign, template }], market, use)
  await use(campaignEventsStore).record(campaign.key, begun(by))
  return campaign
}

interface StartedSeason {
  season: Season
  template: Template
}

/** The draft of a year and those of its seasons, with the events of their beginning. */
export async function startYear(
  template: Template,
  market: MarketRow,
  { cadence, seasons }: Cadence & { seasons: readonly StartedSeason[] },
  by: Starting,
): Promise<CampaignRow> {
  const { use, person, now } = by
  const taken = await use(campaignsStore).namesOf(market.key)
  const write = (named: readonly NewCampaign[]) =>
    use(campaignsStore).insertAll(named, new Date(now))
  const year = draftFrom(template, market, { cadence, person })
  const [annual] = await withFreeNames([year], { use, write }, taken)
  if (!annual) throw new Error('A year was not written')
  const drafts = seasons.map(({ season, template: own }) =>
    draftFrom(own, market, { cadence, ofYear: { annual, season }, person }),
  )
  const campaigns = await withFreeNames(drafts, { use, write }, taken)
  const started = campaigns.flatMap((campaign) => {
    const of = seasons.find(({ season }) => season === campaign.season)
    return of ? [{ campaign, template: of.template }] : []
  })
  // The year itself has no steps.
  await addFirstSteps(started, market, use)
  await use(campaignEventsStore).recordOfYear(annual.key, begun(by))
  return annual
}

const begun = ({ person, now }: Starting): NewEvent => ({
  at: new Date(now),
  action: 'create',
  toStatus: 'DRAFT',
  words: '',
  personKey: person.key,
  by: person.name,
})

interface Started {
  campaign: CampaignRow
  template: Template
}

async function addFirstSteps(
  started: readonly Started[],
  market: MarketRow,
  use: Use,
): Promise<void> {
  const parts = started.map(({ campaign, template: { content } }) => {
    // In an annual enrollment each season has steps of its own.
    const steps = hasTrait(content.category, 'year') ? [] : stepsOfCampaignTemplate(content)
    return { campaign, content, steps, ...startedWith(content, steps) }
  })
  const keys = {
    creatives: parts.flatMap(({ creatives }) => creatives),
    coupons: parts.flatMap(({ coupons }) => coupons),
  }
  const library = await libraryAt(market.path, keys, use)
  await use(campaignsStore).addSteps(
    parts.map(({ campaign, content, steps }) => ({
      campaign,
      steps: steps.map((step) => ({
        number: step.number,
        templateStepKey: step.key,
        ...startedStep(step, content, library, campaign.annualKey !== null),
      })),
    })),
  )
}

interface Drafted extends Cadence, Pick<Starting, 'person'> {
  /** Of the campaign of one season: the annual enrollment that it is part of. */
  ofYear?: { annual: CampaignRow; season: Season }
}

/** As the template says it; a season has the channels of its year. */
function draftFrom(
  { key, version, hierarchyId, category, content }: Template,
  market: MarketRow,
  { cadence, ofYear, person }: Drafted,
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
