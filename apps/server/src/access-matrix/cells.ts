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
 * A part of them for every day. What is decided depends on a home, its relation to a place and the permissions, so each
 * home meets each relation, and each permission set something within its scope. Who meets what, and at which of the
 * places in a relation, differs from way to way: over all of them each set meets what is beyond its scope too.
 */
export function everydayCells(way: Way, actors: readonly Actor[] = ACTORS): Cell[] {
  const cells = shuffled(allCells(way, actors), seedOf(way))
  const open = new Set(cells.flatMap(casesOf))
  const chosen: Cell[] = []
  for (const atLeast of [2, 1]) {
    for (const cell of cells) {
      const fresh = casesOf(cell).filter((one) => open.has(one))
      if (fresh.length < atLeast) continue
      chosen.push(cell)
      for (const one of fresh) open.delete(one)
    }
  }
  return chosen
}

/** Each of these people with one place of each relation, another one from way to way. */
export function cellsByRelation(way: Way, actors: readonly Actor[]): Cell[] {
  const met = new Set<string>()
  return shuffled(allCells(way, actors), seedOf(way)).filter((cell) => {
    const relation = homeAndRelation(cell)
    return !met.has(relation) && met.add(relation)
  })
}

function casesOf(cell: Cell): string[] {
  const relation = relationOfCell(cell)
  const isWithin = relation === 'own' || relation === 'descendant'
  return [homeAndRelation(cell), ...(isWithin ? [cell.actor.set.name] : [])]
}

const homeAndRelation = (cell: Cell) => `${cell.actor.home.name} ${relationOfCell(cell)}`

const relationOfCell = ({ actor, place }: Cell) => relationOf(actor.home.path as string, place.path)

const seedOf = ({ operation, way }: Way) =>
  [...`${operation} ${way}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % MODULUS, 1)

/** The same order for the same seed, and not the one in which the cells were made. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let last = seed
  const next = () => {
    last = (last * 1_103_515_245 + 12_345) % MODULUS
    return last
  }
  return items
    .map((item) => ({ item, rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

const MODULUS = 2_147_483_648
