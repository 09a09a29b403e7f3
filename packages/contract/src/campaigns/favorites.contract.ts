import { z } from 'zod'
import { Key, KeyText } from '../operation/index.ts'

const favorites = {
  access: { anyOf: ['CAN_READ_CAMPAIGNS'], scope: 'scope', object: 'params.campaignKey' },
  params: z.strictObject({ campaignKey: KeyText }),
  reply: { status: 200, body: z.strictObject({ key: Key, isFavorite: z.boolean() }) },
  failures: {},
} as const

/** Everybody has favorites of their own, among the campaigns that they see. */
export const markingFavorites = {
  favorite: {
    ...favorites,
    method: 'POST',
    path: '/campaign/{campaignKey}/favorite',
    summary: 'Makes a campaign a favorite of the caller.',
    audit: 'campaign.favorited',
    example: { params: { campaignKey: '7' }, reply: { key: 7, isFavorite: true } },
  },
  unfavorite: {
    ...favorites,
    method: 'DELETE',
    path: '/campaign/{campaignKey}/favorite',
    summary: 'Takes a campaign from the favorites of the caller.',
    audit: 'campaign.unfavorited',
    example: { params: { campaignKey: '7' }, reply: { key: 7, isFavorite: false } },
  },
} as const
