import type { Actor, Story, Turn } from './described.ts'

const year = {
  template: 'four-seasons',
  way: { type: 'CHANNEL', value: 'DIRECT_MAIL' },
  mailed: [],
  year: 'ready',
} as const

const turn = (ago: number, by: Actor, does: Turn['does']): Turn => ({ ago, by, does })

/**
 * Years of a district in each state of their life, most of its dealers not being enrolled. The winter may be customized
 * today: one dealer did so, and others still may.
 */
export const YEAR_STORIES: readonly Story[] = [
  {
    ...year,
    name: 'Our four seasons',
    by: 'sibling',
    begun: 26,
    turns: [
      turn(25, 'sibling', 'submit'),
      turn(24, 'district', 'approve'),
      turn(2, 'sibling', 'customize'),
    ],
  },
  {
    ...year,
    name: 'Dearborn through the year',
    by: 'district',
    market: '204121',
    begun: 22,
    turns: [turn(21, 'district', 'submit'), turn(20, 'zone', 'approve')],
  },
  {
    ...year,
    name: 'Grand Rapids through the year',
    by: 'district',
    market: '204128',
    begun: 22,
    turns: [turn(21, 'district', 'submit'), turn(19, 'zone', 'approve')],
  },
  {
    ...year,
    name: 'A year of service in Farmington',
    by: 'kofi.kapoor',
    begun: 3,
    turns: [turn(2, 'kofi.kapoor', 'submit')],
  },
  {
    ...year,
    name: 'Canton through the year',
    by: 'district',
    market: '204163',
    begun: 1,
    year: 'begun',
    turns: [],
  },
  {
    ...year,
    name: 'Four seasons at Nissan',
    by: 'nissan-dealer',
    begun: 0,
    year: 'begun',
    turns: [],
  },
]
