export type { BlackoutDateEntry, BlackoutDates } from './answers.ts'
export { useBlackoutDates } from './use-blackout-dates.ts'
