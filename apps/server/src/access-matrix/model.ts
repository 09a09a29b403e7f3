import { DECISIONS } from './decisions/decision-table.ts'
import { RELATIONS, type Relation } from './decisions/decision.ts'

/*
 * What a call must answer, from the decision table and plain text comparison of places. Nothing of
 * the server or of the shared rules is used here, so that a mistake there cannot repeat itself.
 */

export function relationOf(home: string, place: string | null): Relation {
  if (place === null) return 'missing'
  if (place === home) return 'own'
  if (place.startsWith(home)) return 'descendant'
  if (home.startsWith(place)) return 'ancestor'
  if (brandOf(place) !== brandOf(home)) return 'otherBrand'
  return parentOf(place) === parentOf(home) ? 'sibling' : 'otherBranch'
}

export interface Question {
  operation: string
  way: string
  home: string
  permissions: readonly string[]
  place: string | null
}

/** The status, followed by the code of a refusal. */
export function expected({ operation, way, home, permissions, place }: Question): string {
  const decision = DECISIONS[operation]
  const outcomes = decision?.by[way]
  if (!decision || !outcomes) throw new Error(`No decision about ${operation} by ${way}`)
  const { needs, also = [] } = decision
  const holds = (anyOf: readonly string[]) => anyOf.some((need) => permissions.includes(need))
  const isPermitted =
    (needs.length === 0 || holds(needs)) && also.every((need) => permissions.includes(need))
  if (!isPermitted) return '403 access.denied'
  const outcome = outcomes[RELATIONS.indexOf(relationOf(home, place))] as string
  const second = decision.found?.[way]
  const isFound = !outcome.startsWith('404')
  if (second && isFound && !holds(second.needs)) return second.refused
  const depth = home.split('.').length
  if (decision.belowAll && isFound && depth > ROOT_DEPTH) return decision.belowAll
  if (decision.belowBrands && isFound && depth > BRAND_DEPTH) return decision.belowBrands
  const isDealer = depth === DEALER_DEPTH
  return decision.dealers && isFound && isDealer ? decision.dealers : outcome
}

/** May something that lies at a place show up in an answer to a person of this home? */
export function mayShow(kind: 'keptWithin' | 'seenBelow', home: string, place: string): boolean {
  const relation = relationOf(home, place)
  if (relation === 'own' || relation === 'descendant') return true
  return kind === 'seenBelow' && relation === 'ancestor'
}

/** Only what is refused for its permission or its place is written down as denied. */
export function isDenial(outcome: string): boolean {
  return outcome.startsWith('403') || outcome.startsWith('404')
}

/** '1.' */
const ROOT_DEPTH = 2

/** '1.2.' */
const BRAND_DEPTH = 3

/** '1.2.3.4.5.' */
const DEALER_DEPTH = 6

const brandOf = (path: string) => path.split('.').slice(0, 2).join('.')

const parentOf = (path: string) => path.split('.').slice(0, -2).join('.')
