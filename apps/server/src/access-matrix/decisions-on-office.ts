import type { Decision, Outcomes } from './decision-table.ts'

const OK = '200'
const GONE = '404 not-found'
const ADMIN = ['CAN_PERFORM_ADMIN_OPERATIONS']

// Columns:                own, below, beside, branch, brand, above, nowhere
const BELOW: Outcomes = [OK, OK, GONE, GONE, GONE, GONE, GONE]
const BRAND: Outcomes = [OK, OK, GONE, GONE, GONE, OK, GONE]

/** Of the decision table: who reads what was done, what was told to whom, and what was written. */
export const DECISIONS_ON_OFFICE: Readonly<Record<string, Decision>> = {
  'audit.search': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'audit.export': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'audit.read': { needs: ADMIN, by: { auditRow: BELOW } },
}
