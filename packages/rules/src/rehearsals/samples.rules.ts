import type { SentChannel } from '../audience/index.ts'
import { isOnPaper, isOnPlatforms } from '../channels/index.ts'
import type { RehearsedSending } from './timeline.rules.ts'

/** Of each sending so many pieces are made as real ones: of those who look at pieces, and of customers. */
const MOST_SEEDS = 2
const MOST_CUSTOMERS = 3
/** The pieces of further sendings, as of a campaign for many dealers, are counted and not made. */
export const MOST_SENDINGS_MADE = 12

/** Whom a piece that is made is for. A sample stands where no seed looks at pieces. */
export const PIECE_READERS = ['seed', 'sample', 'customer'] as const

export type PieceReader = (typeof PIECE_READERS)[number]

export interface SampledPiece {
  reader: PieceReader
  /** Of a customer the number of the household, of a seed its place among them. */
  recipient: number
}

interface Sampling {
  channel: SentChannel
  /** In the timeline, from 1 on. */
  number: number
  seeds: number
  households: readonly number[]
}

type Laid = Pick<RehearsedSending, 'number' | 'campaignKey' | 'stepKey' | 'channel'>

/** Beyond those whose pieces are made: a sheet that is laid out as one before it, which was looked at already. */
export const isLaidOutBefore = (sending: Laid, all: readonly Laid[]): boolean =>
  sending.number > MOST_SENDINGS_MADE &&
  isOnPaper(sending.channel) &&
  all.some(
    (one) =>
      one.number < sending.number &&
      one.campaignKey === sending.campaignKey &&
      one.stepKey === sending.stepKey &&
      one.channel === sending.channel,
  )

/** Which pieces of a sending are made: none of what ad platforms show, as the ad is theirs. */
export function samplesOf({ channel, number, seeds, households }: Sampling): SampledPiece[] {
  if (isOnPlatforms(channel) || number > MOST_SENDINGS_MADE) return []
  const ofSeeds = Array.from({ length: Math.min(seeds, MOST_SEEDS) }, (_, place) => ({
    reader: 'seed' as const,
    recipient: place,
  }))
  const ofCustomers = households.slice(0, MOST_CUSTOMERS).map((household) => ({
    reader: 'customer' as const,
    recipient: household,
  }))
  const sample = { reader: 'sample' as const, recipient: 0 }
  return [...(ofSeeds.length === 0 ? [sample] : ofSeeds), ...ofCustomers]
}
