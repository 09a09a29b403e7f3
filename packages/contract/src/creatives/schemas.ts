import { accessTexts } from '@marquee/rules/access'
import { FULFILLMENT_CHANNELS } from '@marquee/rules/channels'
import {
  creativeReasons,
  CREATIVE_STATUSES,
  FIELD_TYPES,
  LABEL_POSITIONS,
  MOST_ATTACHMENTS,
  MOST_OF_CREATIVE_NAME,
  MOST_OF_CREATIVE_TEXT,
  MOST_OF_VARIATION_NAME,
  MOST_VARIATIONS,
  PREVIEW_TYPES,
} from '@marquee/rules/creatives'
import { z } from 'zod'
import { abilityOf, HierarchyId, Key, longText, shortText } from '../operation/index.ts'

export const CreativeAbility = abilityOf({ ...accessTexts, ...creativeReasons })

export const PictureHash = z.string().regex(/^[0-9a-f]{64}$/, 'Must be the hash of a picture')
const Word = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/, 'Must be a word such as offerEnd')
const Version = z
  .int()
  .describe('Counts the saves; sent back with a change, a stale one is refused')
const Address = z.string().nullable()

export const DynamicField = z.strictObject({
  name: Word,
  label: shortText(60),
  type: z.enum(FIELD_TYPES),
  labelPosition: z.enum(LABEL_POSITIONS),
  isRequired: z.boolean(),
  min: z.int().nullable().describe('Of a number'),
  max: z.int().nullable(),
  maxLength: z.int().min(1).max(2_000).nullable().describe('Of a text, or of each entry of a list'),
  pattern: shortText(200).nullable(),
  errorMessage: shortText(200).nullable().describe('Shown when the pattern does not match'),
  options: z.array(z.strictObject({ value: shortText(80), label: shortText(80) })).max(50),
  value: longText(1_000)
    .nullable()
    .describe('What a constant is, which field a reference repeats, what any other begins with'),
})

const Preview = z.strictObject({
  type: z.enum(PREVIEW_TYPES),
  media: z
    .array(
      z.strictObject({
        fulfillmentChannel: z.enum(FULFILLMENT_CHANNELS),
        couponCount: z.int().min(0).max(MOST_ATTACHMENTS),
      }),
    )
    .max(40)
    .describe('The layouts there are, by channel and number of coupons'),
  host: Word.nullable().describe('The name of an allowed preview host'),
  path: shortText(200).nullable(),
})

const Texts = z.strictObject({
  headline: longText(MOST_OF_CREATIVE_TEXT.headline),
  subhead: longText(MOST_OF_CREATIVE_TEXT.subhead),
  body: longText(MOST_OF_CREATIVE_TEXT.body),
  callToAction: shortText(MOST_OF_CREATIVE_TEXT.callToAction),
  disclaimer: longText(MOST_OF_CREATIVE_TEXT.disclaimer),
  subject: shortText(MOST_OF_CREATIVE_TEXT.subject),
  preheader: shortText(MOST_OF_CREATIVE_TEXT.preheader),
})

const Variation = z.strictObject({
  id: Word,
  name: shortText(MOST_OF_VARIATION_NAME),
  photo: PictureHash.nullable(),
})

const addressesOfPhoto = { photoUrl: Address, thumbnailUrl: Address }

/** What an author writes. */
const creativeContent = {
  name: shortText(MOST_OF_CREATIVE_NAME),
  fulfillmentChannels: z.array(z.enum(FULFILLMENT_CHANNELS)).max(3),
  preview: Preview,
  minAttachments: z.int().min(0).max(MOST_ATTACHMENTS),
  maxAttachments: z.int().min(0).max(MOST_ATTACHMENTS),
  design: Word.describe(
    'The key of a design of direct mail, in which its picture is drawn as well',
  ),
  emailDesign: Word.nullable().describe('The key of a design of an email, where it is sent as one'),
  texts: Texts,
  photo: PictureHash.nullable(),
  fields: z.array(DynamicField).max(40),
  status: z.enum(CREATIVE_STATUSES),
}

/** What the server adds; accepted and ignored when a creative is sent back whole. */
const readOnly = {
  previewUrl: Address.describe('Where an external preview is found; null for any other'),
  photoUrl: Address,
  thumbnailUrl: Address.describe('A picture of the piece, once it has been drawn'),
  updatedAt: z.string(),
  can: z.strictObject({ change: CreativeAbility }),
}

export const CreativeTemplate = z.strictObject({
  key: Key,
  hierarchyId: HierarchyId,
  ...creativeContent,
  variations: z.array(Variation.extend(addressesOfPhoto)),
  version: Version,
  ...readOnly,
})

const sent = {
  ...creativeContent,
  variations: z
    .array(Variation.extend(z.strictObject(addressesOfPhoto).partial().shape))
    .max(MOST_VARIATIONS),
  ...z.strictObject(readOnly).partial().shape,
}

export const NewCreative = z.strictObject({
  ...sent,
  hierarchyId: HierarchyId,
  key: Key.optional().describe('Ignored: a new key is given'),
  version: Version.optional(),
})

export const ChangedCreative = z.strictObject({
  ...sent,
  key: Key,
  hierarchyId: HierarchyId.optional().describe(
    'Refused where it is another one: a creative stays with its brand',
  ),
  version: Version.optional(),
})

export const fieldExample = {
  name: 'mileage',
  label: 'Mileage',
  type: 'NUMBER' as const,
  labelPosition: 'TOP_LABEL' as const,
  isRequired: true,
  min: 1000,
  max: 150000,
  maxLength: null,
  pattern: null,
  errorMessage: null,
  options: [],
  value: '30000',
}

export const creativeContentExample = {
  name: 'Winter road check',
  fulfillmentChannels: ['EMAIL' as const, 'DIRECT_MAIL' as const],
  preview: {
    type: 'DYNAMIC_PDF' as const,
    media: [
      { fulfillmentChannel: 'EMAIL' as const, couponCount: 2 },
      { fulfillmentChannel: 'DIRECT_MAIL' as const, couponCount: 2 },
    ],
    host: null,
    path: null,
  },
  minAttachments: 1,
  maxAttachments: 4,
  design: 'big-picture',
  photo: null,
  emailDesign: 'email-big-picture',
  texts: {
    headline: 'Ready for the first frost?',
    subhead: 'A winter check for your {{vehicle}}',
    body: '{{firstName}}, bring your {{vehicle}} in before the roads turn white.',
    callToAction: 'Book a visit',
    disclaimer: 'Offers good until {{expiry}} at {{dealer}}, from {{mileage}} miles.',
    subject: 'Your winter check at {{dealer}}',
    preheader: 'Battery, tires and wipers in half an hour',
  },
  fields: [fieldExample],
  variations: [{ id: 'road', name: 'Road', photo: null, photoUrl: null, thumbnailUrl: null }],
  status: 'ACTIVE' as const,
}

export const creativeExample = {
  key: 11,
  hierarchyId: 'HONDA',
  ...creativeContentExample,
  version: 1,
  previewUrl: null,
  photoUrl: null,
  thumbnailUrl: null,
  updatedAt: '2027-01-04T09:30:00.000Z',
  can: { change: { ok: true as const } },
}
