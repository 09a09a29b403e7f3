export type PieceFaultReason = 'piece.no-glyph' | 'piece.no-picture' | 'piece.no-font'

/** A piece cannot be made; nothing is better than a broken one. Whoever asked for it answers the reason. */
export class PieceFault extends Error {
  constructor(
    readonly reason: PieceFaultReason,
    readonly details: Readonly<Record<string, unknown>>,
    cause?: unknown,
  ) {
    super(`${reason}: ${JSON.stringify(details)}`, { cause })
  }
}
