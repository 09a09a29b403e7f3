const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
})

/** When something was done, by the clock of who looks at it: '12/25/2026, 9:30 AM'. */
export const showMoment = (moment: string): string => format.format(new Date(moment))
