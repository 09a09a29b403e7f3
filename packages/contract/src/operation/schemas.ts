import { USER_LEVELS } from '@marquee/rules/access'
import { isCalendarDate, type CalendarDate } from '@marquee/rules/calendar'
import { MOST_TABLE_BYTES } from '@marquee/rules/csv'
import { z } from 'zod'

/** Schemas that every noun's contract may use. */

// What the tables' integer columns hold.
const MOST_KEY = 2_147_483_647

export const Key = z.int().min(1).max(MOST_KEY).describe('A key')

/** A key in a path or a query, where everything is text. */
export const KeyText = wholeNumber(1, MOST_KEY).describe('A key')

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^(0|[1-9]\d{0,9})$/, 'Must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most))
}

/** Several keys in a query. */
export const manyKeys = (most: number, tooMany = `At most ${most} keys`) =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'Must be keys with commas between')
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(KeyText).max(most, tooMany))
    .describe(`Keys with commas between, at most ${most}`)

/** How a file with a line for each thing is sent, and what may be wrong with it as a whole. */
export const tableUpload = { most: MOST_TABLE_BYTES } as const
export const tableFailures = {
  'file.too-large': 422,
  'file.empty': 422,
  'file.not-csv': 422,
  'file.wrong-encoding': 422,
  'file.quote-open': 422,
  'file.headers-twice': 422,
} as const
/** And why nothing of it is carried out. */
export const tableUnusable = { 'file.nothing-usable': 422, 'file.too-many-refused': 422 } as const

/** Names what a trial found, so that nothing else is done after it. */
export const Fingerprint = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'Must be the fingerprint of a trial')
  .optional()

export const CalendarDay = z
  .string()
  .refine(isCalendarDate, 'Must be a day as yyyy-mm-dd')
  .transform((text) => text as CalendarDate)
  .describe('A calendar day, yyyy-mm-dd')

/** May this be done, and if not, why not: one of the reasons that have these texts. */
export function abilityOf<Reason extends string>(texts: Readonly<Record<Reason, string>>) {
  const reasons = Object.keys(texts) as [Reason, ...Reason[]]
  return z
    .union([
      z.strictObject({ ok: z.literal(true) }),
      z.strictObject({ ok: z.literal(false), reason: z.enum(reasons) }),
    ])
    .describe('May this be done, and if not, why not')
}

/** A reply that is a file rather than JSON. */
export interface FileContent {
  bytes: Uint8Array
  contentType: string
  /** Under which it is saved: a name of ours, never one that a person gave a file. */
  fileName: string
  /** Names the bytes: the same tag, the same bytes. */
  tag: string
  /** Public for ever, as the address names the bytes; else for as long as the signed address lasts. */
  isPublic: boolean
}

export const FileReply = z.custom<FileContent>()

/** What an address carries that is good for a few minutes. */
export const signed = {
  expires: z
    .string()
    .regex(/^\d{1,12}$/, 'Must be a time in seconds')
    .optional(),
  signature: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'Must be a signature')
    .optional(),
}

/** How many days a calendar shows. */
export const CalendarDays = z
  .string()
  .regex(/^[1-9]\d?$/, 'Must be a number of days, at most 99')
  .transform(Number)

export const HierarchyId = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{1,31}$/, 'Must be a brand such as HONDA')
  .describe('A brand')

/** Most calls carry the selected market and brand; they narrow a person's scope, never widen it. */
export const selection = {
  marketKey: KeyText.optional(),
  hierarchyId: HierarchyId.optional(),
}

/** Lists that a person may look at as people of their own level, or of one below it, see them. */
export const selectionAtLevel = {
  ...selection,
  selectedUserLevel: z.enum(USER_LEVELS).optional(),
}

const Direction = z.enum(['ASCENDING', 'DESCENDING'])

/** Text that a person types into a one-line field or a search box. */
export const shortText = (most: number, tooLong = `Max characters allowed: ${most}`) =>
  z
    .string()
    .refine((text) => [...text].length <= most, tooLong)
    .refine(isOneLine, 'Invalid field characters.')

/** Text of several lines. */
export const longText = (most: number) =>
  z
    .string()
    .refine((text) => [...text].length <= most, `Max characters allowed: ${most}`)
    .refine((text) => hasNoControls(text.replaceAll(/[\n\r\t]/g, '')), 'Invalid field characters.')

/** Cc: control characters; Cs: halves of a surrogate pair, which no database stores; the last turn text around. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u

const hasNoControls = (text: string): boolean => !UNSEEN.test(text)

/** Nothing that ends a line either, such as U+2028. */
const isOneLine = (text: string): boolean => hasNoControls(text) && !/[\p{Zl}\p{Zp}]/u.test(text)

const PAGE_SIZE_MOST = 100
const PAGE_MOST = 1_000_000

/** The body of a search: `{ criteria, page, size, sort: [{ id, direction }] }`. */
export function searchBody<
  Criteria extends z.ZodObject,
  const Columns extends readonly [string, ...string[]],
>(criteria: Criteria, columns: Columns) {
  return z.strictObject({
    criteria: criteria.optional(),
    page: z.int().min(0).max(PAGE_MOST).default(0),
    size: z.int().min(1).max(PAGE_SIZE_MOST).default(20),
    sort: z
      .array(z.strictObject({ id: z.enum(columns), direction: Direction }))
      .max(1)
      .default([]),
  })
}

/** The same, flat in a query: page, size, sort=column, direction. */
export function searchQuery<const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
) {
  return {
    page: wholeNumber(0, PAGE_MOST).default(0),
    size: wholeNumber(1, PAGE_SIZE_MOST).default(20),
    sort: z.enum(columns).optional(),
    direction: Direction.default('ASCENDING'),
  }
}

/** The answer of a search: the rows under their plural, with the paging. */
export function searchReply<
  Plural extends string,
  Row extends z.ZodType,
  More extends z.ZodRawShape = {},
>(plural: Plural, row: Row, more: More = {} as More) {
  return z.strictObject({
    ...({ [plural]: z.array(row) } as Record<Plural, z.ZodArray<Row>>),
    totalElements: z.int(),
    page: z.int(),
    size: z.int(),
    ...more,
  })
}
