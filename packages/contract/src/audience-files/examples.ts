import type { z } from 'zod'
import type { AudienceFile } from './schemas.ts'

const SHA = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'

export const fileExample: z.input<typeof AudienceFile> = {
  key: 12,
  name: 'audience-000012',
  campaign: { key: 7, name: 'Spring service' },
  market: { key: 4, name: 'Lakeside Honda' },
  wave: 1,
  shownFrom: '2027-03-08',
  state: 'handed-over',
  people: 1_240,
  formats: [
    { format: 'META', people: 1_240, least: 100 },
    { format: 'GOOGLE', people: 1_240, least: 100 },
    { format: 'TIKTOK', people: 870, least: 1_000 },
  ],
  sha256: SHA,
  receipts: [
    { number: 1, kind: 'DOWNLOAD', by: 'Riley Park', at: '2027-03-08T14:02:00.000Z', sha256: SHA },
  ],
  can: { take: { ok: false, reason: 'hand-over.done' }, repeat: { ok: true } },
}

export const takenExample = {
  file: fileExample,
  files: [
    {
      name: 'audience-000012-meta.csv',
      bytes: 645_120,
      sha256: SHA,
      url: '/api/audience-file/12/file/1?place=1.2.4.&expires=1798794000&signature=3q2-7w',
    },
  ],
}
