import type { annual } from '@marquee/contract/annual'
import type { AnswerOf } from '@marquee/contract/operation'
import type { Campaign } from '../../../widgets/campaigns/index.ts'

export type { Campaign, Creative } from '../../../widgets/campaigns/index.ts'
export type CampaignStep = Campaign['workflows'][number]['steps'][number]
/** A save of a year answers with its seasons. */
export type Saved = Campaign & { seasonals?: readonly Season[] }
/** A season of an annual enrollment, with its campaign. */
export type Season = AnswerOf<typeof annual.read>['seasonals'][number]
export type StartedTemplate = Campaign['template']
