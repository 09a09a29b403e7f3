import { CAMPAIGN_MOVES, type CampaignAction } from '../campaigns/index.ts'

/** What a campaign's timeline shows: its moves, its creation, and people's comments. */
export const EVENT_ACTIONS = [
  ...(Object.keys(CAMPAIGN_MOVES) as CampaignAction[]),
  'create',
  'reorder',
  'take-version',
  'comment',
] as const

export type EventAction = (typeof EVENT_ACTIONS)[number]
