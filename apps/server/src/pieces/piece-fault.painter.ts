export type PieceFaultReason = 'piece.no-glyph' | 'piece.no-picture' | 'piece.no-font'

/** A piece cannot be painted; a broken one would be worse. The caller replies with the reason. */
export class PieceFault extends Error {
  constructor(
    readonly reason: PieceFaultReason,
    readonly details: Readonly<Record<string, unknown>>,
    cause?: unknown,
  ) {
    super(`${reason}: ${JSON.stringify(details)}`, { cause })
  }
}
