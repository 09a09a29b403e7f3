import { campaignReasons } from '../campaigns/index.ts'
import { templateReasons, type UseRefusal } from '../templates/index.ts'
import { reorderReasons } from './texts.ts'

/** Why a campaign of a bulk reorder was not made. */
export type ReorderFailure =
  | 'campaign.follows-parent'
  | 'campaign.follows-enrollment'
  | 'campaign.annual'
  | 'campaign.several-dealers-only'
  | 'campaign.needs-a-dealer'
  | 'campaign.needs-staff-market'
  | 'campaign.market-closed'
  | 'campaign.other-brand'
  | 'campaign-template.not-offered'
  | 'campaign-template.several-dealers-only'
  | UseRefusal
  | 'reorder.not-yet'
  | 'reorder.source-gone'
  | 'reorder.market-gone'
  | 'reorder.person-gone'
  | 'reorder.canceled'
  | 'reorder.failed'

/** Can another try help: a closed dealer opens again, a metro campaign never becomes one dealer's. */
const TRIES: Readonly<Record<ReorderFailure, 'may help' | 'cannot help'>> = {
  'campaign.follows-parent': 'cannot help',
  'campaign.follows-enrollment': 'cannot help',
  'campaign.annual': 'cannot help',
  'campaign.several-dealers-only': 'may help',
  'campaign.needs-a-dealer': 'cannot help',
  'campaign.needs-staff-market': 'cannot help',
  'campaign.market-closed': 'may help',
  'campaign.other-brand': 'cannot help',
  'campaign-template.not-offered': 'may help',
  'campaign-template.several-dealers-only': 'may help',
  'campaign-template.inactive': 'may help',
  'campaign-template.not-open-yet': 'may help',
  'campaign-template.enrollment-ended': 'may help',
  'campaign-template.mail-date-passed': 'may help',
  'reorder.not-yet': 'may help',
  'reorder.source-gone': 'cannot help',
  'reorder.market-gone': 'may help',
  'reorder.person-gone': 'may help',
  'reorder.canceled': 'may help',
  'reorder.failed': 'may help',
}

const FAILURES = Object.keys(TRIES) as ReorderFailure[]

/** What a second try cannot change: the campaign and the dealer stay what they are. */
export const FINAL_REASONS: readonly ReorderFailure[] = FAILURES.filter(
  (reason) => TRIES[reason] === 'cannot help',
)

const texts = { ...campaignReasons, ...templateReasons, ...reorderReasons } as const

/** Why one campaign of many was not reordered. */
export const reorderMessage = (reason: string): string =>
  texts[FAILURES.find((known) => known === reason) ?? 'reorder.failed']
