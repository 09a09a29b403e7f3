import type { AuditKind } from '@marquee/rules/operation'
import { AUDIT_MOST, type AuditOutcome } from '@marquee/rules/audit'

const MOST = AUDIT_MOST.toLocaleString('en-US')

export const texts = {
  title: 'Audit log',
  intro: 'What was done and what was refused in your markets. Nobody can change it.',
  sealedUntil: (moment: string) =>
    `Sealed until ${moment}: entries from before cannot be changed without a trace.`,
  neverSealed: 'Nothing is sealed yet. Entries are sealed a few seconds after they are written.',
  isCut: `More than ${MOST} rows match: the newest ${MOST} are listed. Choose a time or a person to find older ones.`,
  rows: 'Rows of the audit log',
  search: 'What was done, such as approved',
  who: 'Person',
  kind: 'About',
  anyKind: 'Anything',
  key: 'Its number',
  more: (count: number) => ` and ${count.toLocaleString('en-US')} more`,
  from: 'From',
  to: 'To',
  outcome: 'Outcome',
  anyOutcome: 'Any outcome',
  none: 'No row matches.',
  program: 'Marquee itself',
  outOfSight: (key: number) => `Person ${key}`,
  exportAll: `Export all (up to ${MOST})`,
  exported: (count: number, isCut: boolean) =>
    `${count.toLocaleString('en-US')} rows were exported${isCut ? ', the newest of those that match' : ''}.`,
  fileName: 'audit-log.csv',
  columns: {
    at: 'When',
    person: 'Who',
    event: 'What',
    outcome: 'Outcome',
    about: 'About',
    code: 'Code',
    operation: 'Operation',
    client: 'From address',
    agent: 'Program',
  },
  row: (key: number) => `Row ${key}`,
  requestId: 'Request',
  seal: 'Seal',
  sealed: (position: number, moment: string) => `Link ${position}, ${moment}`,
  unsealed: 'Not yet sealed',
  hash: 'Hash',
  details: 'Details',
  changes: 'What changed',
  noChanges: 'No row of a watched table was changed.',
  leftOut: (count: number) =>
    `${count.toLocaleString('en-US')} more rows were changed in the same way.`,
  field: 'Field',
  before: 'Before',
  after: 'After',
  unquoted: 'Changed; what people write is not quoted here',
  did: { insert: 'Created', update: 'Changed', delete: 'Deleted' },
} as const

export const kindNames: Readonly<Record<AuditKind, string>> = {
  campaign: 'Campaign',
  touchpoint: 'Touchpoint',
  order: 'Order',
  'campaign-template': 'Template',
  creative: 'Creative',
  coupon: 'Coupon',
  market: 'Dealer or market',
  'market-group': 'Dealer group',
  person: 'User',
  'customer-import': 'Customer import',
  'seed-list': 'Seed list',
  'blackout-date': 'Blackout date',
  'bulk-enrollment': 'Enrollment of many dealers',
  'bulk-reorder': 'Bulk reorder',
}

export const outcomeNames: Readonly<Record<AuditOutcome, string>> = {
  done: 'Done',
  denied: 'Denied',
  refused: 'Refused',
}
