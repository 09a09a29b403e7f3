import type { UserLevel } from '@marquee/rules/access'
import type { CalendarDate } from '@marquee/rules/calendar'
import type {
  CampaignStatus,
  KeptDetails,
  StepChannels,
  StepCreative,
  StepStatus,
} from '@marquee/rules/campaigns'
import type { Category, TemplateType } from '@marquee/rules/templates'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { marketGroups } from './market-groups.ts'
import { path } from './path.ts'
import { people } from './people.ts'
import { campaignTemplateVersions } from './templates.ts'

const day = () => date({ mode: 'string' }).$type<CalendarDate>()
const moment = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/**
 * What a market sends, made from a version of a template. It lies at the market for which it was
 * started; the children of a metro campaign lie at their dealers, who therefore never see the parent.
 */
export const campaigns = pgTable(
  'campaigns',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    hierarchyId: text().notNull(),
    templateKey: integer().notNull(),
    templateVersion: integer().notNull(),
    category: text().$type<Category>().notNull(),
    type: text().$type<TemplateType>().notNull(),
    cadence: text().$type<TemplateType>().notNull(),
    /** Where it lies; of a metro campaign with a group, the group's metro market, which may be gone. */
    marketKey: integer().notNull(),
    groupKey: integer().references(() => marketGroups.key, { onDelete: 'set null' }),
    /** Of a child: the metro campaign, whose details, steps and status it has copies of. */
    parentKey: integer().references((): AnyPgColumn => campaigns.key, { onDelete: 'cascade' }),
    name: text().notNull(),
    initialName: text().notNull(),
    status: text().$type<CampaignStatus>().notNull(),
    isReleased: boolean().notNull().default(false),
    deploymentDate: day(),
    deploymentDateTwo: day(),
    /** What else was decided, as a whole. */
    details: jsonb().$type<KeptDetails>().notNull(),
    /** Of a child: its dealer's own number. */
    marketPhoneNumber: text().notNull().default(''),
    version: integer().notNull().default(1),
    createdBy: integer()
      .notNull()
      .references(() => people.key),
    creatorLevel: text().$type<UserLevel>().notNull(),
    createdAt: moment(),
    updatedBy: integer()
      .notNull()
      .references(() => people.key),
    updatedAt: moment(),
    path: path(),
  },
  (table) => [
    foreignKey({
      name: 'campaigns_template_version_fk',
      columns: [table.templateKey, table.templateVersion],
      foreignColumns: [campaignTemplateVersions.templateKey, campaignTemplateVersions.version],
    }),
    // Children carry their parent's name; a cancelled campaign gives its name free.
    uniqueIndex('campaigns_once')
      .on(table.marketKey, sql`lower(${table.name})`)
      .where(
        sql`${table.status} <> 'CANCELLED' AND ${table.parentKey} IS NULL AND ${table.name} <> ''`,
      ),
    index('campaigns_by_path').on(table.path, table.updatedAt),
    index('campaigns_by_parent').on(table.parentKey),
    index('campaigns_by_template').on(table.templateKey),
  ],
)

/**
 * What a step of a campaign sends. Its key alone names it, in addresses of the builder and in
 * approvals of one touchpoint.
 */
export const campaignSteps = pgTable(
  'campaign_steps',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    campaignKey: integer()
      .notNull()
      .references(() => campaigns.key, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The step of the template. */
    templateStepKey: integer().notNull(),
    opted: boolean().notNull(),
    status: text().$type<StepStatus>().notNull(),
    creative: jsonb().$type<StepCreative>().notNull(),
    channels: jsonb().$type<StepChannels>().notNull(),
    version: integer().notNull().default(1),
    path: path(),
  },
  (table) => [
    uniqueIndex('campaign_steps_once').on(table.campaignKey, table.templateStepKey),
    index('campaign_steps_by_path').on(table.path),
  ],
)
