import { showDate } from '@marquee/rules/calendar'
import { isOnPaper } from '@marquee/rules/channels'
import { inHomeWindow } from '@marquee/rules/mail-dates'
import { leftOutForNames, pieceReaderNames } from '@marquee/rules/rehearsals'
import { showMoment } from '../../../widgets/calendar/index.ts'
import type { Piece, Rehearsed } from './answers.ts'
import { texts } from './texts.ts'

/** When and to how many; whose, where there are several dealers. */
export function lineInWords(sending: Rehearsed, isForSeveral: boolean): string {
  const { market, channel, dueOn, leavesAt, people, seeds } = sending
  const home = inHomeWindow(dueOn)
  return [
    isForSeveral && market.name,
    people === null ? texts.unknown : texts.people(people),
    seeds > 0 && texts.seeds(seeds),
    isOnPaper(channel)
      ? texts.inHomes(showDate(home.first), showDate(home.last))
      : texts.leaves(showMoment(leavesAt)),
  ]
    .filter((words) => words !== false)
    .join(' · ')
}

/** How many are left out, and of them how many for which reason; empty where all get it. */
export function leftOutInWords(leftOut: Rehearsed['leftOut']): string {
  const all = leftOut.reduce((sum, { count }) => sum + count, 0)
  return all === 0 ? '' : texts.leftOutOf(all, reasonsOf(leftOut).join(', '))
}

/** How many for which reason. */
export const reasonsOf = (leftOut: Rehearsed['leftOut']): string[] =>
  leftOut.map(({ reason, count }) => texts.because(count, leftOutForNames[reason]))

/** Whom a piece is for. */
export const addresseeOf = ({ addressee }: Piece): string => addressee ?? texts.unnamed

export const readerOf = ({ reader }: Piece): string => pieceReaderNames[reader]
