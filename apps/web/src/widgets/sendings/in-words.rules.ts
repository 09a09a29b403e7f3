import { showDate, showMonth } from '@marquee/rules/calendar'
import { channelNames } from '@marquee/rules/channels'
import { returnKindNames } from '@marquee/rules/mail-returns'
import { showCount } from '@marquee/rules/money'
import type { Daily, Listed, Sending } from './answers.ts'
import { texts } from './texts.ts'

/** With its wave where it is the second one, and that it is sent again where it is. */
export function pieceName({
  step,
  channel,
  wave,
  isSecond,
}: Pick<Listed, 'step' | 'channel' | 'wave' | 'isSecond'>): string {
  const piece = texts.piece(step.name, channelNames[channel])
  const inWave = wave === 1 ? piece : texts.inWave(piece, wave)
  return isSecond ? texts.second(inWave) : inWave
}

/** When, how many, and what became of them; whose, where there are several dealers. */
export function lineInWords(sending: Sending, isForSeveral: boolean): string {
  const { market, dueOn, planned, pieces } = sending
  const counts =
    planned === null
      ? [texts.onItsDay]
      : [
          texts.countOf(showCount(planned), texts.planned),
          texts.countOf(showCount(pieces.accepted), texts.sent),
          pieces.suppressed > 0 && texts.countOf(showCount(pieces.suppressed), texts.leftOut),
        ]
  return [isForSeveral && market.name, showDate(dueOn), ...counts]
    .filter((words) => words !== false)
    .join(' · ')
}

/** What came back of the emails of a line, and why, in the words of whoever returned it. */
export const returnedOfLine = ({ returned }: Sending): string[] =>
  returned.map(({ kind, count, says }) =>
    texts.because(showCount(count), texts.why(returnKindNames[kind], says)),
  )

/** How many the month has of what goes out day by day. */
export function monthInWords({ inMonth, monthlyCap, through }: Daily): string {
  const [count, month] = [showCount(inMonth), showMonth(through)]
  return monthlyCap === null
    ? texts.inMonth(count, inMonth, month)
    : texts.inMonthOf(count, showCount(monthlyCap), month)
}
