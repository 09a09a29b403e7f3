import { channelNames } from '@marquee/rules/channels'
import type { Sending } from './answers.ts'
import { texts } from './texts.ts'

/** With its wave where it is the second one. */
export function pieceName({ step, channel, wave }: Sending): string {
  const piece = texts.piece(step.name, channelNames[channel])
  return wave === 1 ? piece : texts.inWave(piece, wave)
}
