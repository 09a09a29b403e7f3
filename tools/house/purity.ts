import ts from 'typescript'
import { placeOf } from './rooms.ts'
import { at, type Finding, type HouseRule } from './rule.ts'
import { nodesOf, type Source } from './source.ts'

const OUTSIDE_WORLD = new Set([
  'Date',
  'process',
  'fetch',
  'console',
  'performance',
  'crypto',
  'globalThis',
  'window',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'localStorage',
  'document',
])

export const purity: HouseRule = {
  name: 'purity',
  why: 'A rule answers the same to the same question: today, now and ids are arguments.',
  findings: ({ sources }) =>
    sources
      .filter(({ path, isTest }) => placeOf(path)?.room === 'rules' && !isTest)
      .flatMap((source) => [
        ...strangers(source),
        ...[...nodesOf(source.tree)].flatMap((node) => impure(source, node)),
      ]),
}

function strangers({ path, imports }: Source): Finding[] {
  return imports
    .filter(({ target }) => target === undefined)
    .map(({ specifier, line }) => ({ file: path, line, says: `imports ${specifier}` }))
}

function impure(source: Source, node: ts.Node): Finding[] {
  if (isRandom(node)) return [at(source, node, 'uses Math.random')]
  if (!ts.isIdentifier(node) || !OUTSIDE_WORLD.has(node.text) || !isRead(node)) return []
  return [at(source, node, `uses ${node.text}`)]
}

function isRandom(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random'
}

/** Not the name of a property or of a type. */
export function isRead(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  return (
    !(
      (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) &&
      parent.name === node
    ) &&
    !ts.isTypeReferenceNode(parent) &&
    !ts.isTypeQueryNode(parent)
  )
}
