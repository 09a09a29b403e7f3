import { whole, type Finding, type HouseRule } from './rule.ts'
import type { Source } from './source.ts'

export const cycles: HouseRule = {
  name: 'cycles',
  why: 'Two files that load each other have no order in which to read them.',
  findings({ sources }) {
    const loads = new Map(sources.map((source) => [source.path, loadedBy(source)]))
    const done = new Set<string>()
    return sources.flatMap(({ path }) => circlesFrom(path, [], loads, done))
  },
}

type Loads = ReadonlyMap<string, readonly string[]>

// Types are gone when the program runs.
const loadedBy = ({ imports }: Source) =>
  imports.flatMap(({ target, isTypeOnly }) => (target && !isTypeOnly ? [target] : []))

function circlesFrom(
  file: string,
  way: readonly string[],
  loads: Loads,
  done: Set<string>,
): Finding[] {
  const start = way.indexOf(file)
  if (start >= 0) return [circle(way.slice(start))]
  if (done.has(file)) return []
  const found = (loads.get(file) ?? []).flatMap((next) =>
    circlesFrom(next, [...way, file], loads, done),
  )
  done.add(file)
  return found
}

function circle(files: readonly string[]): Finding {
  const [first] = files.toSorted() as [string]
  const from = files.indexOf(first)
  const round = [...files.slice(from), ...files.slice(0, from), first]
  return whole(first, `loads itself: ${round.join(' → ')}`)
}
