import type { Story } from './described.ts'

const way = { type: 'CHANNEL', value: 'DIRECT_MAIL' } as const

export const METRO_STORIES: readonly Story[] = [
  {
    name: 'Detroit service days',
    template: 'metro-days',
    by: 'district',
    begun: 15,
    group: 'Detroit Metro',
    dealers: 8,
    paidByAssociation: true,
    way,
    mailed: [13],
    turns: [
      { ago: 14, by: 'district', does: 'submit' },
      { ago: 13, by: 'zone', does: 'approve' },
      { ago: 12, by: 'zone', does: 'release' },
      { ago: 12, by: 'district', does: 'favorite' },
    ],
  },
  {
    name: 'Detroit winter check',
    template: 'metro-days',
    by: 'district',
    begun: 4,
    group: 'Detroit Metro',
    dealers: 6,
    way,
    mailed: [28],
    turns: [{ ago: 3, by: 'district', does: 'submit' }],
  },
]
