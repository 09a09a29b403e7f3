import type { campaigns } from '@marquee/contract/campaigns'
import type { AnswerOf } from '@marquee/contract/operation'
import type { templates } from '@marquee/contract/templates'

export type Template = AnswerOf<typeof templates.read>
export type CampaignSummary = AnswerOf<typeof campaigns.search>['campaigns'][number]
export type Dates = AnswerOf<typeof templates.selectableDates>
