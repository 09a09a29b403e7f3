import { annual } from '@marquee/contract/annual'
import { audience } from '@marquee/contract/audience'
import type { ReplyOf } from '@marquee/contract/operation'
import type { Story } from '@marquee/demo/stories'
import { defaultRequest } from '@marquee/rules/audience'
import { stepsOfCampaignTemplate } from '@marquee/rules/campaigns'
import type { CampaignTemplate } from '@marquee/rules/templates'
import { campaignsView, templateOf } from '../../campaigns/index.ts'
import { offered } from './choose-creatives.ts'
import type { Building, Built } from './story-context.ts'

/** A year with its seasons: each gets the piece that its template suggests, and one audience is chosen for all. */
export async function buildYear(story: Story, on: Building): Promise<Built> {
  const { by, name, way, year } = story
  const { call, at, place } = on
  const { templateKey, marketKey } = place
  const params = { templateKey: `${templateKey}` }
  const begun = await call(by, annual.create, { params, query: { marketKey: `${marketKey}` } }, at)
  const { key, isBillingDeferred, seasonals } = begun
  const body = {
    key,
    annualCampaignTemplateKey: templateKey,
    campaignName: name,
    isBillingDeferred,
    sampleRecipients: [],
    fulfillmentChannels: [],
    selectedChannel: way.value,
  }
  await call(by, annual.update, { body }, at)
  const template = await templateBehind(key, on)
  const built: Built = { key, by, orderedAs: 'year', template, budget: null }
  if (year === 'ready') await chooseAudience(built, seasonals, { ...on, way })
  return built
}

type Seasonals = ReplyOf<typeof annual.read>['seasonals']

async function chooseAudience(
  { by }: Built,
  seasonals: Seasonals,
  on: Building & Pick<Story, 'way'>,
): Promise<void> {
  const campaignKeys = seasonals.map(({ campaign }) => campaign.key)
  const [first = 0] = campaignKeys
  const searchRequest = defaultRequest(await templateBehind(first, on), [on.way.value], 0)
  const body = { campaignKeys, audienceSelectionDto: { searchRequest } }
  await on.call(by, audience.saveAnnual, { body }, on.at)
}

/** The season that may be customized at this time gets the other piece that its template offers. */
export async function customizeSeason({ key, by }: Built, on: Building): Promise<void> {
  const { call, at, inOwn } = on
  const { seasonals } = await call(by, annual.read, { params: { key: `${key}` } }, at)
  const open = seasonals.find(({ customization }) => customization.state === 'open')
  const step = open?.campaign.workflows[0]?.steps[0]
  if (!open || !step) throw new Error('No season of a year of the demo may be customized.')
  const campaignKey = open.campaign.key
  const template = await templateBehind(campaignKey, on)
  const [described] = stepsOfCampaignTemplate(template)
  if (!described) throw new Error('A season of the demo has no step.')
  const creative = await inOwn((use) => offered(described, template, campaignKey, use, 1))
  await call(by, annual.updateStep, { body: { ...step, campaignKey, creative } }, at)
}

async function templateBehind(
  campaignKey: number,
  { inOwn }: Pick<Building, 'inOwn'>,
): Promise<CampaignTemplate> {
  return inOwn(async (use) => {
    const found = await use(campaignsView).find(campaignKey)
    if (!found) throw new Error('A campaign of the demo is gone.')
    return (await templateOf(found, { use })).content
  })
}
