import type { z } from 'zod'
import type { PrintPackage } from './schemas.ts'

const SHA = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'

export const packageExample: z.input<typeof PrintPackage> = {
  key: 12,
  name: 'print-000012',
  campaign: { key: 7, name: 'Spring service' },
  market: { key: 4, name: 'Lakeside Honda' },
  wave: 1,
  mailOn: '2027-03-08',
  state: 'handed-over',
  pieces: 2_992,
  seeds: 2,
  painted: 2_992,
  sha256: SHA,
  receipts: [
    { number: 1, kind: 'DOWNLOAD', by: 'Riley Park', at: '2027-03-08T14:02:00.000Z', sha256: SHA },
  ],
  reconciled: { pieces: 2_992, mailed: 2_980, spoiled: 4, returned: 6, missing: 2 },
  can: {
    take: {
      ok: false,
      reason: 'hand-over.done',
    },
    repeat: { ok: true },
    answer: { ok: true },
  },
}

export const takenExample = {
  package: packageExample,
  files: [
    {
      name: 'print-000012-pieces-000001-000500.pdf',
      bytes: 6_372_352,
      sha256: SHA,
      url: '/api/print-package/12/file/1?place=1.2.4.&expires=1798794000&signature=3q2-7w',
    },
  ],
}

export const differencesExample = {
  fingerprint: '7'.repeat(64),
  counts: { mailed: 2_980, spoiled: 4, returned: 0, unchanged: 0, refused: 1 },
  after: { pieces: 2_992, mailed: 2_980, spoiled: 4, returned: 0, missing: 8 },
  ignored: ['Tray'],
  refused: [
    {
      line: 14,
      cells: { piece: '12-000013', outcome: 'lost' },
      field: 'outcome' as const,
      reason: 'row.outcome' as const,
    },
  ],
  can: { import: { ok: true } as const },
}
