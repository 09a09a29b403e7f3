import type { Campaign } from '../answers.ts'

/** A metro campaign that is approved, whose dealers do not see their part yet, before a person who may change that. */
export function isReleasable({ status, isReleasedToDealers, can }: Campaign): boolean {
  const isApproved = status === 'APPROVED' || status === 'ACTIVE'
  return isApproved && !isReleasedToDealers && can.release.ok
}
