import type { EnrolledFilter } from './dealer-year.rules.ts'

/** Why a dealer is not enrolled in a year, or starts no campaign of one of its seasons. */
export const annualReasons = {
  'annual.not-a-year': 'This template is no annual enrollment.',
  'annual.enrolled':
    'This dealer is enrolled in these seasons already. Open the enrollment to change it.',
  'annual.season-ordered':
    'A campaign of one of these seasons is ordered by itself already. Cancel it, or let it end, before you enroll: else the season would be mailed twice.',
  'annual.season-enrolled':
    'This season comes with the annual enrollment of this dealer. Customize it there instead.',
  'annual.not-started': 'This dealer has not started to enroll with this template yet.',
  'annual.not-a-season': 'This campaign is no season of an annual enrollment.',
  'annual.no-season-ahead':
    'The mail dates of all its seasons have passed. Enroll with the template of the next year.',
  'annual.season-gone':
    'A template of one of its seasons is not active any more. Ask who keeps the templates.',
} as const

/** Of which dealers a year is shown. */
export const enrolledFilterLabels: Readonly<Record<EnrolledFilter, string>> = {
  ENROLLED: 'Enrolled',
  NOT_ORDERED: 'Enrolled, not ordered yet',
  MISSING: 'Not enrolled',
  NOT_CUSTOMIZED: 'A season still to customize',
}
