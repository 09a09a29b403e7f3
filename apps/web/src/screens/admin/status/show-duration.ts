const STEPS = [
  { seconds: 86_400, one: 'day', several: 'days' },
  { seconds: 3_600, one: 'hour', several: 'hours' },
  { seconds: 60, one: 'minute', several: 'minutes' },
] as const

/** As a person would say it, in one unit: '12 seconds', '3 hours'. */
export function showDuration(seconds: number): string {
  const step = STEPS.find((one) => seconds >= one.seconds)
  if (!step) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const count = Math.floor(seconds / step.seconds)
  return count === 1 ? `1 ${step.one}` : `${count} ${step.several}`
}

const format = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})

/** By the clock of who looks at it: '9:30:15 AM'. */
export const showTime = (moment: string): string => format.format(new Date(moment))
