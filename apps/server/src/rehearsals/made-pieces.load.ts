import type { Found, SampledPiece } from '@marquee/rules/rehearsals'
import type { ComposedPiece } from '../pieces/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import type { NewPiece } from './rehearsal-pieces.store.ts'
import type { RehearsedReach } from './rehearsed-sendings.load.ts'

export type MadePiece = Pick<
  NewPiece,
  'reader' | 'household' | 'addressee' | 'subject' | 'contentType' | 'content'
>

export interface MadePieces {
  pieces: MadePiece[]
  problems: Found[]
}

/** All is read that pieces are made of: making them takes long, and no transaction is open meanwhile. */
export type MakePieces = () => Promise<MadePieces>

/** What pieces of a sending are made of. */
export interface Preparing {
  reach: RehearsedReach
  composed: ComposedPiece
  samples: readonly SampledPiece[]
  deployment: Pick<Deployment, 'publicUrl' | 'campaignServer' | 'isMailing'>
}

export const failing =
  (...problems: Found[]): MakePieces =>
  async () => ({ pieces: [], problems })

/** By which a piece is found again among those that were addressed. */
export const samePiece = (
  { reader, recipient }: SampledPiece,
  other: { isSeed: boolean; recipient: number },
): boolean => other.isSeed === (reader === 'seed') && other.recipient === recipient

export const householdOf = ({ reader, recipient }: SampledPiece): number | null =>
  reader === 'customer' ? recipient : null
