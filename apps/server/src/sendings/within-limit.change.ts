import type { CalendarDate } from '@marquee/rules/calendar'
import { isLimited } from '@marquee/rules/contact-pressure'
import { leaveOut, type PlannedPiece } from '@marquee/rules/sendings'
import { countedPiecesStore, pressedPiecesView } from '../contact-pressure/index.ts'
import { brandPathOf, knownPeopleView } from '../customers/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { SendingRow } from './sendings.store.ts'

interface Planned {
  pieces: readonly PlannedPiece[]
  day: CalendarDate
}

/**
 * Counts for each household that it gets a piece on this day, and leaves out whose brand allows no more. They are counted
 * without a limit as well: one that is set later looks back.
 */
export async function withinLimit(
  { key, marketKey, channel, path }: SendingRow,
  { pieces, day }: Planned,
  use: Use,
): Promise<readonly PlannedPiece[]> {
  if (!isLimited(channel)) return pieces
  await use(countedPiecesStore).lockBrand(brandPathOf(path), channel)
  const going = pieces.flatMap(({ household, suppressedFor }) =>
    suppressedFor === null ? [household] : [],
  )
  const people = await use(knownPeopleView).hashes({ marketKey, path }, going)
  await use(countedPiecesStore).add({ sendingKey: key, path, channel, day, people })
  return leaveOut(pieces, await use(pressedPiecesView).planned({ key, path, channel }), 'PRESSED')
}

/** Before its day it is not known who gets more by then than the brand allows. */
export const NONE_PRESSED: ReadonlySet<number> = new Set()

/** Of pieces that leave on this day, those that would be more by now than the brand allows. */
export async function pressedOn(
  day: CalendarDate,
  { key, channel, path }: SendingRow,
  recipients: readonly number[],
  use: Use,
): Promise<ReadonlySet<number>> {
  if (!isLimited(channel)) return new Set()
  await use(countedPiecesStore).leaveOn(key, recipients, day)
  return use(pressedPiecesView).leaving({ key, path, channel }, recipients)
}
