import { whole, type Finding, type HouseRule } from './rule.ts'
import type { Source } from './source.ts'

export const cycles: HouseRule = {
  name: 'cycles',
  why: 'Two files that use each other have no order in which to read them.',
  findings({ sources }) {
    const uses = new Map(sources.map((source) => [source.path, usedBy(source)]))
    const done = new Set<string>()
    return sources.flatMap(({ path }) => circlesFrom(path, [], uses, done))
  },
}

type Uses = ReadonlyMap<string, readonly string[]>

/** Imports of types count as well: they are gone at run time, but a reader has to follow them. */
const usedBy = ({ imports }: Source) => imports.flatMap(({ target }) => (target ? [target] : []))

function circlesFrom(
  file: string,
  way: readonly string[],
  uses: Uses,
  done: Set<string>,
): Finding[] {
  const start = way.indexOf(file)
  if (start >= 0) return [circle(way.slice(start))]
  if (done.has(file)) return []
  const found = (uses.get(file) ?? []).flatMap((next) =>
    circlesFrom(next, [...way, file], uses, done),
  )
  done.add(file)
  return found
}

function circle(files: readonly string[]): Finding {
  const [first] = files.toSorted() as [string]
  const from = files.indexOf(first)
  const round = [...files.slice(from), ...files.slice(0, from), first]
  return whole(first, `leads back to itself: ${round.join(' → ')}`)
}
