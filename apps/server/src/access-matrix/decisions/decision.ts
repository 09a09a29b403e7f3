/**
 * Who may do what, written down by hand from the product's decisions and never computed: one row for
 * each operation. `needs` names the permissions of which one is enough. `by` says, for each way in
 * which the operation can name something, what it answers, by where that thing stands as seen from
 * the person's home.
 */
export interface Decision {
  needs: readonly string[]
  /** All of these as well. */
  also?: readonly string[]
  by: Readonly<Record<string, Outcomes>>
  /** Once the thing is found, one of these as well: what it is decides, and how it is refused. */
  found?: Readonly<Record<string, Second>>
  /** What it records before its own event, where it is done: of each thing that it does at once. */
  along?: readonly string[]
  /** The answer to dealers, where staff above them decide. */
  dealers?: string
  /** The answer to people whose home is less than a whole brand, where the others decide. */
  belowBrands?: string
  /** The answer to people whose home is less than all brands, where the others decide. */
  belowAll?: string
}

interface Second {
  needs: readonly string[]
  refused: string
}

/** Own home, below it, beside it, elsewhere in the brand, in another brand, above it, nowhere. */
export const RELATIONS = [
  'own',
  'descendant',
  'sibling',
  'otherBranch',
  'otherBrand',
  'ancestor',
  'missing',
] as const

export type Relation = (typeof RELATIONS)[number]

export type Outcomes = readonly [string, string, string, string, string, string, string]
