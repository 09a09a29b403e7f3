import { showDate } from '@marquee/rules/calendar'
import { showCount } from '@marquee/rules/money'
import { minutesLeft, waitsForTexts, type SendingStanding } from '@marquee/rules/sendings'
import type { OnItsWay, SendingsPage } from './answers.ts'
import { texts } from './texts.ts'

type ShowMoment = (moment: string) => string

/** What comes next, or why nothing does. */
export const nextInWords = (row: OnItsWay, showMoment: ShowMoment): string =>
  NEXT[row.standing](row, showMoment)

const NEXT: Readonly<Record<SendingStanding, (row: OnItsWay, showMoment: ShowMoment) => string>> = {
  held: ({ heldFor }) => (heldFor === null ? '' : texts.heldFor[heldFor]),
  waiting: ({ waitsFor, opensAt }, showMoment) =>
    [waitsFor && waitsForTexts[waitsFor], opensAt && texts.opensAt(showMoment(opensAt))]
      .filter((words) => words !== null)
      .join('. '),
  going: ({ pieces, perMinute }) => {
    const left = pieces.pending + pieces.dispatching
    if (left === 0) return texts.ending
    const minutes = minutesLeft(left, perMinute)
    return minutes === null ? texts.soon : texts.minutesLeft(minutes)
  },
  paused: () => texts.untilResumed,
  next: ({ dueOn }) => texts.onItsDay(showDate(dueOn)),
}

/** What was planned is what became of it, and each part of it can be added up. */
export function totalsInWords({ planned, ...counts }: SendingsPage['totals']): string {
  const { columns } = texts
  return texts.equation(showCount(planned), [
    texts.part(counts.pending, columns.pending),
    texts.part(counts.dispatching, columns.leaving),
    texts.part(counts.accepted, columns.sent),
    texts.part(counts.refused, columns.refused),
    texts.part(counts.unknown, columns.unknown),
    texts.part(counts.suppressed, columns.suppressed),
  ])
}
