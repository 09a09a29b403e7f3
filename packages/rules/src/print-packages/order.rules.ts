/** A piece with whom it is for. */
export interface AddressedPiece {
  /** The number of the household; of a seed its place among those of the sending. */
  recipient: number
  isSeed: boolean
  firstName: string
  lastName: string
  line1: string
  city: string
  state: string
  postalCode: string
  /** As the piece names it; empty where none is known. */
  vehicle: string
}

const digitsOf = (postalCode: string) => postalCode.replaceAll(/\D/g, '')

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * As a printer takes pieces to the Postal Service: by ZIP code, within it by street; seeds among the others, at their
 * own addresses. The same pieces always stand in the same order.
 */
export const inPrintersOrder = <Piece extends AddressedPiece>(pieces: readonly Piece[]): Piece[] =>
  pieces.toSorted(
    (one, other) =>
      compare(digitsOf(one.postalCode), digitsOf(other.postalCode)) ||
      compare(one.line1, other.line1) ||
      Number(one.isSeed) - Number(other.isSeed) ||
      one.recipient - other.recipient,
  )
