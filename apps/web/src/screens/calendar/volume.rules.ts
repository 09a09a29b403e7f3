import { inWaves } from '@marquee/rules/campaigns'
import { channelNames, type FulfillmentChannel } from '@marquee/rules/channels'
import type { CalendarDate } from '@marquee/rules/calendar'
import { showCount } from '@marquee/rules/money'
import { texts } from './texts.ts'

interface Sent {
  channels: readonly FulfillmentChannel[]
  /** Of all waves. */
  pieces: number | null
  secondMailDate: CalendarDate | null
}

/** 'Email, Direct mail · 11,110 pieces': of a campaign in two waves, about a half in each. */
export function volumeOf({ channels, pieces, secondMailDate }: Sent, wave: 1 | 2): string {
  const names = channels.map((channel) => channelNames[channel]).join(', ')
  return [names, piecesIn(pieces, secondMailDate === null ? undefined : wave)]
    .filter(Boolean)
    .join(' · ')
}

function piecesIn(pieces: number | null, wave: 1 | 2 | undefined): string {
  if (pieces === null) return ''
  if (wave === undefined) return texts.pieces(showCount(pieces))
  return texts.aboutPieces(showCount(inWaves(pieces)[wave - 1] ?? 0))
}
