import { accessTexts } from '@marquee/rules/access'
import {
  customerReasons,
  CONTACT_FIELDS,
  KNOWN_STATES,
  SUPPRESSION_CHANNELS,
  SUPPRESSION_SOURCES,
  type ContactField,
  type SuppressionReason,
} from '@marquee/rules/customers'
import { SEGMENTS } from '@marquee/rules/templates'
import { z } from 'zod'
import { abilityOf, CalendarDay, Key, shortText } from '../operation/index.ts'

export const CustomerAbility = abilityOf({ ...accessTexts, ...customerReasons })

const Moment = z.iso.datetime()
const TextIfKnown = z.string().nullable().describe('Null: not known')

/** What tells two people of one name apart. */
export const FoundCustomer = z.strictObject({
  marketKey: Key,
  household: Key.describe('A number that the dealer has given to no other household'),
  marketName: z.string(),
  name: z.string(),
  line1: TextIfKnown,
  city: TextIfKnown,
  state: TextIfKnown,
  postalCode: TextIfKnown,
  email: TextIfKnown,
  sourceId: TextIfKnown.describe("The dealer's own number of the customer"),
  lastVisitOn: CalendarDay.nullable(),
  vehicle: TextIfKnown.describe('The most recent one'),
})

/** Only keeps requests small; the real limits are in the rules, whose texts the form shows. */
const anyLine = shortText(300)

const contactFields = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, anyLine])) as Record<
  ContactField,
  typeof anyLine
>

export const Contact = z.strictObject(contactFields).describe('Empty where nothing is known')

const Reach = z.enum(KNOWN_STATES)

const REASONS = [
  'OPTED_OUT',
  'COMPLAINED',
  'BOUNCED',
  'UNDELIVERABLE',
  'ERASED',
] as const satisfies readonly SuppressionReason[]

export const SuppressionReasons = z.enum(REASONS)

const Suppression = z.strictObject({
  channel: z.enum(SUPPRESSION_CHANNELS),
  reason: SuppressionReasons,
  source: z.enum(SUPPRESSION_SOURCES),
  marketName: TextIfKnown.describe('Where it holds, and below; null: above what the caller sees'),
  by: z.string(),
  at: Moment,
})

const CustomerCampaign = z.strictObject({
  key: Key,
  name: z.string(),
  status: z.string().describe('As the campaign itself has it'),
  orderKey: Key,
  submittedAt: Moment,
  mailDate: CalendarDay.nullable(),
  secondMailDate: CalendarDay.nullable(),
})

export const Customer = z.strictObject({
  marketKey: Key,
  household: Key,
  marketName: z.string(),
  version: z.int().describe('Is sent back with a correction'),
  contact: Contact,
  sourceId: TextIfKnown,
  language: TextIfKnown,
  consentSource: TextIfKnown,
  segment: z.enum(SEGMENTS),
  purchasedOn: CalendarDay.nullable(),
  firstVisitOn: CalendarDay.nullable(),
  lastVisitOn: CalendarDay.nullable(),
  visits: z.int(),
  mileage: z.int().nullable(),
  vehicles: z.array(z.strictObject({ model: z.string(), year: z.int(), vin: TextIfKnown })),
  reach: z.strictObject({ email: Reach, mail: Reach }),
  source: z
    .strictObject({ importKey: Key, fileName: z.string(), at: Moment })
    .nullable()
    .describe('The file that it was in last; null: it came with the demo'),
  corrected: z
    .strictObject({ by: z.string(), at: Moment })
    .nullable()
    .describe('By whom it was corrected since'),
  suppressions: z.array(Suppression).describe('What stands against contact, apart from files'),
  campaigns: z
    .array(CustomerCampaign)
    .nullable()
    .describe(
      'Those with a submitted or approved order for the household; null without CAN_READ_CAMPAIGNS',
    ),
  can: z.strictObject({
    correct: CustomerAbility,
    suppress: CustomerAbility,
    erase: CustomerAbility,
  }),
})
