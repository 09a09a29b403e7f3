import { showDate, type CalendarDate } from '../calendar/index.ts'
import { isOnPaper, type FulfillmentChannel } from '../channels/index.ts'
import { inHomeWindow } from '../mail-dates/index.ts'
import { showCount } from '../money/index.ts'
import { waveTexts } from './texts.ts'

/** How many of so many go out in the first wave, and in the second: a half each, and the first has the odd one. */
export const inWaves = (count: number): readonly [first: number, second: number] => [
  Math.ceil(count / 2),
  Math.floor(count / 2),
]

interface InTwoWaves {
  households: number
  pieces: number
  dealers: number
}

/**
 * What goes out in each wave, a line each. All pieces of a household share one, and each dealer's customers are
 * halved for themselves, so that the halves are exact for one dealer with a piece for each household.
 */
export function describeWaves({ households, pieces, dealers }: InTwoWaves): string {
  const isExact = pieces === households && dealers <= 1
  return inWaves(pieces)
    .map((count, at) => waveTexts.wave(at + 1, showCount(count), isExact))
    .join('\n')
}

interface Dated {
  channels: readonly FulfillmentChannel[]
  mailDate: CalendarDate | null
  /** Null: there is one wave. */
  secondMailDate: CalendarDate | null
}

/** When pieces are in the homes, a line for each wave; false where nothing is mailed. */
export function describeInHomes({ channels, mailDate, secondMailDate }: Dated): string | false {
  if (!isOnPaper(...channels)) return false
  const ranges = [mailDate, secondMailDate].flatMap((day) => (day === null ? [] : [rangeOf(day)]))
  if (ranges.length === 0) return false
  return ranges.length === 1
    ? ranges.join('')
    : ranges.map((range, at) => waveTexts.wave(at + 1, range, true)).join('\n')
}

function rangeOf(day: CalendarDate): string {
  const { first, last } = inHomeWindow(day)
  return waveTexts.between(showDate(first), showDate(last))
}
