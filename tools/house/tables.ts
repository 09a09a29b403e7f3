import ts from 'typescript'
import { nodesOf, type Source } from './source.ts'

export interface Table {
  /** As the code calls it: `blackoutDates`. */
  name: string
  /** As the database calls it: `blackout_dates`. */
  sqlName: string
  /** The noun whose schema file describes it; `platform` for the platform's own. */
  owner: string
}

const SCHEMA = /^apps\/server\/src\/db\/schema\/([\w-]+)\.ts$/

/** Every table, by the schema file that describes it. */
export function tablesOf(sources: readonly Source[]): Table[] {
  return sources.flatMap((source) => {
    const owner = SCHEMA.exec(source.path)?.[1]
    return owner ? [...nodesOf(source.tree)].flatMap((node) => tableOf(node, owner)) : []
  })
}

function tableOf(node: ts.Node, owner: string): Table[] {
  if (!ts.isVariableDeclaration(node) || !node.initializer) return []
  const initializer = node.initializer
  if (!ts.isCallExpression(initializer) || initializer.expression.getText() !== 'pgTable') return []
  const [sqlName] = initializer.arguments
  if (!sqlName || !ts.isStringLiteralLike(sqlName)) return []
  return [{ name: node.name.getText(), sqlName: sqlName.text, owner }]
}
