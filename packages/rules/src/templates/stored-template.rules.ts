import { isCalendarDate, type CalendarDate } from '../calendar/index.ts'
import { FIRST, type StoredFields } from '../stored/index.ts'
import type { Category } from './categories.rules.ts'
import {
  USUAL_DAYS_TO_SECOND_EMAIL,
  type CampaignTemplate,
  type TemplateStep,
  type Workflow,
} from './template.rules.ts'
import { triggerOf } from './trigger.rules.ts'

const dayOf = (stored: unknown): CalendarDate | null =>
  typeof stored === 'string' && isCalendarDate(stored) ? stored : null

type OlderWorkflows = readonly (Omit<Workflow, 'steps'> & {
  steps: readonly Omit<TemplateStep, 'daysToSecondEmail'>[]
})[]

/** Second emails were offered without a day. */
const withSecondEmail = (workflows: OlderWorkflows): Workflow[] =>
  workflows.map((workflow) => ({
    ...workflow,
    steps: workflow.steps.map((step) => ({
      ...step,
      daysToSecondEmail: USUAL_DAYS_TO_SECOND_EMAIL,
    })),
  }))

/** How a version of a template is stored. */
export const storedTemplate: StoredFields<CampaignTemplate> = {
  name: FIRST,
  description: FIRST,
  category: FIRST,
  type: FIRST,
  trigger: { since: 3, before: ({ category }) => triggerOf(category as Category, null) },
  canSelectWaves: FIRST,
  // They were named as on the wire.
  mailDate: { since: 2, before: ({ deploymentDate }) => dayOf(deploymentDate) },
  secondMailDate: { since: 2, before: ({ deploymentDateTwo }) => dayOf(deploymentDateTwo) },
  isMailDateLocked: {
    since: 2,
    before: ({ deploymentDateLock }) => deploymentDateLock === true,
  },
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
  workflows: {
    since: 4,
    before: ({ workflows }) => withSecondEmail((workflows ?? []) as OlderWorkflows),
  },
  creativeTemplates: FIRST,
  attachments: FIRST,
  seasonals: FIRST,
}
