import type { ContactLimit, LimitedChannel } from './contact-pressure.rules.ts'

export const contactPressureReasons = {
  'contact-pressure.not-whole-brand':
    'Only people whose home is a whole brand say how often its households are written to. Ask the national office.',
} as const

const PIECES: Readonly<Record<LimitedChannel, readonly [one: string, many: string]>> = {
  EMAIL: ['email', 'emails'],
  DIRECT_MAIL: ['letter', 'letters'],
}

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`

/** What a limit comes to for a household. */
export function limitInWords(channel: LimitedChannel, limit: ContactLimit | null): string {
  if (limit === null) return `A household gets each of its ${PIECES[channel][1]}, however many.`
  const days = limit.days === 1 ? 'on one day' : `in ${limit.days} days`
  return `A household gets at most ${counted(limit.pieces, PIECES[channel])} ${days}.`
}
