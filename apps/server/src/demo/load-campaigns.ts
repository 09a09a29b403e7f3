import {
  DEMO_CAMPAIGNS,
  MAILER,
  mailDates,
  type DescribedCampaign,
  type DemoCoupon,
  type DemoCreative,
  type DemoMarket,
  type DemoPerson,
  type DemoTemplate,
} from '@marquee/demo'
import { ROOT_PATH } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import {
  attachedFrom,
  toStoredDetails,
  startedDetails,
  startedStep,
  stepsOfCampaignTemplate,
  type Library,
} from '@marquee/rules/campaigns'
import { asc, eq, inArray } from 'drizzle-orm'
import { childrenStore } from '../campaigns/index.ts'
import {
  campaigns,
  campaignSteps,
  marketGroupMarkets,
  marketGroups,
  people,
} from '../db/schema/index.ts'
import type { Sql } from '../platform/sql/index.ts'

interface DemoWorld {
  tree: readonly DemoMarket[]
  everybody: readonly DemoPerson[]
  templates: readonly DemoTemplate[]
  creatives: readonly DemoCreative[]
  coupons: readonly DemoCoupon[]
  brands: readonly { id: string; couponSource: string }[]
  pathOf: (marketKey: number) => string
  today: CalendarDate
}

/** The drafts of the demo, each with its steps as they begin, and metro campaigns with their children. */
export async function loadCampaigns(sql: Sql, world: DemoWorld): Promise<void> {
  const library = libraryOf(world)
  for (const described of DEMO_CAMPAIGNS) {
    const started = await startedBy(sql, described, world)
    const { content } = started.template
    const [created] = await sql
      .insert(campaigns)
      .values(await rowOf(sql, described, { ...world, ...started }))
      .returning()
    const { key, path } = created as typeof campaigns.$inferSelect
    await sql.insert(campaignSteps).values(
      stepsOfCampaignTemplate(content).map((step) => {
        const { opted, creative, ...channels } = startedStep(step, content, library)
        return {
          campaignKey: key,
          path,
          number: step.number,
          templateStepKey: step.key,
          opted,
          creative,
          channels,
          status: 'DRAFT' as const,
        }
      }),
    )
    if (described.group) await select(sql, key, described)
  }
}

interface Started {
  template: DemoTemplate
  market: DemoMarket
  person: Pick<typeof people.$inferSelect, 'key' | 'level'>
}

async function startedBy(
  sql: Sql,
  { by, market: sourceId, template: id }: DescribedCampaign,
  { tree, everybody, templates }: DemoWorld,
): Promise<Started> {
  const { email, homeKey } = everybody.find((one) => one.id === by) as DemoPerson
  const [person] = await sql.select().from(people).where(eq(people.email, email))
  const market = tree.find((one) => (sourceId ? one.sourceId === sourceId : one.key === homeKey))
  const template = templates.find((one) => one.id === id && one.hierarchyId === market?.hierarchyId)
  return { template, market, person } as Started
}

async function rowOf(
  sql: Sql,
  described: DescribedCampaign,
  { template, market, person, pathOf, today }: DemoWorld & Started,
): Promise<typeof campaigns.$inferInsert> {
  const { name, isReleased = false, group: groupName = '', monthlyCap = null } = described
  const { key: templateKey, hierarchyId, content } = template
  const details = startedDetails(content)
  const [first = details.mailDate, second = null] = mailDates(described, hierarchyId, today)
  const [group] = await sql.select().from(marketGroups).where(eq(marketGroups.name, groupName))
  const { metroCampaign } = details
  const metro = metroCampaign && { ...metroCampaign, ...MAILER, metroGroupName: groupName }
  const decided = {
    ...details,
    hasSecondWave: second !== null,
    metroCampaign: metro,
    monthlyCap,
  }
  return {
    hierarchyId,
    templateKey,
    templateVersion: 1,
    category: content.category,
    type: content.type,
    cadence: content.type,
    name,
    initialName: content.name,
    marketKey: group?.marketKey ?? market.key,
    groupKey: group?.key ?? null,
    isReleased,
    mailDate: first,
    secondMailDate: second,
    details: toStoredDetails(decided),
    status: 'DRAFT',
    createdBy: person.key,
    creatorLevel: person.level,
    updatedBy: person.key,
    path: pathOf(market.key),
  }
}

/** The first dealers of its group, as many as are described. */
async function select(sql: Sql, key: number, described: DescribedCampaign): Promise<void> {
  const { group = '', dealers = 0 } = described
  const groups = sql
    .select({ key: marketGroups.key })
    .from(marketGroups)
    .where(eq(marketGroups.name, group))
  const members = await sql
    .select({ key: marketGroupMarkets.marketKey })
    .from(marketGroupMarkets)
    .where(inArray(marketGroupMarkets.groupKey, groups))
    .orderBy(asc(marketGroupMarkets.path))
    .limit(dealers)
  await childrenStore(sql, ROOT_PATH).follow(
    key,
    members.map((member) => member.key),
  )
}

function libraryOf({ creatives, coupons, brands }: DemoWorld): Library {
  const sourceOf = (id: string) => brands.find((brand) => brand.id === id)?.couponSource ?? ''
  return {
    creatives: new Map(creatives.map(({ key, content }) => [key, { ...content, key, version: 1 }])),
    coupons: new Map(
      coupons.map(
        ({ scope: _, dealer: __, group: ___, status: ____, hierarchyId, ...coupon }, at) => [
          at + 1,
          attachedFrom({ ...coupon, source: sourceOf(hierarchyId) }),
        ],
      ),
    ),
  }
}
