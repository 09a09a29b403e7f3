import type { campaigns } from '@marquee/contract/campaigns'
import {
  cadenceOf,
  freeName,
  toStoredDetails,
  nameFromTemplate,
  startedDetails,
  startedStep,
  stepsOfCampaignTemplate,
} from '@marquee/rules/campaigns'
import { refuse } from '@marquee/rules/result'
import { marketsStore, type MarketRow } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { viewerOf, isReadable, templatesStore, type Template } from '../templates/index.ts'
import { campaignEventsStore } from './campaign-events.store.ts'
import { campaignsStore, type CampaignRow, type NewCampaign } from './campaigns.store.ts'
import { libraryAt } from './library.load.ts'
import { isOfferedTo, isUsableAt } from './may-begin.check.ts'
import { campaignNow } from './campaign.present.ts'

type Create = typeof campaigns.create
type Creating = Pick<Call<Create>, 'query' | 'person' | 'use' | 'now'>

export const createCampaign: UseCase<Create> = async (call) => {
  const { params, query, person, use, now, announce } = call
  const viewer = await viewerOf(call)
  const market = await use(marketsStore).find(query.marketKey)
  const template = await use(templatesStore).find(params.templateKey)
  if (!viewer || !market || !template || !(await isReadable(template, viewer, use))) {
    return refuse('not-found')
  }
  const offered = await isOfferedTo(template, market, call)
  if (!offered.ok) return offered
  const usable = isUsableAt(template, market, call)
  if (!usable.ok) return usable
  const cadence = cadenceOf(template.content.type, query.campaignCadence)
  if (!cadence.ok) return cadence
  const campaign = await insert(template, market, cadence.value, call)
  const { key, hierarchyId, templateKey, templateVersion } = campaign
  await use(campaignEventsStore).record(key, {
    at: new Date(now),
    action: 'create',
    toStatus: campaign.status,
    words: '',
    personKey: person.key,
    by: person.name,
  })
  announce({ key, hierarchyId, templateKey, templateVersion, marketKey: market.key })
  return campaignNow(key, call)
}

async function insert(
  template: Template,
  market: MarketRow,
  cadence: CampaignRow['cadence'],
  { person, use, now }: Creating,
): Promise<CampaignRow> {
  const { content } = template
  const started = startedDetails(content)
  const name = nameFromTemplate(content.name)
  const campaign = await withFreeName(
    {
      hierarchyId: template.hierarchyId,
      templateKey: template.key,
      cadence,
      templateVersion: template.version,
      category: template.category,
      type: content.type,
      marketKey: market.key,
      groupKey: null,
      parentKey: null,
      path: market.path,
      name,
      initialName: name,
      status: 'DRAFT',
      details: toStoredDetails(started),
      mailDate: started.mailDate,
      secondMailDate: started.secondMailDate,
      createdBy: person.key,
      creatorLevel: person.level,
      updatedBy: person.key,
      reorderedFrom: null,
      reorderNotes: null,
    },
    use,
    (named) => use(campaignsStore).insert(named, new Date(now)),
  )
  const steps = stepsOfCampaignTemplate(content)
  const library = await libraryAt(market.path, startedWith(content, steps), use)
  await use(campaignsStore).addSteps(
    campaign,
    steps.map((step) => ({
      number: step.number,
      templateStepKey: step.key,
      ...startedStep(step, content, library),
    })),
  )
  return campaign
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
