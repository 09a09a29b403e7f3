import { accessTexts } from '@marquee/rules/access'
import {
  seedListReasons,
  EVERY_SEED_CHANNEL,
  MOST_OF_SEED_LIST_NAME,
  seedProblems,
} from '@marquee/rules/seed-lists'
import { z } from 'zod'
import { abilityOf, Key, shortText } from '../operation/index.ts'

export const SeedListAbility = abilityOf({ ...accessTexts, ...seedListReasons })

/** Only keeps requests small; the real limits are in the rules, whose texts the form shows. */
const anyLine = shortText(2_500)

/** More than any deployment lets a list hold. */
export const MOST_SENT_RECIPIENTS = 500

export const Checksum = z
  .string()
  .regex(/^[0-9a-f]{16}$/, 'Must be a checksum')
  .describe('Tells a recipient apart by name, email and address')

/** A person who gets each piece as a test; which fields are required depends on the channels. */
export const SeedPerson = z.strictObject({
  foreName: anyLine,
  surName: anyLine,
  email: anyLine,
  address: z.strictObject({
    line1: anyLine,
    line2: anyLine,
    city: anyLine,
    countrySubdivision: z.strictObject({ code: anyLine }),
    postalCode: anyLine,
  }),
})

const SeedRecipient = SeedPerson.extend({
  checksum: Checksum,
  recipientCount: z.int().describe('How many of each piece they get: one'),
})

/** A list serves campaigns of every channel, so that all fields are required. */
export const SentRecipient = z
  .strictObject({
    foreName: anyLine.default(''),
    surName: anyLine.default(''),
    email: anyLine.default(''),
    address: z
      .strictObject({
        line1: anyLine.default(''),
        line2: anyLine.default(''),
        city: anyLine.default(''),
        countrySubdivision: z.strictObject({ code: anyLine }).default({ code: '' }),
        postalCode: anyLine.default(''),
      })
      .prefault({}),
    checksum: Checksum.optional(),
    recipientCount: z.int().optional(),
  })
  .superRefine((person, context) => {
    for (const [place, message] of Object.entries(seedProblems(person, EVERY_SEED_CHANNEL))) {
      context.addIssue({ code: 'custom', path: place.split('.'), message })
    }
  })

export const SeedList = z.strictObject({
  key: Key,
  marketKey: Key.describe('For whom it is kept'),
  name: z.string(),
  sampleRecipients: z.array(SeedRecipient),
  limit: z.int().describe('How many recipients it may have'),
  version: z.int().describe('Sent back with a change; a stale one is refused'),
  can: z.strictObject({ change: SeedListAbility }),
})

const { key, marketKey, limit, can } = SeedList.shape

export const SentSeedList = z.strictObject({
  name: shortText(MOST_OF_SEED_LIST_NAME).refine((name) => name.trim() !== '', 'Required'),
  sampleRecipients: z.array(SentRecipient).max(MOST_SENT_RECIPIENTS).optional(),
  version: z.int().optional(),
  // Of a list that is sent back whole, nothing of this is changed.
  ...z.strictObject({ key, marketKey, limit, can }).partial().shape,
})

export const recipientExample = {
  foreName: 'Ada',
  surName: 'Quill',
  email: 'ada.quill@seeds.example',
  address: {
    line1: '1 Main St',
    line2: '',
    city: 'Ann Arbor',
    countrySubdivision: { code: 'MI' },
    postalCode: '48104',
  },
  checksum: '04931b8bb6838de4',
  recipientCount: 1,
}

export const listExample = {
  key: 3,
  marketKey: 14,
  name: 'Service team',
  limit: 25,
  version: 1,
  sampleRecipients: [recipientExample],
  can: { change: { ok: true as const } },
}
