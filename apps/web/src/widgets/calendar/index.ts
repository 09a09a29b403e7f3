export { dayInWords, inDays, MONTHS, WEEKDAYS, weekdayName } from './day-in-words.ts'
export { useToday } from './use-today.ts'
export { zoneName } from './zone-name.ts'
