import { allOperations } from '@marquee/contract'
import { DECISIONS } from './decisions/decision-table.ts'
import { relationOf } from './model.ts'
import { ACTORS, type Actor } from './people.ts'
import { NOWHERE, PLACES, type Place } from './places.ts'

/** One call: a person calls an operation for something at a place. */
export interface Cell {
  operation: string
  way: string
  actor: Actor
  place: Place
}

export interface Way {
  operation: string
  way: string
}

export const WAYS: readonly Way[] = Object.entries(DECISIONS).flatMap(([operation, { by }]) =>
  Object.keys(by).map((way) => ({ operation, way })),
)

/** The ways to call that check who the caller is. */
export const GUARDED_WAYS = WAYS.filter(({ operation }) => !isOpenToAll(operation))

export function isOpenToAll(name: string): boolean {
  return allOperations.find((one) => one.name === name)?.access.scope === 'public'
}

/** Every person and every place of one way to call an operation. */
export function allCells({ operation, way }: Way, actors: readonly Actor[] = ACTORS): Cell[] {
  const places = [...PLACES, NOWHERE].filter(({ brand }) => isNamedBy(way, brand))
  return actors.flatMap((actor) => places.map((place) => ({ operation, way, actor, place })))
}

/** A brand names only some places, and one brand alone does not name that of all brands. */
function isNamedBy(way: string, brand: Place['brand']): boolean {
  if (way === 'oneBrand') return typeof brand === 'string'
  return way !== 'brand' || brand !== undefined
}

/**
 * A part of them for every day: each home still meets each place, and each permission set meets
 * something within its scope and something beyond it.
 */
export function pairwiseCells(way: Way, actors: readonly Actor[] = ACTORS): Cell[] {
  const cells = shuffled(allCells(way, actors))
  const open = new Set(cells.flatMap(pairsOf))
  const chosen: Cell[] = []
  for (const atLeast of [2, 1]) {
    for (const cell of cells) {
      const fresh = pairsOf(cell).filter((pair) => open.has(pair))
      if (fresh.length < atLeast) continue
      chosen.push(cell)
      for (const pair of fresh) open.delete(pair)
    }
  }
  return chosen
}

function pairsOf({ actor: { home, set }, place }: Cell): string[] {
  const relation = relationOf(home.path as string, place.path)
  const isWithin = relation === 'own' || relation === 'descendant'
  return [`${home.name} ${place.name}`, `${set.name} ${isWithin ? 'within' : 'beyond'}`]
}

/** Always the same order, and not the one in which the cells were made. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let seed = 20_260
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed
  }
  return items
    .map((item) => ({ item, rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
