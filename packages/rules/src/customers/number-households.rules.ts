/** A household of a market, in the version of an import. */
export interface KnownHousehold {
  household: number
  version: number
  sourceId: string | null
  person: string
}

export interface Numbering {
  /** Undefined: this household is in the file already. */
  take: (sourceId: string | null, person: string) => number | undefined
}

/**
 * A household keeps its number, by the dealer's own number or else by its identity; new ones get the
 * next.
 */
export function numberHouseholds(
  known: readonly KnownHousehold[],
  version: number,
  first: number,
): Numbering {
  const bySource = new Map<string, number>()
  const byPerson = new Map<string, number>()
  const taken = new Set<number>()
  const read = { sources: new Set<string>(), people: new Set<string>() }
  let next = first
  const note = (sourceId: string | null, person: string, household: number) => {
    read.people.add(person)
    if (sourceId !== null) read.sources.add(sourceId)
    taken.add(household)
    next = Math.max(next, household + 1)
  }
  for (const { sourceId, person, household, version: of } of known) {
    if (of === version) note(sourceId, person, household)
    else {
      if (sourceId !== null) bySource.set(sourceId, household)
      byPerson.set(person, household)
      next = Math.max(next, household + 1)
    }
  }
  return {
    take(sourceId, person) {
      if (read.people.has(person) || (sourceId !== null && read.sources.has(sourceId)))
        return undefined
      const before =
        (sourceId === null ? undefined : bySource.get(sourceId)) ?? byPerson.get(person)
      const number = before === undefined || taken.has(before) ? next : before
      note(sourceId, person, number)
      return number
    },
  }
}
