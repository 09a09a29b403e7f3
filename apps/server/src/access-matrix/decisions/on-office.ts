import type { Decision, Outcomes } from './decision.ts'

const OK = '200'
const GONE = '404 not-found'
const UNUSABLE = '422 file.nothing-usable'
const WHOLE_BRANDS = '403 network.not-whole-brand'
const WHOLE_MODELS = '403 lineup.not-whole-brand'
const WHOLE_DOMAINS = '403 sending-domain.not-whole-brand'
const WHOLE_LIMITS = '403 contact-pressure.not-whole-brand'
const ADMIN = ['CAN_PERFORM_ADMIN_OPERATIONS']
const AUTHORS = ['CAN_MANAGE_CAMPAIGN_TEMPLATES']
const GROUPS = ['CAN_MANAGE_MARKET_GROUPS']

// Columns:                own, below, beside, branch, brand, above, nowhere
const BELOW: Outcomes = [OK, OK, GONE, GONE, GONE, GONE, GONE]
const AWAY = '404 mail-return.not-there'
const BELOW_OR_AWAY: Outcomes = [OK, OK, AWAY, AWAY, AWAY, AWAY, AWAY]
const NEW: Outcomes = ['201', '201', GONE, GONE, GONE, GONE, GONE]
const NEW_MODEL: Outcomes = ['201', '201', GONE, GONE, GONE, '201', GONE]
const OWN: Outcomes = [OK, OK, OK, OK, OK, OK, OK]
const OWN_NEW: Outcomes = ['201', '201', '201', '201', '201', '201', '201']
const USABLE: Outcomes = [OK, OK, UNUSABLE, UNUSABLE, UNUSABLE, UNUSABLE, UNUSABLE]
const HIDDEN: Outcomes = [GONE, GONE, GONE, GONE, GONE, GONE, GONE]
const BRAND: Outcomes = [OK, OK, GONE, GONE, GONE, OK, GONE]

/** Of the decision table: who keeps the network, and who reads the audit log, notices and emails. */
export const DECISIONS_ON_OFFICE: Readonly<Record<string, Decision>> = {
  'audit.search': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'audit.export': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'outbox.search': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'outbox.read': { needs: ADMIN, by: { email: BELOW } },

  'keptEmails.search': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'keptEmails.read': { needs: ADMIN, by: { keptEmail: BELOW } },

  // They lie above all markets; wherever one lies, who sees that place reads it.
  'mailReturns.searchUnread': {
    needs: ADMIN,
    by: { market: OWN },
    belowAll: '403 mail-return.not-whole-network',
  },
  'mailReturns.readUnread': { needs: ADMIN, by: { unreadReport: BELOW_OR_AWAY } },
  'mailReturns.decideUnread': { needs: ADMIN, by: { unreadReport: BELOW_OR_AWAY } },

  'sendingDomains.list': { needs: ADMIN, by: { brand: BRAND } },
  'sendingDomains.change': { needs: ADMIN, by: { brand: BRAND }, belowBrands: WHOLE_DOMAINS },
  'sendingDomains.cap': { needs: ADMIN, by: { brand: BRAND }, belowBrands: WHOLE_DOMAINS },
  'sendingDomains.check': { needs: ADMIN, by: { brand: BRAND }, belowBrands: WHOLE_DOMAINS },

  'contactPressure.list': { needs: ADMIN, by: { brand: BRAND } },
  'contactPressure.change': { needs: ADMIN, by: { brand: BRAND }, belowBrands: WHOLE_LIMITS },

  'home.firstSteps': { needs: ADMIN, by: { market: OWN } },

  'installation.read': {
    needs: ADMIN,
    by: { market: OWN },
    belowAll: '403 installation.not-whole-network',
  },

  // A line of a file may be about anything, and is refused by itself where it lies beyond the scope.
  'network.overview': { needs: ADMIN, by: { market: OWN } },
  'network.read': { needs: ADMIN, by: { dealer: BELOW } },
  'network.add': { needs: ADMIN, by: { parent: NEW }, belowBrands: WHOLE_BRANDS },
  'network.change': { needs: ADMIN, by: { market: BELOW }, belowBrands: WHOLE_BRANDS },
  'network.try': { needs: ADMIN, by: { brand: OWN }, belowBrands: WHOLE_BRANDS },
  'network.import': { needs: ADMIN, by: { brand: OWN }, belowBrands: WHOLE_BRANDS },
  'network.imports': { needs: ADMIN, by: { market: OWN } },
  'network.readUndo': { needs: ADMIN, by: { networkImport: BELOW }, belowBrands: WHOLE_BRANDS },
  'network.undo': { needs: ADMIN, by: { networkImport: BELOW }, belowBrands: WHOLE_BRANDS },

  'lineup.list': { needs: ADMIN, by: { brand: BRAND } },
  'lineup.uses': { needs: ADMIN, by: { brand: BRAND } },
  'lineup.add': { needs: ADMIN, by: { brand: NEW_MODEL }, belowBrands: WHOLE_MODELS },
  'lineup.change': { needs: ADMIN, by: { brand: BRAND }, belowBrands: WHOLE_MODELS },
  'lineup.try': { needs: ADMIN, by: { brand: OWN }, belowBrands: WHOLE_MODELS },
  'lineup.import': { needs: ADMIN, by: { brand: OWN }, belowBrands: WHOLE_MODELS },
  'lineup.imports': { needs: ADMIN, by: { market: OWN } },
  'lineup.readUndo': { needs: ADMIN, by: { lineupImport: BELOW }, belowBrands: WHOLE_MODELS },
  'lineup.undo': { needs: ADMIN, by: { lineupImport: BELOW }, belowBrands: WHOLE_MODELS },

  // Of a file that is only about markets beyond the scope, no line can be used.
  'roster.try': { needs: ADMIN, by: { home: OWN } },
  'roster.import': { needs: ADMIN, by: { home: USABLE }, along: ['person.invited'] },
  'roster.imports': { needs: ADMIN, by: { market: OWN } },
  'roster.readUndo': { needs: ADMIN, by: { rosterImport: BELOW } },
  'roster.undo': { needs: ADMIN, by: { rosterImport: BELOW }, along: ['person.deactivated'] },

  'memberships.export': { needs: GROUPS, by: { market: BELOW, brand: BRAND } },
  'memberships.try': { needs: GROUPS, by: { home: OWN } },
  'memberships.import': { needs: GROUPS, by: { home: USABLE }, along: ['market-group.created'] },

  // A line of a template that the person may not change is refused by itself, as one that is not there.
  'priceLists.export': { needs: AUTHORS, by: { market: BELOW, brand: BRAND } },
  'priceLists.try': { needs: AUTHORS, by: { market: BELOW, brand: BRAND } },
  'priceLists.import': { needs: AUTHORS, by: { template: USABLE } },

  // People have their own notices, wherever other people's lie.
  'notices.search': { needs: [], by: { notice: OWN } },
  'notices.unread': { needs: [], by: { notice: OWN } },
  'notices.read': { needs: [], by: { notice: HIDDEN } },
  'notices.readAll': { needs: [], by: { notice: OWN } },
  'notices.choices': { needs: [], by: { notice: OWN } },
  'notices.choose': { needs: [], by: { notice: OWN } },

  // What people like in their lists is their own, wherever others are.
  'listPreferences.read': { needs: [], by: { person: OWN } },
  'listPreferences.saveFilter': { needs: [], by: { person: OWN_NEW } },
  'listPreferences.changeFilter': { needs: [], by: { savedFilter: HIDDEN } },
  'listPreferences.deleteFilter': { needs: [], by: { savedFilter: HIDDEN } },
  'listPreferences.arrangeColumns': { needs: [], by: { person: OWN } },
  'listPreferences.resetColumns': { needs: [], by: { person: OWN } },

  // Each kind of result needs the permission of its own list, and is left out without it.
  'search.find': { needs: [], by: { market: BELOW, brand: BRAND } },

  'audit.read': { needs: ADMIN, by: { auditRow: BELOW } },
}
