import ts from 'typescript'
import { at, type Finding, type HouseRule } from './rule.ts'
import { lineOf, nodesOf, type Source } from './source.ts'

/** As many places as a reader keeps in mind. */
const MOST_EDGES = 6
const EDGE = /^\s*\/\/ edge: \w+/

export const casts: HouseRule = {
  name: 'casts',
  why: `A blind cast switches the compiler off. Where it cannot know, at most ${MOST_EDGES} times in the house, the line above says why: // edge: …`,
  findings({ sources }) {
    const ours = sources.filter(isHeld)
    const edges = ours.flatMap(edgesOf)
    return [
      ...ours.flatMap(unmarked),
      ...edges.flatMap(({ source, line, cast }) =>
        cast ? [] : [{ file: source.path, line, says: 'names an edge, with no cast below it' }],
      ),
      ...edges.slice(MOST_EDGES).map(({ source, line }) => ({
        file: source.path,
        line,
        says: `is one of ${edges.length} edges, at most ${MOST_EDGES}`,
      })),
    ]
  },
}

const isHeld = ({ path, isTest, isGenerated }: Source) =>
  !isTest && !isGenerated && !path.includes('/testing/')

const castsIn = ({ tree }: Source) => nodesOf(tree).filter(ts.isAsExpression)

function unmarked(source: Source): Finding[] {
  const marked = new Set(edgesOf(source).map(({ cast }) => cast))
  return castsIn(source)
    .filter((cast) => isBlind(cast) && !marked.has(cast))
    .map((cast) => at(source, cast, `hides from the compiler what it is (${endOf(cast)})`))
}

/** To what everything is or may be, or by way of it. */
function isBlind({ type, expression }: ts.AsExpression): boolean {
  const isByUnknown =
    ts.isAsExpression(expression) && expression.type.kind === ts.SyntaxKind.UnknownKeyword
  return (
    isByUnknown ||
    type.kind === ts.SyntaxKind.NeverKeyword ||
    type.kind === ts.SyntaxKind.AnyKeyword
  )
}

const endOf = ({ type }: ts.AsExpression) => `as ${type.getText()}`

interface Edge {
  source: Source
  line: number
  cast: ts.AsExpression | undefined
}

function edgesOf(source: Source): Edge[] {
  // Of nested casts that begin at the same place, only the outer one is reported.
  const below = new Map(
    castsIn(source)
      .map((cast) => [lineOf(cast), cast] as const)
      .toReversed(),
  )
  return source.tree.text.split('\n').flatMap((text, index) => {
    const line = index + 1
    return EDGE.test(text) ? [{ source, line, cast: below.get(line + 1) }] : []
  })
}
