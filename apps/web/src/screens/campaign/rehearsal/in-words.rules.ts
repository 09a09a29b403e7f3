import { showDate } from '@marquee/rules/calendar'
import { CARRIERS, isOnPlatforms } from '@marquee/rules/channels'
import { inHomeWindow } from '@marquee/rules/mail-dates'
import { leftOutForNames, pieceReaderNames } from '@marquee/rules/rehearsals'
import { showMoment } from '../../../widgets/calendar/index.ts'
import type { Piece, Rehearsed } from './answers.ts'
import { texts } from './texts.ts'

/** When and to how many; whose, where there are several dealers. */
export function lineInWords(sending: Rehearsed, isForSeveral: boolean): string {
  const { market, people, seeds } = sending
  return [
    isForSeveral && market.name,
    people === null ? texts.unknown : texts.people(people),
    seeds > 0 && texts.seeds(seeds),
    arrivalInWords(sending),
  ]
    .filter((words) => words !== false)
    .join(' · ')
}

function arrivalInWords({ channel, dueOn, leavesAt }: Rehearsed): string {
  const home = inHomeWindow(dueOn)
  const by = {
    email: texts.leaves(showMoment(leavesAt)),
    paper: texts.inHomes(showDate(home.first), showDate(home.last)),
    platform: texts.fileReady(showDate(dueOn)),
  }
  return by[CARRIERS[channel]]
}

/** Why nothing can be looked at. */
export const noPiecesInWords = ({ channel }: Rehearsed): string =>
  isOnPlatforms(channel) ? texts.noPiecesOfAds : texts.noPieces

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
