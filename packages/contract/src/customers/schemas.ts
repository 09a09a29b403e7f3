import {
  GIVEN_REASONS,
  IMPORT_FIELDS,
  IMPORT_MODES,
  IMPORT_STATES,
  LIFTING_REASONS,
  SUPPRESSION_CHANNELS,
} from '@marquee/rules/customers'
import { z } from 'zod'
import { CalendarDay, Key, shortText } from '../operation/index.ts'
import { CustomerAbility } from './schemas-of-one.ts'

const MOST_COLUMNS = 500

/** Which column, from 0, a field is read from. */
export const Mapping = z
  .partialRecord(
    z.enum(IMPORT_FIELDS),
    z
      .int()
      .min(0)
      .max(MOST_COLUMNS - 1),
  )
  .describe('For each field that the file holds its column, from 0')

const Moment = z.iso.datetime()

export const Mode = z
  .enum(IMPORT_MODES)
  .describe('REPLACE: households that are not in the file go. MERGE: nobody goes')

const Reached = z.strictObject({ email: z.int(), mail: z.int() })

/** What is to happen to the dealer's households. */
const Effect = z.strictObject({
  before: z.int().describe('Households now'),
  inFile: z.int(),
  added: z.int().describe('Of those in the file, the ones that are new'),
  gone: z.int().describe('Households that would go'),
  changed: z
    .int()
    .nullable()
    .describe('Of those that stay, the ones about whom the file says something else'),
  after: z.int().describe('Households afterwards'),
  reach: z
    .strictObject({ before: Reached, after: Reached })
    .nullable()
    .describe('Households that can be written to by each channel'),
})

export const CustomerImport = z.strictObject({
  key: Key,
  marketKey: Key,
  marketName: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  state: z.enum(IMPORT_STATES),
  problem: z
    .strictObject({ reason: z.string(), message: z.string(), line: z.int().nullable() })
    .nullable()
    .describe('Why it failed'),
  uploadedBy: z.string(),
  uploadedAt: Moment,
  finishedAt: Moment.nullable(),
  bytesRead: z.int().describe('Of all bytes, those that are read: the progress'),
  counts: z.strictObject({
    rows: z.int(),
    households: z.int(),
    incomplete: z.int().describe('Of these, those that lost a field which cannot be read'),
    refused: z.int().describe('Lines that cannot be used; rejectedRows tells why'),
    erased: z.int().describe('Left out since they asked to be erased'),
  }),
  mapping: Mapping,
  mode: Mode,
  confirming: Effect.nullable().describe(
    'What it does, which a person has to confirm first, as it changes much; else null',
  ),
  effect: Effect.nullable().describe(
    'What it did, once it is published; null: it was the first, or is not',
  ),
  undoEndsAt: Moment.nullable().describe('Until when it can be undone, where it was published'),
  undone: z
    .strictObject({ by: z.string(), at: Moment })
    .nullable()
    .describe('Who put back what stood before it'),
  rejectedRows: z
    .string()
    .nullable()
    .describe('Where a browser finds them as CSV for a few minutes; null: there are none'),
  can: z.strictObject({
    start: CustomerAbility,
    confirm: CustomerAbility,
    cancel: CustomerAbility,
    undo: CustomerAbility,
  }),
})

/** The first lines, until the columns have been mapped. */
const Preview = z.strictObject({
  headers: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})

export const CustomerImportRead = z.strictObject({
  ...CustomerImport.shape,
  preview: Preview.nullable(),
  findings: z
    .array(
      z.strictObject({
        costs: z.enum(['FIELD', 'LINE']).describe('What is lost by it'),
        field: z.string().describe('Empty: the line as a whole'),
        reason: z.string(),
        lines: z.int().describe('How many lines'),
      }),
    )
    .describe('What could not be read of the file'),
})

/** What is known of a market's customers at this moment. */
export const MarketCustomers = z.strictObject({
  marketKey: Key,
  marketName: z.string(),
  households: z.int(),
  version: z.int().describe('Of the data that are counted; 0: none are yet'),
  asOf: CalendarDay.nullable().describe('The day of which segments and vehicle ages are'),
  publishedAt: Moment.nullable(),
  can: z.strictObject({ upload: CustomerAbility }),
})

const name = shortText(120).default('')

/** Who it is about, by an email, or by last name and address. */
const NamedPerson = z
  .strictObject({
    email: shortText(254).default(''),
    lastName: name,
    line1: name,
    postalCode: name,
  })
  .refine(
    ({ email, lastName, line1, postalCode }) =>
      email.trim() !== '' || [lastName, line1, postalCode].every((part) => part.trim() !== ''),
    'Name an email, or last name, street address and ZIP code',
  )

export const NewSuppression = z.strictObject({
  marketKey: Key.describe('A dealer, a brand or all brands: it holds there and below'),
  person: NamedPerson,
  channel: z.enum(SUPPRESSION_CHANNELS),
  reason: z.enum(GIVEN_REASONS),
})

export const SuppressionToLift = z.strictObject({
  marketKey: Key.describe('It is lifted there and below; what holds from above, still holds'),
  person: NamedPerson,
  channel: z.enum(SUPPRESSION_CHANNELS),
  reason: z.enum(LIFTING_REASONS),
})

export const SuppressionsLifted = z.strictObject({
  lifted: z.int().describe('How many suppressions stood there'),
  households: z.int().describe('How many households are meant by the person'),
})

export const Erasure = z.strictObject({
  marketKey: Key.describe('A dealer, a brand or all brands: it holds there and below'),
  person: NamedPerson,
})

export const HouseholdsFound = z.strictObject({
  households: z.int().describe('How many households were meant by it'),
})
