import { SENT_CHANNELS, type SentChannel } from '../audience/index.ts'
import { channelNames } from '../channels/index.ts'
import { HELD_FOR, isOver, type HeldFor, type SendingState, type Wave } from '../sendings/index.ts'
import type { NoticeKind } from './kinds.rules.ts'

export type WaveNoticeKind = Extract<NoticeKind, `wave-${string}`>

/** What one dealer of a campaign sends by a step and a channel in one wave; of a metro campaign each its own. */
export interface PartOfWave {
  orderKey: number
  stepKey: number
  stepName: string
  channel: SentChannel
  wave: Wave
  state: SendingState
  heldFor: HeldFor | null
  isPlanned: boolean
  /** When it was let go last, in milliseconds since 1970. */
  letGoAt: number | null
  /** Who moved it last; null: the program did. */
  movedBy: number | null
}

export interface WaveNotice {
  kind: WaveNoticeKind
  occasion: string
  movedBy: number | null
}

/**
 * What is to be said of a wave, of all its dealers together: each once, however many of them it is. That a cancellation
 * stopped it was said by whoever canceled.
 */
export function waveNotices(parts: readonly PartOfWave[]): WaveNotice[] {
  const [first] = parts
  if (!first) return []
  const noticeOf = (kind: WaveNoticeKind, { why = '-', movedBy = null }: Said = {}) => ({
    kind,
    occasion: occasionOf(first, why),
    movedBy,
  })
  const stopped = parts.find(({ state, movedBy }) => state === 'stopped' && movedBy !== null)
  const isEnded = parts.every(({ state }) => isOver(state))
  const isSent = parts.some(({ state }) => state === 'done')
  const waits = parts.flatMap(({ heldFor, letGoAt }) =>
    heldFor === null ? [] : [noticeOf('wave-waits', { why: `${heldFor}@${letGoAt ?? 0}` })],
  )
  return [
    ...(parts.some(({ isPlanned }) => isPlanned) ? [noticeOf('wave-started')] : []),
    ...waits.filter(
      ({ occasion }, at) => waits.findIndex((one) => one.occasion === occasion) === at,
    ),
    ...(stopped ? [noticeOf('wave-stopped', { movedBy: stopped.movedBy })] : []),
    ...(isEnded && isSent ? [noticeOf('wave-ended')] : []),
  ]
}

interface Said {
  why?: string
  movedBy?: number | null
}

/** Names the wave, so that nobody gets two notices of the same, and all that its line says. */
const occasionOf = (part: PartOfWave, why: string): string =>
  [part.orderKey, part.stepKey, part.channel, part.wave, why, part.stepName].join(' ')

export interface WaveInWords {
  piece: string
  heldFor: HeldFor | null
}

export function waveInWords(occasion: string): WaveInWords {
  const [, , channel, wave, why, ...name] = occasion.split(' ')
  const sent = SENT_CHANNELS.find((one) => one === channel)
  const by = sent ? ` by ${channelNames[sent]}` : ''
  return {
    piece: `${name.join(' ')}${by}${wave === '2' ? ', wave 2' : ''}`,
    heldFor: HELD_FOR.find((one) => one === why?.split('@')[0]) ?? null,
  }
}
