export { dayInWords, inDays, MONTHS, WEEKDAYS } from './day-in-words.ts'
export { showDayOf, showMoment } from './show-moment.ts'
export { useToday } from './use-today.ts'
export { zoneName } from './zone-name.ts'
