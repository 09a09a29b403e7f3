import ts from 'typescript'
import { at, type Finding, type HouseRule } from './rule.ts'
import { nodesOf, type Source } from './source.ts'

// One letter of each in brackets, or this list would find itself.
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.-])\/wor[k]\//, 'a path of one machine'],
  [/(?<![\w.-])\/(?:hom[e]|User[s])\/\w+\//, 'a path of one machine'],
  [/(?<![\w.-])\/tm[p]\/\w+\.md/, 'a path of one machine'],
  [/registry\.(?:npmj[s]\.org|yarnpk[g]\.com)/, 'the host of a registry'],
]

/** Words for which the glossary has a plainer one. */
const NOT_ORDINARY = new Set([
  'asked',
  'wanted',
  'told',
  'tell',
  'telling',
  'settle',
  'settled',
  'settling',
  'anew',
  'whoever',
  'nobody',
  'somebody',
  'anybody',
])
/** Where no name bears one of them any more. */
const PLAIN_ROOMS = ['apps/', 'bench/', 'e2e/', 'packages/', 'tools/']
/** Names that others gave: the query library, the language, and the field of an email on the wire. */
const GIVEN = new Set(['onSettled', 'allSettled', 'settledAt'])

export const words: HouseRule = {
  name: 'words',
  why: 'The project speaks of itself, not of the machine on which it was written, and in ordinary words.',
  findings: ({ project, sources }) => [
    ...[...project]
      .filter(([file]) => file !== 'package-lock.json')
      .flatMap(([file, text]) =>
        text.split('\n').flatMap((line, index) => inLine(file, line, index)),
      ),
    ...sources
      .filter(({ path }) => PLAIN_ROOMS.some((room) => path.startsWith(room)))
      .flatMap(inIdentifiers),
  ],
}

function inLine(file: string, text: string, index: number): Finding[] {
  return FORBIDDEN.filter(([word]) => word.test(text)).map(([word, what]) => ({
    file,
    line: index + 1,
    says: `names ${what}: ${word.exec(text)?.[0]}`,
  }))
}

function inIdentifiers(source: Source): Finding[] {
  return nodesOf(source.tree).flatMap((node) => {
    if (!ts.isIdentifier(node) || GIVEN.has(node.text)) return []
    const parts = node.text.split(/(?=[A-Z])|_/).map((part) => part.toLowerCase())
    const word = parts.find((part) => NOT_ORDINARY.has(part))
    if (word === undefined) return []
    return [at(source, node, `'${node.text}' says '${word}': docs/glossary.md has a plainer word`)]
  })
}
