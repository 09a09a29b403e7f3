import type { Decision, Outcomes } from './decision.ts'

const OK = '200'
const GONE = '404 not-found'
const ADMIN = ['CAN_PERFORM_ADMIN_OPERATIONS']

// Columns:                own, below, beside, branch, brand, above, nowhere
const BELOW: Outcomes = [OK, OK, GONE, GONE, GONE, GONE, GONE]
const OWN: Outcomes = [OK, OK, OK, OK, OK, OK, OK]
const HIDDEN: Outcomes = [GONE, GONE, GONE, GONE, GONE, GONE, GONE]
const BRAND: Outcomes = [OK, OK, GONE, GONE, GONE, OK, GONE]

/** Of the decision table: who reads the audit log, notices and emails. */
export const DECISIONS_ON_OFFICE: Readonly<Record<string, Decision>> = {
  'audit.search': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'audit.export': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'outbox.search': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'outbox.read': { needs: ADMIN, by: { email: BELOW } },

  // People have their own notices, wherever other people's lie.
  'notices.search': { needs: [], by: { notice: OWN } },
  'notices.unread': { needs: [], by: { notice: OWN } },
  'notices.read': { needs: [], by: { notice: HIDDEN } },
  'notices.readAll': { needs: [], by: { notice: OWN } },
  'notices.choices': { needs: [], by: { notice: OWN } },
  'notices.choose': { needs: [], by: { notice: OWN } },

  // Each kind of result needs the permission of its own list, and is left out without it.
  'search.find': { needs: [], by: { market: BELOW, brand: BRAND } },

  'audit.read': { needs: ADMIN, by: { auditRow: BELOW } },
}
