import type { campaigns } from '@marquee/contract/campaigns'
import type { creatives } from '@marquee/contract/creatives'
import type { AnswerOf } from '@marquee/contract/operation'

export type Campaign = AnswerOf<typeof campaigns.read>
export type CampaignStep = Campaign['workflows'][number]['steps'][number]
export type StartedTemplate = Campaign['template']
export type Creative = AnswerOf<typeof creatives.read>
