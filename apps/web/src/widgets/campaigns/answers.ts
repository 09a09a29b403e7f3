import type { campaigns } from '@marquee/contract/campaigns'
import type { creatives } from '@marquee/contract/creatives'
import type { AnswerOf } from '@marquee/contract/operation'

export type CampaignsPage = AnswerOf<typeof campaigns.search>
export type CampaignSummary = CampaignsPage['campaigns'][number]
export type Campaign = AnswerOf<typeof campaigns.read>
export type Creative = AnswerOf<typeof creatives.read>
