import { audience } from '@marquee/contract/audience'
import { campaigns } from '@marquee/contract/campaigns'
import type { ReplyOf } from '@marquee/contract/operation'
import { seedLists } from '@marquee/contract/seed-lists'
import { templates } from '@marquee/contract/templates'
import { CHOOSES_AUDIENCE, MAILER } from '@marquee/demo'
import type { Actor, Story } from '@marquee/demo/stories'
import { defaultRequest } from '@marquee/rules/audience'
import { addDays, todayIn } from '@marquee/rules/calendar'
import { campaignsView, templateOf } from '../../campaigns/index.ts'
import type { CallAs } from './calling.ts'
import { chooseCreatives } from './choose-creatives.ts'
import type { Building, Built } from './story-context.ts'

type Campaign = ReplyOf<typeof campaigns.read>

/** A campaign with all that an order needs. */
export async function buildCampaign(story: Story, on: Building): Promise<Built> {
  const {
    by,
    name,
    way,
    mailed,
    group = '',
    monthlyCap = null,
    budget = null,
    paidByAssociation,
  } = story
  const { call, at, inOwn, place } = on
  const { templateKey, marketKey, groupKey, dealers } = place
  const begun = await call(
    by,
    campaigns.create,
    { params: { templateKey: `${templateKey}` }, query: { marketKey: `${marketKey}` } },
    at,
  )
  const { key, metroCampaign } = begun
  const metro = metroCampaign && {
    ...metroCampaign,
    ...MAILER,
    marketGroupKey: groupKey,
    metroGroupName: group,
    fundingType: paidByAssociation ? ('DAA_FUNDING' as const) : metroCampaign.fundingType,
  }
  const { content } = await inOwn(async (use) => {
    const found = await use(campaignsView).find(key)
    return templateOf(found as NonNullable<typeof found>, { use })
  })
  const orderedAs = metro === null ? ('campaign' as const) : ('metro' as const)
  const built = { key, by, orderedAs, template: content, budget }
  const seeds = await seedsOf(story, on)
  const chosen = {
    name,
    fulfillmentChannelsAndVariations: [way],
    metroCampaign: metro,
    monthlyCap,
    sampleRecipients: seeds?.recipients ?? [],
    sampleRecipientListKey: seeds?.listKey ?? null,
  }
  await chooseDates(built, mailed, on, { ...chosen, selectedMarketKeys: dealers })
  await chooseCreatives(built, on)
  return built
}

async function seedsOf({ by, seedList }: Story, { call, at, place }: Building) {
  if (seedList === undefined) return undefined
  const query = { marketKey: `${place.marketKey}` }
  const { sampleRecipientLists } = await call(by, seedLists.list, { query }, at)
  const list = sampleRecipientLists.find(({ name }) => name === seedList)
  if (!list) throw new Error(`The market of a demo campaign has no list “${seedList}”.`)
  const recipients = list.sampleRecipients.map(({ foreName, surName, email, address }) => ({
    foreName,
    surName,
    email,
    address,
  }))
  return { recipients, listKey: list.key }
}

/** Chooses the first offered days from those on, and counts the audience for them. */
export async function chooseDates(
  { key, by, template, budget }: Built,
  mailed: readonly number[],
  { call, at, now }: Building,
  changed: object = {},
): Promise<void> {
  const present = await call(by, campaigns.read, { params: { key: `${key}` } }, at)
  const campaign = { ...present, ...changed } as Campaign
  const offered = await daysOffered(campaign, by, { call, at })
  const loaded = todayIn('America/New_York', now)
  const [first = null, second = null] = mailed.map(
    (days) => offered.find((day) => day >= addDays(loaded, days)) ?? null,
  )
  const dates = { mailDate: first, hasSecondWave: second !== null, secondMailDate: second }
  await call(by, campaigns.update, { body: { ...campaign, ...dates } }, at)
  if (!CHOOSES_AUDIENCE.includes(campaign.category)) return
  const options = campaign.fulfillmentChannelsAndVariations.map(({ value }) => value)
  const all = defaultRequest(template, options, 0)
  const searchRequest =
    budget === null ? all : { ...all, isSmartSelectEnabled: true, spendingLimit: budget }
  await call(by, audience.saveSelection, { body: { campaignId: key, searchRequest } }, at)
}

async function daysOffered(
  { template, market, fulfillmentChannelsAndVariations: ways }: Campaign,
  by: Actor,
  { call, at }: { call: CallAs; at: number },
) {
  const query = { campaignTemplateKey: `${template.key}`, marketKey: `${market.key}` }
  const { selectableDates } = await call(by, templates.selectableDates, { query }, at)
  return ways.flatMap(({ value }) => selectableDates[value] ?? [])
}
