import { FIRST, type StoredFields } from '../stored/index.ts'
import type { CampaignTemplate } from './template.rules.ts'

/** How a version of a template is stored. */
export const storedTemplate: StoredFields<CampaignTemplate> = {
  name: FIRST,
  description: FIRST,
  category: FIRST,
  type: FIRST,
  canSelectWaves: FIRST,
  deploymentDate: FIRST,
  deploymentDateTwo: FIRST,
  deploymentDateLock: FIRST,
  isBillingDeferred: FIRST,
  campaignExecution: FIRST,
  enrollmentStartDate: FIRST,
  enrollmentEndDate: FIRST,
  campaignEndDate: FIRST,
  mailWindow: FIRST,
  customizationPeriod: FIRST,
  leadTimes: FIRST,
  audienceConfiguration: FIRST,
  distanceFilteringMax: FIRST,
  analyticalModel: FIRST,
  minimumOrderValue: FIRST,
  priceBook: FIRST,
  channelOptions: FIRST,
  workflows: FIRST,
  creativeTemplates: FIRST,
  attachments: FIRST,
  seasonals: FIRST,
}
