export const importExample = {
  key: 7,
  marketKey: 14,
  marketName: 'Abergate Honda of Evanston',
  fileName: 'customers.csv',
  bytes: 5_242_000,
  state: 'READING',
  problem: null,
  uploadedBy: 'Ruth Abernathy',
  uploadedAt: '2026-06-30T14:00:00.000Z',
  finishedAt: null,
  bytesRead: 2_621_000,
  counts: { rows: 9_250, households: 9_200, incomplete: 30, refused: 48, erased: 2 },
  mapping: { lastName: 1, email: 2, lastVisitOn: 3 },
  mode: 'REPLACE',
  confirming: null,
  effect: null,
  undoEndsAt: null,
  undone: null,
  rejectedRows: '/api/customers/import/7/rejected-rows?expires=1798794000&signature=3q2-7w',
  can: {
    start: { ok: false, reason: 'customers.not-waiting' },
    confirm: { ok: false, reason: 'customers.not-confirming' },
    cancel: { ok: true },
    undo: { ok: false, reason: 'customers.not-published' },
  },
} as const

export const uploadedExample = {
  ...importExample,
  state: 'UPLOADED',
  bytesRead: 0,
  rejectedRows: null,
  counts: { rows: 0, households: 0, incomplete: 0, refused: 0, erased: 0 },
  can: { ...importExample.can, start: { ok: true } },
  findings: [],
  preview: {
    headers: ['First', 'Last', 'Email', 'Last visit'],
    rows: [['Ada', 'Quill', 'ada.quill@customers.example', '06/30/2026']],
  },
} as const

/** A file of seven lines for a dealer with many households. */
export const confirmingExample = {
  ...importExample,
  state: 'CONFIRMING',
  bytesRead: importExample.bytes,
  rejectedRows: null,
  counts: { rows: 7, households: 7, incomplete: 0, refused: 0, erased: 0 },
  confirming: {
    before: 18_500,
    inFile: 7,
    added: 2,
    gone: 18_495,
    changed: 1,
    after: 7,
    reach: { before: { email: 11_200, mail: 17_900 }, after: { email: 4, mail: 7 } },
  },
  can: { ...importExample.can, confirm: { ok: true } },
} as const

/** One that can still be undone. */
export const publishedExample = {
  ...importExample,
  state: 'PUBLISHED',
  bytesRead: importExample.bytes,
  finishedAt: '2026-06-30T14:02:00.000Z',
  effect: {
    before: 18_500,
    inFile: 9_200,
    added: 700,
    gone: 10_000,
    changed: 310,
    after: 9_200,
    reach: { before: { email: 11_200, mail: 17_900 }, after: { email: 6_100, mail: 8_800 } },
  },
  undoEndsAt: '2026-07-07T14:02:00.000Z',
  can: {
    ...importExample.can,
    cancel: { ok: false, reason: 'customers.import-ended' },
    undo: { ok: true },
  },
} as const

/** What it could not read. */
export const findingsExample = [
  { costs: 'LINE', field: 'Last name', reason: 'This is needed.', lines: 48 },
  { costs: 'FIELD', field: 'Email', reason: 'Not an email address.', lines: 30 },
] as const

export const personExample = {
  email: 'ada.quill@customers.example',
  lastName: 'Quill',
  line1: '12 Main St',
  postalCode: '48104',
}
