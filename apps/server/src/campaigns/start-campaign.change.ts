import {
  freeName,
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
  const { use, now, person } = by
  const campaign = await withFreeName(
    draftFrom(template, market, { cadence, person }),
    use,
    (named) => use(campaignsStore).insert(named, new Date(now)),
  )
  await addFirstSteps([{ campaign, template }], market, use)
  await use(campaignEventsStore).record(campaign.key, begun(by))
  return campaign
}

interface StartedSeason {
  season: Season
  template: Template
}

/** The drafts of the seasons of a year that just began itself, with the events of their beginning. */
export async function startSeasons(
  annual: CampaignRow,
  seasons: readonly StartedSeason[],
  market: MarketRow,
  by: Starting,
): Promise<void> {
  const { use, now, person } = by
  const { cadence } = annual
  const drafts = seasons.map(({ season, template }) =>
    draftFrom(template, market, { cadence, ofYear: { annual, season }, person }),
  )
  const campaigns = await withFreeNames(drafts, market, { use, now })
  const started = campaigns.flatMap((campaign) => {
    const of = seasons.find(({ season }) => season === campaign.season)
    return of ? [{ campaign, template: of.template }] : []
  })
  await addFirstSteps(started, market, use)
  await use(campaignEventsStore).recordOfSeasons(annual.key, 'DRAFT', begun(by))
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

/** Another person may take the name between looking and writing; then the next one is tried. */
export async function withFreeName(
  campaign: NewCampaign,
  use: Starting['use'],
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

/** The same of the seasons of a year: those whose names were taken meanwhile get another one. */
async function withFreeNames(
  drafts: readonly NewCampaign[],
  market: MarketRow,
  { use, now }: Pick<Starting, 'use' | 'now'>,
): Promise<CampaignRow[]> {
  const created: CampaignRow[] = []
  for (;;) {
    const waiting = drafts.filter(({ season }) => !created.some((one) => one.season === season))
    if (waiting.length === 0) return created
    const taken = await use(campaignsStore).namesOf(market.key)
    const named = waiting.map((draft) => {
      const name = freeName(draft.name, taken)
      taken.push(name)
      return { ...draft, name, initialName: name }
    })
    created.push(...(await use(campaignsStore).insertAll(named, new Date(now))))
  }
}
