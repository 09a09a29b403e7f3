import type { Campaign } from '../../../widgets/campaigns/index.ts'

export type { Campaign, Creative } from '../../../widgets/campaigns/index.ts'
export type CampaignStep = Campaign['workflows'][number]['steps'][number]
export type StartedTemplate = Campaign['template']
