export {
  type BlackoutDateEntry,
  type BlackoutDates,
  useBlackoutDates,
} from './use-blackout-dates.ts'
