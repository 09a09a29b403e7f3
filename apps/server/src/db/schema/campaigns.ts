import type { UserLevel } from '@marquee/rules/access'
import type { EventAction } from '@marquee/rules/approvals'
import type { CalendarDate } from '@marquee/rules/calendar'
import {
  storedDetailsFields,
  storedStepChannels,
  storedStepCreative,
  type CampaignStatus,
  type DetailsWith,
  type StepStatus,
} from '@marquee/rules/campaigns'
import type { Category, Season, TemplateType } from '@marquee/rules/templates'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'
import { marketGroups } from './market-groups.ts'
import { bytewise, path } from './path.ts'
import { people } from './people.ts'
import { stored } from './stored.ts'
import { campaignTemplateVersions } from './templates.ts'

type SearchedName = DetailsWith<'isSearched', true>

const day = (column: string) => date(column, { mode: 'string' }).$type<CalendarDate>()
const moment = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/** The columns that decide whether a list shows a campaign to a person. */
const listed = <Column>(table: Record<'path' | 'key' | 'parentKey' | 'isReleased', Column>) =>
  [table.path, table.key, table.parentKey, table.isReleased] as const

type ListColumn =
  | 'path'
  | 'key'
  | 'parentKey'
  | 'isReleased'
  | 'status'
  | 'category'
  | 'searchName'
  | 'updatedAt'
  | 'mailDate'
  | 'secondMailDate'

// Lists are read from these alone; with the path in them, row-level security compares it once for
// all rows, not for each.
const listIndexes = (table: Record<ListColumn, ExtraConfigColumn>) => [
  // Within a part of the tree people search for a name or count what is there.
  index('campaigns_by_place').on(
    table.path,
    table.searchName,
    table.key,
    table.parentKey,
    table.isReleased,
    table.status,
    table.category,
  ),
  index('campaigns_by_update').on(
    table.updatedAt,
    ...listed(table),
    table.status,
    table.category,
    table.mailDate,
  ),
  index('campaigns_by_mail_date').on(
    table.mailDate,
    ...listed(table),
    table.status,
    table.category,
    table.updatedAt,
  ),
  index('campaigns_by_second_mail_date')
    .on(table.secondMailDate, ...listed(table), table.status)
    .where(sql`${table.secondMailDate} IS NOT NULL`),
  index('campaigns_by_status').on(
    table.status,
    ...listed(table),
    table.category,
    table.updatedAt,
    table.mailDate,
  ),
  index('campaigns_by_name').on(table.searchName, ...listed(table), table.status, table.category),
]

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
    /** Of the campaign of one season: the annual enrollment that it is part of, and which season that is. */
    annualKey: integer().references((): AnyPgColumn => campaigns.key, { onDelete: 'cascade' }),
    season: text().$type<Season>(),
    name: text().notNull(),
    /** What is searched for and sorted by: the name without case and accents. */
    searchName: bytewise().generatedAlwaysAs(sql`folded(name)`),
    initialName: text().notNull(),
    status: text().$type<CampaignStatus>().notNull(),
    /** The status from before its cancellation was requested. */
    statusBefore: text().$type<CampaignStatus>(),
    /** Who submitted it last, and so does not approve it. */
    submittedBy: integer().references(() => people.key),
    submittedAt: timestamp({ withTimezone: true }),
    isReleased: boolean().notNull().default(false),
    mailDate: day('deployment_date'),
    secondMailDate: day('deployment_date_two'),
    /** What else was decided, as a whole. */
    details: stored(storedDetailsFields).notNull(),
    /** Of a child: its dealer's own number. */
    marketPhoneNumber: text().notNull().default(''),
    /** Of one that was made from another: which one, and what of it could not be taken over. */
    reorderedFrom: integer(),
    reorderNotes: jsonb().$type<readonly string[]>(),
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
    // What waits for a person is counted on every page, among all campaigns ever created.
    index('campaigns_waiting')
      .on(table.path)
      .where(
        sql`${table.parentKey} IS NULL AND ${table.status} IN ('SUBMITTED', 'ACKNOWLEDGED', 'CANCEL_REQUESTED')`,
      ),
    // Of whose dealers' parts a list shows none.
    index('campaigns_metro')
      .on(...listed(table))
      .where(sql`${table.parentKey} IS NULL AND ${table.category} = 'METRO'`),
    index('campaigns_by_parent').on(table.parentKey),
    index('campaigns_by_annual').on(table.annualKey),
    // Which a list leaves to their year.
    index('campaigns_draft_seasons')
      .on(table.path, table.key)
      .where(sql`${table.annualKey} IS NOT NULL AND ${table.status} = 'DRAFT'`),
    // A dealer takes part in each season of a year once, whichever annual enrollments lead to it.
    uniqueIndex('campaigns_season_once')
      .on(
        table.marketKey,
        table.templateKey,
        sql`coalesce(extract(year FROM ${table.mailDate}), 0)`,
      )
      .where(sql`${table.annualKey} IS NOT NULL AND ${table.status} <> 'CANCELLED'`),
    index('campaigns_by_template').on(table.templateKey),
    ...listIndexes(table),
  ],
)

/** Of each field by which campaigns are found: its text as it is searched, without case and accents. */
export const searchColumns: Readonly<Record<SearchedName, AnyPgColumn>> = {
  name: campaigns.searchName,
}

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
    creative: stored(storedStepCreative).notNull(),
    channels: stored(storedStepChannels).notNull(),
    version: integer().notNull().default(1),
    path: path(),
  },
  (table) => [
    uniqueIndex('campaign_steps_once').on(table.campaignKey, table.templateStepKey),
    index('campaign_steps_pending')
      .on(table.campaignKey)
      .where(sql`${table.status} = 'PENDING'`),
    index('campaign_steps_by_path').on(table.path),
  ],
)

const campaignKey = () =>
  integer()
    .notNull()
    .references(() => campaigns.key, { onDelete: 'cascade' })

/** Each move of a campaign, and what people say about it: its timeline. */
export const campaignEvents = pgTable(
  'campaign_events',
  {
    key: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    campaignKey: campaignKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    action: text().$type<EventAction>().notNull(),
    /** Of a decision about one touchpoint. */
    stepKey: integer(),
    fromStatus: text().$type<CampaignStatus>(),
    toStatus: text().$type<CampaignStatus>(),
    personKey: integer().references(() => people.key),
    /** The name at that time: people who see the campaign read it, even where the person is out of sight. */
    by: text().notNull(),
    /** The reason, or the comment. */
    words: text().notNull().default(''),
    path: path(),
  },
  (table) => [
    index('campaign_events_by_campaign').on(table.campaignKey, table.key),
    index('campaign_events_by_path').on(table.path),
  ],
)

/** Each person has their own. */
export const campaignFavorites = pgTable(
  'campaign_favorites',
  {
    personKey: integer()
      .notNull()
      .references(() => people.key, { onDelete: 'cascade' }),
    campaignKey: campaignKey(),
  },
  (table) => [primaryKey({ columns: [table.personKey, table.campaignKey] })],
)
