import { IMAGE_ASSET_TYPES, MOST_IMAGE_BYTES } from '@marquee/rules/images'
import { z } from 'zod'
import {
  FileReply,
  HierarchyId,
  KeyText,
  operations,
  searchQuery,
  searchReply,
  signed,
} from '../operation/index.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/, 'Must be the hash of a picture')
const AssetType = z.enum(IMAGE_ASSET_TYPES)

/** A stored picture, and the addresses where a browser finds it. */
export const Image = z.strictObject({
  hash: Hash,
  contentType: z.string(),
  width: z.int(),
  height: z.int(),
  url: z.string(),
  thumbnailUrl: z.string(),
})

const managers = {
  anyOf: ['CAN_UPDATE_MARKET_PROFILE', 'CAN_MANAGE_CAMPAIGN_TEMPLATES'],
  scope: 'scope',
  object: 'query.marketKey',
} as const
const ofMarket = {
  assetType: AssetType.describe('What it is for decides which permission it takes'),
  marketKey: KeyText,
  hierarchyId: HierarchyId.optional(),
}

const { page, size } = searchQuery(['uploadedAt'])
const paging = { page, size }

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

export const imageExample = {
  hash: HASH,
  contentType: 'image/png',
  width: 1200,
  height: 400,
  url: `/api/image/${HASH}?expires=1798794000&signature=3q2-7w`,
  thumbnailUrl: `/api/image/${HASH}?variant=thumbnail&expires=1798794000&signature=3q2-7w`,
}

export const images = operations('images', {
  upload: {
    method: 'POST',
    path: '/image',
    summary: 'Takes a picture for a market: JPG or PNG, less than 5 MB, at least 900 pixels wide.',
    access: managers,
    audit: 'image.uploaded',
    query: z.strictObject(ofMarket),
    upload: { most: MOST_IMAGE_BYTES },
    reply: { status: 201, body: z.strictObject({ ...Image.shape, assetType: AssetType }) },
    failures: {
      'image.type-denied': 403,
      'image.too-large': 422,
      'image.wrong-format': 422,
      'image.too-narrow': 422,
      'image.too-many-pixels': 422,
      'image.broken': 422,
      'image.holds-more': 422,
      'image.busy': 503,
    },
    example: {
      query: { assetType: 'brand-logo', marketKey: '14' },
      reply: { ...imageExample, assetType: 'brand-logo' },
    },
  },
  list: {
    method: 'GET',
    path: '/image',
    summary: 'Pictures that were brought for a market, as what they are for; the newest first.',
    access: managers,
    query: z.strictObject({ ...paging, ...ofMarket }),
    reply: { status: 200, body: searchReply('images', Image) },
    failures: { 'image.type-denied': 403 },
    example: {
      query: { assetType: 'creative-variation-full', marketKey: '2' },
      reply: { images: [imageExample], totalElements: 1, page: 0, size: 20 },
    },
  },
  read: {
    method: 'GET',
    path: '/image/{hash}',
    summary: 'A picture: an approved one for everybody, another by a link signed for 5 minutes.',
    access: { anyOf: [], scope: 'public' },
    params: z.strictObject({ hash: Hash }),
    query: z.strictObject({
      variant: z.enum(['thumbnail']).optional(),
      ...signed,
    }),
    reply: { status: 200, body: FileReply },
    failures: {},
    example: { params: { hash: HASH }, reply: 'The bytes of the picture' },
  },
})
