import {
  marketProfileAbilityTexts,
  LOGO_TYPES,
  MOST_OF,
  MOST_OF_REJECTION,
  SHOWN_LOGO_STATUSES,
} from '@marquee/rules/market-profiles'
import { MARKET_TYPES } from '@marquee/rules/markets'
import { z } from 'zod'
import { Image, imageExample } from '../images/index.ts'
import { ListingAttribute, listingAttributeExample } from '../markets/index.ts'
import { abilityOf, HierarchyId, Key, longText, shortText } from '../operation/index.ts'

const MarketProfileAbility = abilityOf(marketProfileAbilityTexts)

/** The editable fields: unbounded in replies, bounded in requests. */
function editable(line: (most: number) => z.ZodString, lines: (most: number) => z.ZodString) {
  // Only keeps requests small; the real limits are in the rules, whose texts the form shows.
  const anyLine = line(2_500)
  return {
    legalName: line(MOST_OF.legalName),
    sourceId: z.strictObject({ id: line(MOST_OF.sourceId) }),
    addresses: z
      .array(
        z.strictObject({
          line1: line(MOST_OF.line1),
          city: line(MOST_OF.city),
          countrySubdivision: z.strictObject({ code: anyLine.regex(/^([A-Z]{2})?$/) }),
          postalCode: anyLine,
        }),
      )
      .max(1),
    webAddress: anyLine.nullable(),
    phoneNumber: anyLine.nullable(),
    contact: z.strictObject({ name: line(MOST_OF.contactName), email: anyLine, phone: anyLine }),
    dealerNotes: lines(MOST_OF.dealerNotes).describe('For staff; printed nowhere'),
    openingHours: line(MOST_OF.openingHours).describe('In words; printed on every piece'),
    printedLine: line(MOST_OF.printedLine).describe('Printed on every piece'),
  }
}

const anyText = () => z.string()
const EditableText = editable(anyText, anyText)
const Sent = editable(shortText, longText)

export const LogoType = z.enum(LOGO_TYPES)

export const Logo = z.strictObject({
  key: Key,
  assetType: LogoType,
  status: z.enum(SHOWN_LOGO_STATUSES),
  image: Image,
  uploadedBy: z.string().nullable().describe('Who handed it in, where the caller sees them'),
  uploadedAt: z.string(),
  reason: z.string().nullable().describe('Why it was rejected'),
  can: z.strictObject({ decide: MarketProfileAbility }),
})

const ReadOnly = z.strictObject({
  name: z.string(),
  hierarchyId: HierarchyId.nullable(),
  type: z.enum(MARKET_TYPES),
  logos: z.array(Logo).describe('What is in use, what waits, and what came back'),
  can: z.strictObject({
    update: MarketProfileAbility,
    editRestricted: MarketProfileAbility.describe('Legal name, dealer ID and address'),
    uploadLogo: MarketProfileAbility,
  }),
})

const version = z.int().describe('Sent back with a change; a stale one is refused')

export const MarketProfile = z.strictObject({
  marketKey: Key,
  ...ReadOnly.shape,
  ...EditableText,
  attributes: z.array(ListingAttribute),
  version,
})

/** What is left out stays as it is. */
export const ChangedProfile = z.strictObject({
  ...ReadOnly.partial().shape,
  ...z.strictObject(Sent).partial().shape,
  marketKey: Key,
  attributes: z
    .array(
      z.strictObject({
        ...ListingAttribute.partial().shape,
        key: shortText(80),
        values: z.array(shortText(80)).max(100),
      }),
    )
    .max(100)
    .optional(),
  version: version.optional(),
})

export const LogoDecision = z.strictObject({
  assetType: LogoType.optional().describe('Without it, all that wait'),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Must be the hash of a picture')
    .optional()
    .describe('The picture that was looked at; another one is not decided'),
})

export const LogoRejection = z.strictObject({
  ...LogoDecision.shape,
  reason: longText(MOST_OF_REJECTION).optional(),
})

export const logoExample = {
  key: 5,
  assetType: 'brand-logo' as const,
  status: 'PENDING' as const,
  image: imageExample,
  uploadedBy: 'Dana Whitfield',
  uploadedAt: '2027-01-04T09:30:00.000Z',
  reason: null,
  can: { decide: { ok: true as const } },
}

export const profileExample = {
  marketKey: 14,
  name: 'Lakeside Honda',
  hierarchyId: 'HONDA',
  type: 'DEALER' as const,
  legalName: 'Lakeside Automotive LLC',
  sourceId: { id: '208114' },
  addresses: [
    {
      line1: '1200 Washtenaw Ave',
      city: 'Ann Arbor',
      postalCode: '48104',
      countrySubdivision: { code: 'MI' },
    },
  ],
  webAddress: 'https://lakeside-honda.example',
  phoneNumber: '7345550114',
  contact: { name: 'Dana Whitfield', email: 'dana@lakeside-honda.example', phone: '7345550115' },
  dealerNotes: 'Closed on Sundays.',
  openingHours: 'Mon–Fri 7:30–6, Sat 8–4',
  printedLine: 'Open Saturdays until 5.',
  attributes: [listingAttributeExample],
  logos: [logoExample],
  version: 1,
  can: {
    update: { ok: true as const },
    editRestricted: { ok: false as const, reason: 'access.denied' },
    uploadLogo: { ok: true as const },
  },
}
