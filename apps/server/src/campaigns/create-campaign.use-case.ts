import type { campaigns } from '@marquee/contract/campaigns'
import { todayIn } from '@marquee/rules/calendar'
import {
  cadenceOf,
  freeName,
  keptDetails,
  mayStartFor,
  nameFromTemplate,
  startedDetails,
  startedStep,
  stepsOfCampaignTemplate,
} from '@marquee/rules/campaigns'
import { refuse } from '@marquee/rules/result'
import { mayStart, mayUse } from '@marquee/rules/templates'
import { marketsStore, type MarketRow } from '../markets/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import {
  askedFor,
  isReadable,
  levelsSeenFrom,
  templatesStore,
  templatesView,
  type Template,
} from '../templates/index.ts'
import { campaignEventsStore } from './campaign-events.store.ts'
import { campaignsStore, type CampaignRow, type NewCampaign } from './campaigns.store.ts'
import { libraryAt } from './library.use-case.ts'
import { campaignNow } from './present-campaign.use-case.ts'

type Create = typeof campaigns.create
type Creating = Pick<Call<Create>, 'query' | 'person' | 'use' | 'now'>

export const createCampaign: UseCase<Create> = async (call) => {
  const { params, query, person, use, now, announce } = call
  const asked = await askedFor(call)
  const market = await use(marketsStore).find(query.marketKey)
  const template = await use(templatesStore).find(params.templateKey)
  if (!asked || !market || !template || !(await isReadable(template, asked, use))) {
    return refuse('not-found')
  }
  const startable = await mayBegin(template, market, call)
  if (!startable.ok) return startable
  const cadence = cadenceOf(template.content.type, query.campaignCadence)
  if (!cadence.ok) return cadence
  const campaign = await insert(template, market, cadence.value, call)
  const { key, hierarchyId, templateKey, templateVersion } = campaign
  await use(campaignEventsStore).tell(key, {
    ...{ at: new Date(now), action: 'create', toStatus: campaign.status, words: '' },
    ...{ personKey: person.key, by: person.name },
  })
  announce({ key, hierarchyId, templateKey, templateVersion, marketKey: market.key })
  return campaignNow(key, call)
}

/** Is the template offered to this market and person, and may it be used there today? */
async function mayBegin(template: Template, market: MarketRow, { person, use, now }: Creating) {
  const { key, status, category, content } = template
  const fitting = mayStartFor(market, category)
  if (!fitting.ok) return fitting
  const levels = levelsSeenFrom(person.level)
  const isOffered = await use(templatesView).isOffered(key, market.path, levels)
  if (!isOffered) return refuse('campaign-template.not-offered')
  const isForSeveral = mayStart(person.permissions, category)
  if (!isForSeveral.ok) return refuse('campaign-template.several-dealers-only')
  const isOverridden = person.permissions.includes('CAN_PERFORM_ADMIN_OPERATIONS')
  const today = todayIn(market.timeZone, now)
  return mayUse({ ...content, status, category }, { today, isOverridden })
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
      ...{ hierarchyId: template.hierarchyId, templateKey: template.key, cadence },
      ...{ templateVersion: template.version, category: template.category, type: content.type },
      ...{ marketKey: market.key, groupKey: null, parentKey: null, path: market.path },
      ...{ name, initialName: name, status: 'DRAFT', details: keptDetails(started) },
      deploymentDate: started.campaignStartDate,
      deploymentDateTwo: started.deploymentDateTwo,
      ...{ createdBy: person.key, creatorLevel: person.level, updatedBy: person.key },
    },
    new Date(now),
    use,
  )
  const steps = stepsOfCampaignTemplate(content)
  const library = await libraryAt(market.path, startedWith(content, steps), use)
  await use(campaignsStore).addSteps(
    campaign,
    steps.map((step) => ({
      ...{ number: step.number, templateStepKey: step.key },
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

/** Somebody may take a name between looking and writing; then the next one is tried. */
async function withFreeName(
  campaign: NewCampaign,
  at: Date,
  use: Creating['use'],
): Promise<CampaignRow> {
  const { name: wanted, marketKey } = campaign
  for (;;) {
    const taken = await use(campaignsStore).namesOf(marketKey)
    const name = freeName(wanted, taken)
    const made = await use(campaignsStore).insert({ ...campaign, name, initialName: name }, at)
    if (made) return made
  }
}
