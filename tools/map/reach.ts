import ts from 'typescript'
import { nodesOf } from '../house/source.ts'
import { resolve, type Codebase, type Symbol } from './symbols.ts'

export interface Reached extends Symbol {
  node: ts.Node
}

/**
 * Everything that a declaration uses, and what that uses in turn. `goesInto` says into which files
 * to look; what stands in others is named and not entered.
 */
export function reach(
  code: Codebase,
  from: Symbol,
  goesInto: (file: string) => boolean,
): Reached[] {
  const reached = new Map<string, Reached>()
  const open = [resolve(code, from)]
  while (open.length > 0) {
    const symbol = open.pop()
    const node = symbol && code.get(symbol.file)?.declared.get(symbol.name)
    const key = `${symbol?.file}#${symbol?.name}`
    if (!symbol || !node || reached.has(key)) continue
    reached.set(key, { ...symbol, node })
    if (goesInto(symbol.file)) open.push(...usedBy(code, symbol.file, node))
  }
  return [...reached.values()]
}

function usedBy(code: Codebase, file: string, node: ts.Node): (Symbol | undefined)[] {
  const scope = code.get(file)
  return [...nodesOf(node)].filter(ts.isIdentifier).flatMap((identifier) => {
    if (isPropertyName(identifier)) return []
    const imported = scope?.imported.get(identifier.text)
    if (imported?.name === '*') return [resolve(code, { ...imported, name: memberOf(identifier) })]
    if (imported) return [resolve(code, imported)]
    return scope?.declared.has(identifier.text) ? [{ file, name: identifier.text }] : []
  })
}

function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  return ts.isPropertyAssignment(parent) && parent.name === node
}

const memberOf = ({ parent }: ts.Identifier) =>
  ts.isPropertyAccessExpression(parent) ? parent.name.text : ''
