import { showDate, showMonth } from '@marquee/rules/calendar'
import { channelNames } from '@marquee/rules/channels'
import { returnKindNames } from '@marquee/rules/mail-returns'
import { showCount } from '@marquee/rules/money'
import { waitsForTexts } from '@marquee/rules/sendings'
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

/** Why a line does not leave now, and until when; undefined where it does, or the banner above it says so. */
export function waitInWords(
  { waitsFor, opensAt }: Pick<Sending, 'waitsFor' | 'opensAt'>,
  showMoment: (moment: string) => string,
): string | undefined {
  if (waitsFor === null || waitsFor === 'halt') return undefined
  const why = waitsForTexts[waitsFor]
  return opensAt === null ? texts.waits(why) : texts.opensAt(why, showMoment(opensAt))
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
