import { z } from 'zod'
import { MarketSummary } from '../markets/index.ts'
import {
  KeyText,
  operations,
  searchBody,
  searchReply,
  selection,
  shortText,
} from '../operation/index.ts'
import {
  ChangedProfile,
  Logo,
  LogoDecision,
  logoExample,
  LogoRejection,
  LogoType,
  MarketProfile,
  profileExample,
} from './schemas.ts'

const LOGO_COLUMNS = ['marketName', 'uploadedAt'] as const

const params = z.strictObject({ marketKey: KeyText })
const query = z.strictObject(selection)
const oneMarket = { scope: 'scope', object: 'params.marketKey' } as const
const deciders = { anyOf: ['CAN_EDIT_RESTRICTED_MARKET_PROFILE'], ...oneMarket } as const
const undecided = {
  'logo.nothing-pending': 409,
  'logo.changed-meanwhile': 409,
  'logo.own-upload': 403,
} as const

export const marketProfiles = operations('marketProfiles', {
  read: {
    method: 'GET',
    path: '/market/{marketKey}/profile',
    summary: 'What a market tells about itself, with its logos.',
    access: { anyOf: [], ...oneMarket },
    params,
    query: z.strictObject({ hierarchyId: selection.hierarchyId }),
    reply: { status: 200, body: MarketProfile },
    failures: {},
    example: { params: { marketKey: '14' }, reply: profileExample },
  },
  update: {
    method: 'PUT',
    path: '/market/profile',
    summary: 'Changes a profile; legal name, dealer ID and address take a permission of their own.',
    access: {
      anyOf: ['CAN_UPDATE_MARKET_PROFILE', 'CAN_EDIT_RESTRICTED_MARKET_PROFILE'],
      scope: 'scope',
      object: 'body.marketKey',
    },
    audit: 'market-profile.changed',
    query,
    body: ChangedProfile,
    reply: { status: 200, body: MarketProfile },
    failures: {
      'market-profile.field-denied': 403,
      'market-profile.changed-meanwhile': 409,
      'market-profile.source-id-taken': 409,
      'market-profile.attribute-unknown': 422,
    },
    example: { body: { marketKey: 14, dealerNotes: 'Closed on Sundays.' }, reply: profileExample },
  },
  handInLogo: {
    method: 'PUT',
    path: '/market/{marketKey}/profile/logo',
    summary: 'Hands in an uploaded picture as a logo; it waits for approval.',
    access: { anyOf: ['CAN_UPDATE_MARKET_PROFILE'], ...oneMarket },
    audit: 'logo.handed-in',
    params,
    query: z.strictObject({ hierarchyId: selection.hierarchyId }),
    body: z.strictObject({
      assetType: LogoType,
      hash: z.string().regex(/^[0-9a-f]{64}$/, 'Must be the hash of a picture'),
    }),
    reply: { status: 200, body: MarketProfile },
    failures: { 'logo.not-uploaded': 422, 'logo.changed-meanwhile': 409 },
    example: {
      params: { marketKey: '14' },
      body: { assetType: 'brand-logo', hash: logoExample.image.hash },
      reply: profileExample,
    },
  },
  approveLogo: {
    method: 'PUT',
    path: '/market/{marketKey}/profile/logo/approve',
    summary: 'Approves the waiting logo of a market: from now on it is used, and public.',
    access: deciders,
    audit: 'logo.approved',
    params,
    query: z.strictObject({ hierarchyId: selection.hierarchyId }),
    body: LogoDecision,
    reply: { status: 200, body: MarketProfile },
    failures: undecided,
    example: {
      params: { marketKey: '14' },
      body: { assetType: 'brand-logo', hash: logoExample.image.hash },
      reply: profileExample,
    },
  },
  rejectLogo: {
    method: 'PUT',
    path: '/market/{marketKey}/profile/logo/reject',
    summary: 'Rejects the waiting logo of a market; the one in use stays.',
    access: deciders,
    audit: 'logo.rejected',
    params,
    query: z.strictObject({ hierarchyId: selection.hierarchyId }),
    body: LogoRejection,
    reply: { status: 200, body: MarketProfile },
    failures: undecided,
    example: {
      params: { marketKey: '14' },
      body: { assetType: 'brand-logo', reason: 'The lettering cannot be read.' },
      reply: profileExample,
    },
  },
  searchLogos: {
    method: 'POST',
    path: '/market/profile/logo/search',
    summary: "Logos of the markets in the caller's scope: those that wait, the oldest first.",
    access: { anyOf: ['CAN_EDIT_RESTRICTED_MARKET_PROFILE'], scope: 'scope' },
    query,
    body: searchBody(
      z.strictObject({
        text: shortText(80).optional().describe('Part of a name, a dealer id, or a city'),
        status: Logo.shape.status.optional().describe('Waiting, where it is left out'),
      }),
      LOGO_COLUMNS,
    ),
    reply: {
      status: 200,
      body: searchReply('logos', z.strictObject({ ...Logo.shape, market: MarketSummary })),
    },
    failures: {},
    example: {
      body: { criteria: { status: 'PENDING' } },
      reply: {
        logos: [
          {
            ...logoExample,
            market: {
              key: 14,
              name: 'Lakeside Honda',
              sourceId: { id: '208114' },
              type: 'DEALER' as const,
              status: 'ACTIVE' as const,
              hierarchyId: 'HONDA',
              city: 'Ann Arbor',
              countrySubdivision: { code: 'MI' },
              timeZone: 'America/Detroit',
              marketHierarchyByType: { zone: 'Central Zone', district: 'District 4' },
            },
          },
        ],
        totalElements: 1,
        page: 0,
        size: 20,
      },
    },
  },
})
