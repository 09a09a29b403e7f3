import { wireNames } from '@marquee/contract/operation'
import { templates } from '@marquee/contract/templates'
import { addDays, todayIn } from '@marquee/rules/calendar'
import { triggerOf, type CampaignTemplate, type Category } from '@marquee/rules/templates'
import { renamed } from '@marquee/rules/wire-names'
import { and, eq } from 'drizzle-orm'
import {
  campaignTemplates,
  campaignTemplateVersions,
  markets,
} from '../apps/server/src/db/schema/index.ts'
import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { startDatabaseServer } from '../apps/server/src/platform/database-server/index.ts'
import { asOwner, migrate, type Sql } from '../apps/server/src/platform/sql/index.ts'
import { quiet } from '../apps/server/src/testing/quiet.ts'

/** Fills a data folder with the demo and this many more templates of one brand in one category. */
export async function prepareTemplates(
  dataDir: string,
  count: number,
  category: Category,
): Promise<void> {
  const database = await startDatabaseServer({ dataDir, log: quiet })
  try {
    await migrate(database.ownerUrl)
    await loadDemo(database.ownerUrl)
    await asOwner(database.ownerUrl, (sql) => addTemplates(sql, count, category))
  } finally {
    await database.stop()
  }
}

async function addTemplates(sql: Sql, count: number, category: Category): Promise<void> {
  const isNation = and(eq(markets.hierarchyId, 'HONDA'), eq(markets.type, 'NATIONAL'))
  const [nation] = await sql.select().from(markets).where(isNation)
  const { path } = nation as typeof markets.$inferSelect
  const contents = Array.from({ length: count }, (_, place) => contentOf(place, category))
  const rows = await sql
    .insert(campaignTemplates)
    .values(
      contents.map(({ name }) => ({
        path,
        name,
        category,
        hierarchyId: 'HONDA',
        status: 'ACTIVE' as const,
        levels: ['NATIONAL' as const, 'ZONE' as const, 'DISTRICT' as const, 'DEALER' as const],
      })),
    )
    .returning({ key: campaignTemplates.key, name: campaignTemplates.name })
  await sql.insert(campaignTemplateVersions).values(
    rows.map(({ key, name }) => ({
      templateKey: key,
      version: 1,
      path,
      content: contents.find((content) => content.name === name) as CampaignTemplate,
    })),
  )
}

function contentOf(place: number, category: Category): CampaignTemplate {
  const { body, example } = templates.create
  const { hierarchyId: _, ...content } = body.parse(renamed(example.body, wireNames(body)))
  const today = todayIn('America/Detroit', Date.now())
  return {
    ...content,
    category,
    trigger: triggerOf(category, null),
    name: `Benchmark mailer ${place + 1}`,
    creativeTemplates: [],
    enrollmentEndDate: addDays(today, (place % 90) - 10),
  }
}
