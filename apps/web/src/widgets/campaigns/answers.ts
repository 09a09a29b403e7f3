import type { campaigns } from '@marquee/contract/campaigns'
import type { AnswerOf } from '@marquee/contract/operation'

export type CampaignsPage = AnswerOf<typeof campaigns.search>
export type CampaignSummary = CampaignsPage['campaigns'][number]
