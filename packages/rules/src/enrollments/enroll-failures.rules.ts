import { annualReasons, type EnrollRefusal } from '../annual/index.ts'
import { campaignReasons } from '../campaigns/index.ts'
import { templateReasons, type UseRefusal } from '../templates/index.ts'
import { enrollmentReasons } from './texts.ts'

/** Why a dealer of many was not enrolled. */
export type EnrollFailure =
  | EnrollRefusal
  | UseRefusal
  | 'annual.not-a-year'
  | 'campaign.needs-a-dealer'
  | 'campaign.needs-staff-market'
  | 'campaign.market-closed'
  | 'campaign.cadence-not-offered'
  | 'campaign-template.not-offered'
  | 'campaign-template.several-dealers-only'
  | 'enrollment.person-gone'
  | 'enrollment.market-gone'
  | 'enrollment.failed'

/** Can another try help: a closed dealer opens again, one who is enrolled stays so. */
const TRIES: Readonly<Record<EnrollFailure, 'may help' | 'cannot help'>> = {
  'annual.enrolled': 'cannot help',
  'annual.season-ordered': 'may help',
  'annual.season-gone': 'may help',
  'annual.no-season-ahead': 'cannot help',
  'annual.not-a-year': 'cannot help',
  'campaign.needs-a-dealer': 'cannot help',
  'campaign.needs-staff-market': 'cannot help',
  'campaign.market-closed': 'may help',
  'campaign.cadence-not-offered': 'cannot help',
  'campaign-template.not-offered': 'may help',
  'campaign-template.several-dealers-only': 'may help',
  'campaign-template.inactive': 'may help',
  'campaign-template.not-open-yet': 'may help',
  'campaign-template.enrollment-ended': 'may help',
  'campaign-template.mail-date-passed': 'cannot help',
  'enrollment.person-gone': 'may help',
  'enrollment.market-gone': 'may help',
  'enrollment.failed': 'may help',
}

const FAILURES = Object.keys(TRIES) as EnrollFailure[]

/** What a second try cannot change. */
export const FINAL_FAILURES: readonly EnrollFailure[] = FAILURES.filter(
  (reason) => TRIES[reason] === 'cannot help',
)

const texts = {
  ...campaignReasons,
  ...templateReasons,
  ...annualReasons,
  ...enrollmentReasons,
} as const

/** Why a dealer of many was not enrolled, in words. */
export const enrollMessage = (reason: string): string =>
  texts[FAILURES.find((known) => known === reason) ?? 'enrollment.failed']
