const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
})

/** When something was done, by the clock of who looks at it: '12/25/2026, 9:30 AM'. */
export const showMoment = (moment: string): string => format.format(new Date(moment))

const dayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** On which day something was done, by the same clock: '12/25/2026'. */
export const showDayOf = (moment: string): string => dayFormat.format(new Date(moment))
