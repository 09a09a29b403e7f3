import { AUDIT_MOST, type AuditOutcome } from '@marquee/rules/audit'

const MOST = AUDIT_MOST.toLocaleString('en-US')

export const texts = {
  title: 'Audit log',
  intro: 'What was done and what was refused in your markets. Nobody can change it.',
  sealedUntil: (moment: string) =>
    `Sealed until ${moment}: what was written before cannot be changed unseen.`,
  neverSealed: 'Nothing is sealed yet. This happens a few seconds after it is written.',
  isCut: `More than ${MOST} rows fit: the newest ${MOST} are listed. Choose a time or a person to find older ones.`,
  rows: 'Rows of the audit log',
  search: 'Part of an event, such as campaign',
  who: 'Person',
  object: 'Key',
  objectHint: 'A whole number',
  from: 'From',
  to: 'To',
  outcome: 'Outcome',
  anyOutcome: 'Any outcome',
  none: 'No row fits.',
  program: 'Marquee itself',
  outOfSight: (key: number) => `Person ${key}`,
  exportAll: `Export all (up to ${MOST})`,
  exported: (count: number, isCut: boolean) =>
    `${count.toLocaleString('en-US')} rows were exported${isCut ? ', the newest of those that fit' : ''}.`,
  fileName: 'audit-log.csv',
  columns: {
    at: 'When',
    person: 'Who',
    event: 'What',
    outcome: 'Outcome',
    object: 'Key',
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
  leftOut: (count: number) => `${count.toLocaleString('en-US')} more rows were changed alike.`,
  field: 'Field',
  before: 'Before',
  after: 'After',
  unquoted: 'Changed; what people write is not quoted here',
  did: { insert: 'Made', update: 'Changed', delete: 'Taken away' },
} as const

export const outcomeNames: Readonly<Record<AuditOutcome, string>> = {
  done: 'Done',
  denied: 'Denied',
  refused: 'Refused',
}
