import type { UserLevel } from '@marquee/rules/access'
import {
  storedTemplate,
  type Category,
  type CodeKind,
  type TemplateStatus,
} from '@marquee/rules/templates'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { path } from './path.ts'
import { stored } from './stored.ts'

/** A template as it is found and offered; its content is in its versions. */
export const campaignTemplates = pgTable(
  'campaign_templates',
  {
    key: integer().primaryKey().generatedByDefaultAsIdentity(),
    hierarchyId: text().notNull(),
    category: text().$type<Category>().notNull(),
    name: text().notNull(),
    status: text().$type<TemplateStatus>().notNull(),
    /** The newest of its versions. */
    version: integer().notNull().default(1),
    /** Every market of the brand sees it. */
    isOpenToBrand: boolean().notNull().default(true),
    /** Else these zones, districts and dealers, and what lies below them; */
    marketKeys: integer().array().$type<number[]>().notNull().default([]),
    /** and the dealers of these groups. The people above any of them see it too. */
    marketGroupKeys: integer().array().$type<number[]>().notNull().default([]),
    levels: text().array().$type<UserLevel[]>().notNull(),
    /** How often its access was changed. */
    accessVersion: integer().notNull().default(1),
    /** The hash of its drawn picture. */
    heroPicture: text(),
    /** The hash of what that was drawn from; null: it is a photo, or was drawn before this was noted. */
    heroDrawnFrom: text(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    path: path(),
  },
  (table) => [index('campaign_templates_by_path').on(table.path)],
)

/** Every save of a template. A row is never changed: campaigns are made from it for years. */
export const campaignTemplateVersions = pgTable(
  'campaign_template_versions',
  {
    templateKey: integer()
      .notNull()
      .references(() => campaignTemplates.key),
    version: integer().notNull(),
    content: stored(storedTemplate).notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    savedBy: integer(),
    path: path(),
  },
  (table) => [primaryKey({ columns: [table.templateKey, table.version] })],
)

/** What authors have written of a template and not published yet: one for each, whoever writes on it. */
export const campaignTemplateDrafts = pgTable('campaign_template_drafts', {
  templateKey: integer()
    .primaryKey()
    .references(() => campaignTemplates.key, { onDelete: 'cascade' }),
  content: stored(storedTemplate).notNull(),
  /** The version of the template that was there when it was begun. */
  basedOn: integer().notNull(),
  /** Counts its saves. */
  version: integer().notNull(),
  savedAt: timestamp({ withTimezone: true }).notNull(),
  savedBy: integer().notNull(),
  path: path(),
})

/** The codes of all templates' newest versions: printers and reports know a brand's pieces by them. */
export const campaignTemplateCodes = pgTable(
  'campaign_template_codes',
  {
    templateKey: integer()
      .notNull()
      .references(() => campaignTemplates.key, { onDelete: 'cascade' }),
    hierarchyId: text().notNull(),
    kind: text().$type<CodeKind>().notNull(),
    code: text().notNull(),
    path: path(),
  },
  (table) => [
    uniqueIndex('campaign_template_codes_once').on(
      table.hierarchyId,
      table.kind,
      sql`lower(${table.code})`,
    ),
    index('campaign_template_codes_by_template').on(table.templateKey),
  ],
)
