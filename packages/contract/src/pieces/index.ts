import { MOST_ATTACHMENTS } from '@marquee/rules/creatives'
import { COUPON_ASSET_TYPES, EMAIL_DESIGNS, PREFLIGHT_REASONS } from '@marquee/rules/pieces'
import { z } from 'zod'
import { AttachedCoupon } from '../coupons/index.ts'
import { Image, imageExample } from '../images/index.ts'
import {
  CalendarDay,
  FileReply,
  HierarchyId,
  Key,
  KeyText,
  longText,
  operations,
  shortText,
  signed,
} from '../operation/index.ts'

const OfferingDealer = z.strictObject({
  name: z.string(),
  line1: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  phone: z.string(),
  webAddress: z.string(),
})

const Offer = z.strictObject({
  hierarchyId: HierarchyId,
  coupon: z.strictObject({
    heading: z.string(),
    offerTitle: z.string(),
    offers: z
      .array(z.strictObject({ amount: z.string(), suffix: z.string(), qualifier: z.string() }))
      .readonly(),
    disclaimer: z.string(),
    expires: CalendarDay.nullable(),
  }),
  dealer: OfferingDealer,
})

/** As much as the details of a campaign take: what is too long is found by preflight. */
const MOST_OF_GROUP = 2_500

const AS_SUBMITTED = 'Once it is submitted, the dealer stands on the piece as they did then'

/** A piece of a market, as it is requested for a proof. */
const Composed = z.strictObject({
  creativeTemplateKey: Key,
  creativeVersion: z.int().min(1).optional().describe('Without it, the newest'),
  variationId: shortText(60).nullable().optional().describe('Another look of the creative'),
  marketKey: Key,
  campaignKey: Key.optional().describe(AS_SUBMITTED),
  couponKeys: z
    .array(Key)
    .max(MOST_ATTACHMENTS)
    .default([])
    .describe('In the order in which they stand'),
  coupons: z
    .array(AttachedCoupon)
    .max(MOST_ATTACHMENTS)
    .optional()
    .describe('As a campaign holds them; the keys are not looked up then'),
  values: z
    .record(z.string().regex(/^\w{1,60}$/), longText(2_000))
    .default({})
    .describe('What was filled into the creative’s own fields, by name'),
  hasExpressService: z.boolean().default(false),
  group: z
    .strictObject({ name: longText(MOST_OF_GROUP), webAddress: longText(MOST_OF_GROUP) })
    .nullable()
    .default(null)
    .describe('The dealers in whose name a metro campaign invites'),
  mailDate: CalendarDay.nullable()
    .optional()
    .describe('What a letter is dated; without it, the day of today'),
})

/** Who an email speaks to; the caller knows them already. */
const Reader = z
  .strictObject({ firstName: shortText(200), lastName: shortText(200), vehicle: shortText(200) })
  .describe('Without one, a sample')

const composers = {
  anyOf: [
    'CAN_READ_CAMPAIGNS',
    'CAN_MANAGE_CAMPAIGN_TEMPLATES',
    'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
  ],
  scope: 'scope',
  object: 'body.marketKey',
} as const

const Finding = z.strictObject({
  reason: z.enum(PREFLIGHT_REASONS),
  page: z.string(),
  what: z.string().describe('The text, or the hash of the picture, that it is about'),
  message: z.string(),
})

const Hash = z.string().regex(/^[0-9a-f]{64}$/, 'Must be the hash of a proof')
const PictureHash = z.string().regex(/^[0-9a-f]{64}$/, 'Must be the hash of a picture')
const lakeside = {
  name: 'Lakeside Honda',
  line1: '1200 Harbor Boulevard',
  city: 'Madison',
  state: 'WI',
  postalCode: '53703',
  phone: '(608) 555-0142',
  webAddress: 'https://lakeside.example',
}
const PROOF = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'

export const pieces = operations('pieces', {
  dealer: {
    method: 'GET',
    path: '/piece/dealer',
    summary: 'What the pieces of a market say of it, with the logo in use.',
    access: { anyOf: [], scope: 'scope', object: 'query.marketKey' },
    query: z.strictObject({
      marketKey: KeyText,
      hierarchyId: HierarchyId.optional(),
      campaignKey: KeyText.optional().describe(AS_SUBMITTED),
    }),
    reply: {
      status: 200,
      body: z.strictObject({
        dealer: z.strictObject({
          ...OfferingDealer.shape,
          openingHours: z.string(),
          printedLine: z.string(),
        }),
        logo: Image.nullable(),
        isSecondBrand: z.boolean().describe('Which express service logo the brand bears'),
      }),
    },
    failures: {},
    example: {
      query: { marketKey: '14', campaignKey: '7' },
      reply: {
        dealer: {
          ...lakeside,
          openingHours: 'Mon–Fri 7:30–6, Sat 8–4',
          printedLine: 'Free shuttle within ten miles.',
        },
        logo: imageExample,
        isSecondBrand: false,
      },
    },
  },
  proof: {
    method: 'POST',
    path: '/piece/proof',
    summary:
      'A piece of a market as it will be printed, addressed to nobody: a link to its PDF for 5 minutes, and what would come out wrong.',
    access: composers,
    audit: 'piece.proof-made',
    body: Composed,
    reply: {
      status: 200,
      body: z.strictObject({ url: z.string(), findings: z.array(Finding) }),
    },
    failures: {
      'piece.no-design': 422,
      'piece.wrong-coupons': 422,
      'piece.no-glyph': 422,
      'piece.no-picture': 422,
      'piece.no-font': 503,
      'piece.painters-busy': 503,
    },
    example: {
      body: { creativeTemplateKey: 1, marketKey: 14, couponKeys: [3, 5] },
      reply: {
        url: `/api/piece/proof/${PROOF}?expires=1798794000&signature=3q2-7w`,
        findings: [
          {
            reason: 'preflight.text-cut',
            page: 'front',
            what: 'Salt, cold and potholes…',
            message: 'Text is too long for its place and is cut',
          },
        ],
      },
    },
  },
  readProof: {
    method: 'GET',
    path: '/piece/proof/{hash}',
    summary: 'The PDF of a proof, by a link signed for 5 minutes.',
    access: { anyOf: [], scope: 'public' },
    params: z.strictObject({ hash: Hash }),
    query: z.strictObject(signed),
    reply: { status: 200, body: FileReply },
    failures: {},
    example: { params: { hash: PROOF }, reply: 'The bytes of the PDF' },
  },
  email: {
    method: 'POST',
    path: '/piece/email',
    summary:
      'A piece of a market as an email, to a sample or a named reader: as HTML and as plain text.',
    access: composers,
    audit: 'piece.email-shown',
    body: z.strictObject({ ...Composed.shape, reader: Reader.optional() }),
    reply: {
      status: 200,
      body: z.strictObject({
        subject: z.string(),
        preheader: z.string(),
        html: z.string(),
        text: z.string(),
      }),
    },
    failures: { 'piece.no-email': 422 },
    example: {
      body: { creativeTemplateKey: 1, marketKey: 14, couponKeys: [3, 5] },
      reply: {
        subject: 'Spring starts in our service bay',
        preheader: 'Save on what winter wore out.',
        html: '<!DOCTYPE html …',
        text: 'Spring starts in our service bay\n…',
      },
    },
  },
  sendTest: {
    method: 'POST',
    path: '/piece/test-email',
    summary:
      'Sends a piece of a market as an email to whoever calls, to a sample or a named reader; it is marked as a test, and its codes redeem nothing.',
    access: composers,
    audit: 'piece.test-sent',
    body: z.strictObject({ ...Composed.shape, reader: Reader.optional() }),
    reply: {
      status: 200,
      body: z.strictObject({
        to: z.string(),
        isSending: z
          .boolean()
          .describe('False: there is no mail server, and it is kept in the outbox'),
      }),
    },
    failures: { 'piece.no-email': 422 },
    example: {
      body: { creativeTemplateKey: 1, marketKey: 14, couponKeys: [3, 5] },
      reply: { to: 'dana@lakeside-honda.example', isSending: true },
    },
  },
  emailDesign: {
    method: 'GET',
    path: '/piece/email-design/{design}',
    summary: 'A design of emails with sample words and coupons, as HTML, for those who choose one.',
    access: { anyOf: ['CAN_MANAGE_CAMPAIGN_TEMPLATES'], scope: 'self' },
    params: z.strictObject({ design: z.enum(EMAIL_DESIGNS.map(({ key }) => key)) }),
    query: z.strictObject({
      hierarchyId: HierarchyId.describe('In whose colors'),
      photo: PictureHash.optional().describe('A picture that was brought in the caller’s markets'),
    }),
    reply: { status: 200, body: z.strictObject({ html: z.string() }) },
    failures: {},
    example: {
      params: { design: 'email-letter' },
      query: { hierarchyId: 'HONDA' },
      reply: { html: '<!DOCTYPE html …' },
    },
  },
  couponPicture: {
    method: 'GET',
    path: '/coupon/{key}/picture',
    summary: 'A coupon of the library as a picture, as it stands on a piece.',
    access: { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope', object: 'params.key' },
    params: z.strictObject({ key: KeyText }),
    query: z.strictObject({ assetType: z.enum(COUPON_ASSET_TYPES).default('coupon-full') }),
    reply: { status: 200, body: FileReply },
    failures: { 'piece.no-glyph': 422 },
    example: {
      params: { key: '31' },
      query: { assetType: 'coupon-thumbnail' },
      reply: 'The bytes of the picture',
    },
  },
  readOffer: {
    method: 'GET',
    path: '/offer/{code}',
    summary: 'What the code of a printed coupon stands for: the coupon and its dealer, as printed.',
    access: { anyOf: [], scope: 'public' },
    // Any text: what cannot be a code gets the same reply as a code that was never issued.
    params: z.strictObject({ code: z.string() }),
    reply: {
      status: 200,
      body: z.strictObject({
        code: z.string().describe('In groups, as people read it out'),
        isPreview: z.boolean().describe('The code of proofs, which stands for no offer'),
        isUsed: z.boolean(),
        offer: Offer.nullable(),
      }),
    },
    failures: {},
    example: {
      params: { code: '7KQ2XW9M4TBHPZ3C' },
      reply: {
        code: '7KQ2-XW9M-4TBH-PZ3C',
        isPreview: false,
        isUsed: false,
        offer: {
          hierarchyId: 'HONDA',
          coupon: {
            heading: 'Spring service',
            offerTitle: 'Synthetic oil change',
            offers: [{ amount: '$20', suffix: 'OFF', qualifier: 'any oil change' }],
            disclaimer: 'Not with other offers.',
            expires: '2027-05-31',
          },
          dealer: lakeside,
        },
      },
    },
  },
})
