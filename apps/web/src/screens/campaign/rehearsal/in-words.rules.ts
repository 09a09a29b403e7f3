import { showDate } from '@marquee/rules/calendar'
import { CARRIERS, isOnPlatforms } from '@marquee/rules/channels'
import { inHomeWindow } from '@marquee/rules/mail-dates'
import { leftOutForNames, MOST_SENDINGS_MADE, pieceReaderNames } from '@marquee/rules/rehearsals'
import { showMoment } from '../../../widgets/calendar/index.ts'
import type { Piece, Rehearsal, Rehearsed } from './answers.ts'
import { texts } from './texts.ts'

/** When and to how many; whose, where there are several dealers. */
export function lineInWords(sending: Rehearsed, isForSeveral: boolean): string {
  const { market, season, people, seeds } = sending
  return [
    season ?? false,
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

/** Why nothing can be looked at; empty where something can, or where it is said of all further ones at once. */
export function noPiecesInWords({ channel, number, pieces }: Rehearsed): string {
  if (pieces.length > 0) return ''
  if (isOnPlatforms(channel)) return texts.noPiecesOfAds
  return number > MOST_SENDINGS_MADE ? '' : texts.noPieces
}

/** What holds for all of a timeline. */
export function timelineInWords({ sendings, days }: Rehearsal): string {
  const isLong = sendings.length > MOST_SENDINGS_MADE
  return [days && texts.asOfNow, isLong && texts.firstMade(MOST_SENDINGS_MADE)]
    .filter((words) => typeof words === 'string')
    .join(' ')
}

type OfDay = [Rehearsed, ...Rehearsed[]]

/** What leaves on one day stands together. */
export function byDay(sendings: readonly Rehearsed[]): OfDay[] {
  const all: OfDay[] = []
  for (const sending of sendings) {
    const last = all.at(-1)
    if (last?.[0].dueOn === sending.dueOn) last.push(sending)
    else all.push([sending])
  }
  return all
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
