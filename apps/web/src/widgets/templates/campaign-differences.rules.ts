import type { TemplateContent } from './answers.ts'
import { differencesOf } from './template-differences.rules.ts'
import { valuesOf } from './template-values.rules.ts'

/**
 * In what two versions of a template differ for a campaign that has begun: without what only authors, printers
 * and reports read, and without when campaigns may begin.
 */
export const campaignDifferences = (before: TemplateContent, now: TemplateContent): string[] =>
  differencesOf(valuesOf(forCampaigns(before)), valuesOf(forCampaigns(now)))

const forCampaigns = (template: TemplateContent): TemplateContent => ({
  ...template,
  enrollmentStartDate: null,
  enrollmentEndDate: null,
  seasonals: [],
  creativeTemplates: template.creativeTemplates.map((creative) => ({
    ...creative,
    // What people know it by, where the template gives it no name.
    creativeCode: creative.name === '' ? creative.creativeCode : '',
    eventCode: '',
    letterCode: '',
    reuseCode: '',
  })),
})
